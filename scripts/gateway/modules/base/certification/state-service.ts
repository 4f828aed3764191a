import type { AuthType } from '../../../../../src/domain/identity/certification'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { FACE_AUTH_REQUIRED } from '../shop/service'

const DAY = 24 * 60 * 60_000
/** Period during which a certification is valid, in ms. */
export const VALID_FOR = 365 * DAY

/** Columns that can be changed. */
export type CertificationChange = Partial<Omit<Row<'certifications'>, 'user_id' | 'auth_type' | 'updated_at'>>

/** Returns the status of a certification at `now`: EXPIRED once its validity has ended. */
export const statusAt = ({ auth_status: status, valid_until: until }: Row<'certifications'>, now: number): string =>
  status === 'AUTH_SUCCESS' && until !== null && until <= now ? 'EXPIRED' : status

/** Returns a buyer's certifications, in the order of their kinds. */
export const certificationsOf = (db: Db | Tx, userId: string): Promise<Row<'certifications'>[]> =>
  db.selectFrom('certifications').selectAll().where('user_id', '=', userId).orderBy('auth_type').execute()

export const certificationOf = (
  db: Db | Tx,
  userId: string,
  type: AuthType,
): Promise<Row<'certifications'> | undefined> => findRow(db, 'certifications', { user_id: userId, auth_type: type })

/** Returns true if a buyer's certification of this kind is valid at `now`. */
export const passes = async (db: Db | Tx, userId: string, type: AuthType, now: number): Promise<boolean> => {
  const row = await certificationOf(db, userId, type)
  return row !== undefined && statusAt(row, now) === 'AUTH_SUCCESS'
}

/**
 * Throws `Refusal` faceAuthNeeded if the merchant requires a face check (domain §6) and the buyer has not passed one.
 * @param flagged true if the merchant requires a face check
 */
export const requireFaceAuth = async (db: Db | Tx, userId: string, flagged: boolean, now: number): Promise<void> => {
  if (flagged && FACE_AUTH_REQUIRED && !(await passes(db, userId, 'ELECTRONIC_CERT', now)))
    throw new Refusal('faceAuthNeeded')
}

/** Inserts or updates a certification. */
export const putCertification = async (
  db: Db | Tx,
  userId: string,
  type: AuthType,
  change: CertificationChange & { auth_status: string },
  now: number,
): Promise<Row<'certifications'>> => {
  const fresh = { verified_at: null, reason: '', valid_until: null, ...change, updated_at: now }
  return db
    .insertInto('certifications')
    .values({
      user_id: userId,
      auth_type: type,
      ...{ id_type: '', name_mask: '', number_mask: '', sealed: null, channel: '' },
      ...fresh,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'auth_type']).doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns the columns of a decision: passed for a year, still in review, or refused with a reason. */
export const decision = (
  outcome: 'PASSED' | 'PENDING' | 'REFUSED',
  reason: string,
  now: number,
): CertificationChange & { auth_status: string } => {
  if (outcome === 'PENDING') return { auth_status: 'AUTHING' }
  if (outcome === 'REFUSED') return { auth_status: 'AUTH_FAIL', reason }
  return { auth_status: 'AUTH_SUCCESS', verified_at: now, valid_until: now + VALID_FOR }
}
