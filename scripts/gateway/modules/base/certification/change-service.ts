import type { Row } from '../../../core/database/database'
import { type AuthType, AUTH_TYPES } from '../../../../../src/domain/identity/certification'
import type { Gateway } from '../../../core/context'
import { found, Refusal } from '../../../core/envelope'
import { STUDENT_CERTIFICATION } from '../shop/service'
import { lockBuyer } from '../user/account-service'
import { certificationOf, certificationsOf, decision, passes, putCertification, statusAt } from './state-service'

/**
 * Starts a student certification, unless it is already in review or passed. Throws `Refusal`: studentOff, personNeeded.
 */
export const beginStudent = async (
  { db, clock }: Gateway,
  userId: string,
  authChannel: string,
): Promise<Row<'certifications'>> => {
  if (!STUDENT_CERTIFICATION) throw new Refusal('studentOff')
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    if (!(await passes(tx, userId, 'PERSON', now))) throw new Refusal('personNeeded')
    const before = await certificationOf(tx, userId, 'STUDENT')
    if (before && ['AUTHING', 'AUTH_SUCCESS'].includes(statusAt(before, now))) return before
    return putCertification(tx, userId, 'STUDENT', { ...decision('PENDING', '', now), channel: authChannel }, now)
  })
}

/** Returns true if the buyer may remove a certification: it is not in review, and no face check depends on it. */
export const isRemovable = (row: Row<'certifications'>, all: readonly Row<'certifications'>[]): boolean =>
  row.auth_status !== 'AUTHING' && (row.auth_type !== 'PERSON' || all.length === 1)

/** Removes a certification. Throws `Refusal`: notFound, certificationBound. */
export const removeCertification = async ({ db }: Gateway, userId: string, id: string): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const all = await certificationsOf(tx, userId)
    const row = found(all.find(({ auth_type: type }) => type === id))
    if (!isRemovable(row, all)) throw new Refusal('certificationBound')
    await tx.deleteFrom('certifications').where('user_id', '=', userId).where('auth_type', '=', id).execute()
  })
}

/** Decisions about a certification that the console offers. */
export const DECISIONS = ['pass', 'refuse', 'expire'] as const
export type Decision = (typeof DECISIONS)[number]

const REASON_OF: Record<AuthType, string> = {
  PERSON: 'documentUnclear',
  ELECTRONIC_CERT: 'faceMismatch',
  STUDENT: 'notStudent',
}

/**
 * Decides a certification in review, or expires a passed certification. Throws `Refusal` notFound if there is nothing
 * to decide.
 */
export const decide = async (
  { db, clock }: Gateway,
  userId: string,
  type: string,
  how: Decision,
): Promise<Row<'certifications'>> => {
  const now = clock.now()
  const known = found(AUTH_TYPES.find((each) => each === type))
  const row = found(await certificationOf(db, userId, known))
  const wanted = how === 'expire' ? 'AUTH_SUCCESS' : 'AUTHING'
  found(statusAt(row, now) === wanted ? row : null)
  if (how === 'expire')
    return putCertification(
      db,
      userId,
      known,
      { auth_status: 'AUTH_SUCCESS', verified_at: row.verified_at, valid_until: now },
      now,
    )
  return putCertification(
    db,
    userId,
    known,
    decision(how === 'pass' ? 'PASSED' : 'REFUSED', how === 'pass' ? '' : REASON_OF[known], now),
    now,
  )
}

/** Returns the most recently changed certifications of all buyers, with the contacts of their accounts. */
export const newestCertifications = ({ db }: Gateway, limit: number) =>
  db
    .selectFrom('certifications as c')
    .innerJoin('users as u', 'u.user_id', 'c.user_id')
    .selectAll('c')
    .select(['u.cellphone', 'u.email'])
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.user_id')
    .orderBy('c.auth_type')
    .limit(limit)
    .execute()
