import { timingSafeEqual } from 'node:crypto'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import { findRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { cleanPicture } from './picture'
import { expectedFields, type Permission, type Provider, PROVIDERS, signatureOf } from './providers'
import { StoreRefusal } from './refusal'

/** The purpose of an upload. */
export const UPLOAD_SCENES = ['AVATAR', 'RETURN', 'FORM', 'PERMIT'] as const
export type UploadScene = (typeof UPLOAD_SCENES)[number]

/** Scenes whose pictures have no public address (decision 151). */
export const PRIVATE_SCENES: readonly UploadScene[] = ['FORM', 'PERMIT']

/** Time after which a private picture is deleted if no form uses it, ms. */
const UNUSED_TTL = 30 * DAY

/** Lifetime of an upload signature, in ms. */
const TTL = 10 * 60_000
/** Maximum number of upload permissions that a buyer has not used. */
const MAX_OPEN = 20

/** Path of the gateway's own object store. */
export const STORE_PATH = '/sandbox/object-store'

/** In-memory state of uploads: the signing key and the next provider. */
export interface Uploads {
  secret: string
  /** Returns the next provider. Uses all providers in turn. Tests can select a provider. */
  next: () => Provider
}

export const createUploads = (secret: string): Uploads => {
  let turn = 0
  return { secret, next: () => PROVIDERS[turn++ % PROVIDERS.length] }
}

const permissionOf = (row: Row<'uploads'>): Permission => ({
  provider: row.provider as Provider,
  dir: `${row.object_key.split('/').slice(0, -1).join('/')}/`,
  key: row.object_key,
  signedAt: row.signed_at,
  expiresAt: row.expires_at,
})

/** Throws `Refusal` tooMany if this buyer already has the maximum number of unused permissions. */
const refuseHoarding = async (db: Db, userId: string, now: number): Promise<void> => {
  const { open } = await db
    .selectFrom('uploads')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  if (Number(open) >= MAX_OPEN) throw new Refusal('tooMany', { http: 429, params: { seconds: TTL / 1000 } })
}

/**
 * Allows a buyer to upload one file.
 * @param origin the gateway's origin in the buyer's address bar
 */
export const allowUpload = async (
  { db, clock, uploads }: Pick<Gateway, 'db' | 'clock' | 'uploads'>,
  { userId, scene, origin }: { userId: string; scene: UploadScene; origin: string },
) => {
  const now = clock.now()
  await refuseHoarding(db, userId, now)
  const provider = uploads.next()
  const dir = `${scene.toLowerCase()}/${new Date(now).toISOString().slice(0, 10)}/`
  const row = {
    object_key: `${dir}${newId('F')}`,
    entry_code: newId('E'),
    user_id: userId,
    ...{ scene, provider, signed_at: now, expires_at: now + TTL, used_at: null, body: null },
    ...{ width: null, height: null, delete_at: PRIVATE_SCENES.includes(scene) ? now + UNUSED_TTL : null },
  }
  await db.insertInto('uploads').values(row).execute()
  return {
    ...signatureOf(uploads.secret, permissionOf(row)),
    key: row.object_key,
    host: `${origin}${STORE_PATH}/${provider.toLowerCase()}`,
    type: provider,
    entryCode: row.entry_code,
    callback: '',
    dir,
    headers: {},
  }
}

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Returns the permission that a form's signed fields prove.
 * @throws StoreRefusal for a wrong key or signature, or an expired permission
 */
export const provenUpload = async (
  { db, clock, uploads }: Pick<Gateway, 'db' | 'clock' | 'uploads'>,
  provider: Provider,
  fields: ReadonlyMap<string, string>,
): Promise<Row<'uploads'>> => {
  const row = await findRow(db, 'uploads', { object_key: fields.get('key') ?? '', provider })
  if (!row) throw new StoreRefusal('AccessDenied', 403)
  const expected = Object.entries(expectedFields(uploads.secret, permissionOf(row)))
  if (!expected.every(([name, value]) => isSame(fields.get(name) ?? '', value)))
    throw new StoreRefusal('SignatureDoesNotMatch', 403)
  if (row.expires_at < clock.now()) throw new StoreRefusal('PolicyExpired', 403)
  return row
}

/**
 * Stores the uploaded file, if it really is a picture. A permission is valid for one file, and is marked as used before
 * the file is stored.
 * @throws StoreRefusal
 */
export const storeFile = async (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { object_key: key, entry_code: entryCode }: Row<'uploads'>,
  file: Buffer,
): Promise<{ key: string; entryCode: string }> => {
  if (file.length === 0) throw new StoreRefusal('InvalidImage', 400)
  const used = await db
    .updateTable('uploads')
    .set({ used_at: clock.now() })
    .where('object_key', '=', key)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (Number(used.numUpdatedRows) === 0) throw new StoreRefusal('AccessDenied', 403)
  const picture = await cleanPicture(file)
  if (!picture) throw new StoreRefusal('InvalidImage', 400)
  await db.updateTable('uploads').set(picture).where('object_key', '=', key).execute()
  return { key, entryCode }
}

/** Returns the address of a stored picture. */
const addressOf = (entryCode: string): string => `/media/uploads/${entryCode}.webp`

/** Returns the address of a buyer's upload for its purpose. Throws `Refusal` uploadUnknown. */
export const takeUpload = async (tx: Tx, userId: string, entryCode: string, scene: UploadScene): Promise<string> => {
  const row = await tx
    .selectFrom('uploads')
    .select('entry_code')
    .where('entry_code', '=', entryCode)
    .where('user_id', '=', userId)
    .where('scene', '=', scene)
    .where('body', 'is not', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('uploadUnknown')
  return addressOf(row.entry_code)
}

/** Returns a stored picture by its entry code, or undefined. @param scenes scenes of the pictures that may be read */
export const storedPicture = async (
  db: Db,
  entryCode: string,
  scenes: readonly UploadScene[],
): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('uploads')
    .select('body')
    .where('entry_code', '=', entryCode)
    .where('scene', 'in', scenes)
    .executeTakeFirst()
  return row?.body ? Buffer.from(row.body) : undefined
}
