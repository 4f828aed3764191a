import type { AuthType } from '../../../../../src/domain/identity/certification'
import { maskEmail, maskPhoneWithArea } from '../../../../../src/domain/identity/mask'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { requireUser } from '../user/account-service'
import { type PersonDraft, putPerson } from './person-service'
import { certificationOf, decision, passes, putCertification, statusAt } from './state-service'

const MINUTE = 60_000
/** Maximum duration of a visit to the provider, in ms. */
const VISIT_TTL = 10 * MINUTE

/** Purposes of a visit to the provider. */
export const VERIFY_TYPES = ['ELECTRONIC_CERT', 'PERSON'] as const
export type VerifyType = (typeof VERIFY_TYPES)[number]

export type VisitOutcome = 'PASSED' | 'PENDING' | 'REFUSED' | 'CANCELLED'

const OUTCOME_OF: Readonly<Record<string, VisitOutcome>> = { AUTH_SUCCESS: 'PASSED', AUTH_FAIL: 'REFUSED' }

/**
 * Starts a visit to the provider and validates its `returnUrl`. Returns the key of the visit, which is signed,
 * single-use and valid for ten minutes.
 */
export const beginVisit = async (
  { db, clock, tickets }: Gateway,
  userId: string,
  { verifyType, returnUrl }: { verifyType: VerifyType; returnUrl: string },
): Promise<{ verifyKey: string; expiresAt: number }> => {
  const now = clock.now()
  const verifyKey = tickets.issue('VERIFY', [userId], VISIT_TTL)
  const ticket = tickets.open('VERIFY', verifyKey)
  if (typeof ticket === 'string') throw new Error('The issued key cannot be opened.')
  await db
    .insertInto('certification_visits')
    .values({
      ...{ visit_id: ticket.id, user_id: userId, verify_type: verifyType, return_url: returnUrl, created_at: now },
      ...{ sent_at: null, outcome: null, reason: '', finished_at: null },
    })
    .execute()
  return { verifyKey, expiresAt: now + VISIT_TTL }
}

/** Returns the active visit of a key. Throws `Refusal`: verifyWrong, verifyOld, verifyUsed. */
const visitOf = async ({ tickets }: Gateway, db: Db | Tx, verifyKey: string): Promise<Row<'certification_visits'>> => {
  const ticket = tickets.open('VERIFY', verifyKey)
  if (ticket === 'old') throw new Refusal('verifyOld')
  if (ticket === 'wrong') throw new Refusal('verifyWrong')
  const visit = await db
    .selectFrom('certification_visits')
    .selectAll()
    .where('visit_id', '=', ticket.id)
    .forUpdate()
    .executeTakeFirst()
  if (!visit || visit.user_id !== ticket.facts[0]) throw new Refusal('verifyWrong')
  if (visit.finished_at !== null) throw new Refusal('verifyUsed')
  return visit
}

const change = (tx: Tx, { visit_id: id }: Row<'certification_visits'>, values: Partial<Row<'certification_visits'>>) =>
  tx.updateTable('certification_visits').set(values).where('visit_id', '=', id).execute()

/** Returns the masked person and the progress for the form in a web view. Throws the same refusals as `visitOf`. */
export const formOf = async (gateway: Gateway, verifyKey: string) => {
  const { db } = gateway
  const { user_id: userId, verify_type: verifyType, sent_at, outcome } = await visitOf(gateway, db, verifyKey)
  const { cellphone, country_code: area, email } = await requireUser(db, userId)
  return {
    account: cellphone ? maskPhoneWithArea(cellphone, area) : maskEmail(email ?? ''),
    verifyType,
    sent: sent_at !== null,
    decided: outcome !== null,
  }
}

/** Runs an action on the visit with this key, in one transaction. Throws the same refusals as `visitOf`. */
const inVisit = <Result>(
  gateway: Gateway,
  verifyKey: string,
  act: (tx: Tx, visit: Row<'certification_visits'>, now: number) => Promise<Result>,
): Promise<Result> => {
  const now = gateway.clock.now()
  return gateway.db.transaction().execute(async (tx) => act(tx, await visitOf(gateway, tx, verifyKey), now))
}

/**
 * Submits the form of a visit. It can be submitted only once. The key replaces the login, which a web view does not
 * have. Throws the same refusals as `visitOf`, and idNumberWrong; the form can then be submitted again.
 */
export const sendForm = (gateway: Gateway, verifyKey: string, draft: PersonDraft) =>
  inVisit(gateway, verifyKey, async (tx, visit, now) => {
    if (visit.sent_at !== null) throw new Refusal('verifyUsed')
    const person = await putPerson(gateway, tx, visit.user_id, draft)
    const ends = visit.verify_type === 'PERSON' || person.auth_status !== 'AUTH_SUCCESS'
    const outcome = OUTCOME_OF[person.auth_status] ?? 'PENDING'
    await change(tx, visit, { sent_at: now, ...(ends && { outcome }) })
    return person
  })

/**
 * Returns a visit that the provider can decide, or null if it has no person yet or is already decided. Throws the same
 * refusals as `visitOf`.
 */
export const openVisit = async (
  gateway: Gateway,
  db: Db | Tx,
  verifyKey: string,
): Promise<Row<'certification_visits'> | null> => {
  const visit = await visitOf(gateway, db, verifyKey)
  const known = await passes(db, visit.user_id, 'PERSON', gateway.clock.now())
  return known && visit.outcome === null && visit.verify_type === 'ELECTRONIC_CERT' ? visit : null
}

/**
 * Applies the provider's decision about a visit. Only the first decision counts. Returns the return address, or null if
 * nothing changed.
 */
export const decideVisit = (
  gateway: Gateway,
  verifyKey: string,
  outcome: VisitOutcome,
  reason: string,
): Promise<string | null> =>
  gateway.db.transaction().execute(async (tx) => {
    const visit = await openVisit(gateway, tx, verifyKey)
    if (!visit) return null
    await change(tx, visit, { outcome, reason: outcome === 'REFUSED' ? reason : '' })
    return visit.return_url
  })

/**
 * Applies the outcome after the buyer has returned. Only works for the account that started the visit. Returns OPEN if
 * the provider has not decided yet, and the key then remains valid. Throws the same refusals as `visitOf`, and
 * verifyWrong for another user's key.
 */
export const finishVisit = (gateway: Gateway, userId: string, verifyKey: string) =>
  inVisit(gateway, verifyKey, async (tx, visit, now) => {
    if (visit.user_id !== userId) throw new Refusal('verifyWrong')
    const type = visit.verify_type as AuthType
    const outcome = visit.outcome as VisitOutcome | null
    if (outcome === null) return { outcome: 'OPEN' as const, row: await certificationOf(tx, userId, type) }
    await change(tx, visit, { finished_at: now })
    const before = await certificationOf(tx, userId, type)
    // A failed repeated check must not remove a valid certification.
    const keeps = type === 'PERSON' || outcome === 'CANCELLED' || (before && statusAt(before, now) === 'AUTH_SUCCESS')
    if (keeps) return { outcome, row: before }
    return { outcome, row: await putCertification(tx, userId, type, decision(outcome, visit.reason, now), now) }
  })
