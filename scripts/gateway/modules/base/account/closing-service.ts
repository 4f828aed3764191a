import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { Refusal } from '../../../core/envelope'
import type { Account, LossKind, Obstacle } from '../../../core/personal-data'
import { requireUser } from '../user/account-service'
import { type Caller, useProof } from './proof-service'

const MINUTE = 60_000
/** Time in ms within which the login that closed the account should log itself out. */
const LEFT = MINUTE
/** Days of the cooling-off period. A login during this period cancels the closing. */
export const COOLING_OFF_DAYS = 7
const COOLING_OFF = COOLING_OFF_DAYS * 24 * 60 * MINUTE
/** Time in ms within which a login that canceled the closing can restore the closing without another code. */
const UNDO = 15 * MINUTE

/** Returns the account with its phone number and e-mail address. Throws `Refusal` notFound. */
export const accountOf = async (db: Db | Tx, userId: string): Promise<Account> => {
  const { country_code: countryCode, cellphone, email } = await requireUser(db, userId)
  return { userId, countryCode, cellphone, email }
}

/** Reasons that block closing an account, and benefits that the buyer would lose. */
export interface ClosingFacts {
  obstacles: Obstacle[]
  losses: { kind: LossKind; count: number }[]
}

export const closingFacts = async (
  { db, clock, personalData }: Pick<Gateway, 'db' | 'clock' | 'personalData'>,
  userId: string,
): Promise<ClosingFacts> => {
  const account = await accountOf(db, userId)
  const now = clock.now()
  const obstacles: Obstacle[] = []
  // Several modules can count benefits of the same kind.
  const counts = new Map<LossKind, number>()
  for (const each of personalData) {
    obstacles.push(...((await each.obstacles?.(db, account, now)) ?? []))
    const counted = Object.entries((await each.losses?.(db, account, now)) ?? {}) as [LossKind, number][]
    for (const [kind, count] of counted) counts.set(kind, (counts.get(kind) ?? 0) + count)
  }
  const losses = [...counts].flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []))
  return { obstacles, losses }
}

const begin = async (tx: Tx, userId: string, now: number): Promise<Row<'account_closings'>> => {
  const row = { requested_at: now, close_at: now + COOLING_OFF, taken_back_at: null, taken_back_by: null }
  return tx
    .insertInto('account_closings')
    .values({ user_id: userId, ...row, erased_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Schedules an account to be closed at the end of the cooling-off period. Ends all other logins immediately. The
 * current login shows the result and then logs out. Otherwise `endLeftLogins` ends this login.
 * @returns closing time, epoch ms. Throws `Refusal`: proofWrong, closingBlocked.
 */
export const closeAccount = async (gateway: Gateway, caller: Caller, proof: string): Promise<number> => {
  const { db, clock, tokens } = gateway
  const { obstacles } = await closingFacts(gateway, caller.userId)
  if (obstacles.length > 0) throw new Refusal('closingBlocked')
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await useProof(tx, caller, proof, 'CLOSE', now)
    const { close_at: closeAt } = await begin(tx, caller.userId, now)
    await tokens.sessions.endOthers(tx, caller.userId, caller.sessionId, 'CLOSED')
    return closeAt
  })
}

/** Cancels a closing when the buyer logs in during the cooling-off period. */
export const cancelClosing = async (tx: Db | Tx, userId: string, sessionId: string, now: number): Promise<void> => {
  await tx
    .updateTable('account_closings')
    .set({ taken_back_at: now, taken_back_by: sessionId })
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .where('erased_at', 'is', null)
    .execute()
}

/** Returns the closing time that this login has just canceled, epoch ms, or null. */
export const takenBackBy = async (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { userId, sessionId }: Caller,
): Promise<number | null> => {
  const row = await db
    .selectFrom('account_closings')
    .select('close_at')
    .where('user_id', '=', userId)
    .where('taken_back_by', '=', sessionId)
    .where('taken_back_at', '>', clock.now() - UNDO)
    .executeTakeFirst()
  return row?.close_at ?? null
}

/** Restores the closing that this login canceled, and ends the other logins. Throws `Refusal` closingOver. */
export const closeAgain = async ({ db, clock, tokens }: Gateway, { userId, sessionId }: Caller): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('account_closings')
      .set({ taken_back_at: null, taken_back_by: null })
      .where('user_id', '=', userId)
      .where('taken_back_by', '=', sessionId)
      .where('taken_back_at', '>', clock.now() - UNDO)
      .returning('close_at')
      .executeTakeFirst()
    if (!row) throw new Refusal('closingOver')
    await tokens.sessions.endOthers(tx, userId, sessionId, 'CLOSED')
    return row.close_at
  })

/**
 * Ends the remaining logins of accounts that are being closed.
 * @param now epoch ms
 */
export const endLeftLogins = async (
  { db, tokens }: Pick<Gateway, 'db' | 'tokens'>,
  now: number,
  onError: OnRowError,
): Promise<void> => {
  const closing = await db
    .selectFrom('account_closings as c')
    .innerJoin('login_sessions as s', 's.user_id', 'c.user_id')
    .select('c.user_id')
    .distinct()
    .where('c.requested_at', '<=', now - LEFT)
    .where('c.taken_back_at', 'is', null)
    .where('c.erased_at', 'is', null)
    .where('s.ended_at', 'is', null)
    .execute()
  await eachRow(closing, ({ user_id: userId }) => tokens.sessions.endOthers(db, userId, '', 'CLOSED'), onError)
}
