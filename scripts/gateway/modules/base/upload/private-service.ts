import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { openSigned, signed } from '../../../core/signed'
import { PRIVATE_SCENES, storedPicture, type Uploads, type UploadScene } from './service'

/** Lifetime of a link to a private picture, ms (decision 151). */
const LINK_TTL = 2 * 60_000

/** Path of the links. */
export const PRIVATE_PATH = '/private/pictures'

const keyOf = ({ secret }: Uploads): Uint8Array => Buffer.from(`private ${secret}`)

/**
 * Returns a link to a private picture, for one reader. The caller checks that the reader may see the picture.
 * @param reader the reader's user id
 */
export const privateLink = (
  { uploads, clock }: Pick<Gateway, 'uploads' | 'clock'>,
  entryCode: string,
  reader: string,
): { url: string; expiresAt: number } => {
  const expiresAt = clock.now() + LINK_TTL
  const text = Buffer.from(JSON.stringify([entryCode, reader, expiresAt])).toString('base64url')
  return { url: `${PRIVATE_PATH}/${signed(keyOf(uploads), text)}`, expiresAt }
}

/** Returns the picture of a link. Returns undefined for an expired or changed link, and for the link of another reader. */
export const openPrivateLink = async (
  { db, uploads, clock }: Pick<Gateway, 'db' | 'uploads' | 'clock'>,
  token: string,
  reader: string,
): Promise<Buffer | undefined> => {
  const text = openSigned(keyOf(uploads), token)
  if (text === null) return undefined
  const [entryCode, owner, expiresAt] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    string,
    string,
    number,
  ]
  if (owner !== reader || expiresAt < clock.now()) return undefined
  return storedPicture(db, entryCode, PRIVATE_SCENES)
}

/** Returns true if the private picture belongs to the buyer. */
export const ownsPicture = async (db: Db, userId: string, entryCode: string): Promise<boolean> =>
  Object.keys(await pictureSizes(db, userId, PRIVATE_SCENES, [entryCode])).length > 0

/**
 * Returns the sizes in pixels of a buyer's stored pictures, by entry code. Other pictures are absent.
 * @param scenes the scenes in which the pictures were uploaded
 */
export const pictureSizes = async (
  db: Db | Tx,
  userId: string,
  scenes: readonly UploadScene[],
  entryCodes: readonly string[],
): Promise<Record<string, { width: number; height: number }>> => {
  if (entryCodes.length === 0) return {}
  const rows = await db
    .selectFrom('uploads')
    .select(['entry_code', 'width', 'height'])
    .where('user_id', '=', userId)
    .where('scene', 'in', scenes)
    .where('entry_code', 'in', entryCodes)
    .where('body', 'is not', null)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.entry_code, { width: row.width ?? 0, height: row.height ?? 0 }]))
}

/** Sets the time at which private pictures are deleted, epoch ms. */
export const deletePicturesAt = async (tx: Tx, entryCodes: readonly string[], time: number): Promise<void> => {
  if (entryCodes.length === 0) return
  await tx
    .updateTable('uploads')
    .set({ delete_at: time })
    .where('entry_code', 'in', entryCodes)
    .where('scene', 'in', PRIVATE_SCENES)
    .execute()
}

/** Deletes the private pictures whose time has come. */
export const deleteDuePictures = async (db: Db | Tx, now: number): Promise<void> => {
  await db.deleteFrom('uploads').where('delete_at', '<=', now).execute()
}
