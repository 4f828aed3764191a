import { randomBytes } from 'node:crypto'
import type { BindProof } from '../../../../src/api/ticket-bind'
import type { Gateway } from '../../core/context'
import type { Tx } from '../../core/database/database'
import { json } from '../../core/database/json'
import { Refusal } from '../../core/envelope'
import { newId } from '../../core/ids'
import { endOf } from '../show/status-service'
import { lockBuyer } from '../user/account-service'
import { codeDigest } from './digest'
import { type CodeRow, findCode } from './repository'

const MAX_FAILED = 5
/** Ms, from the first wrong code on. */
const LOCK = 10 * 60_000

const refuseGuessing = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const row = await tx.selectFrom('bind_attempts').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return
  const until = row.since + LOCK
  if (now >= until) await tx.deleteFrom('bind_attempts').where('user_id', '=', userId).execute()
  else if (row.failed >= MAX_FAILED)
    throw new Refusal('bindCodeLocked', { params: { minutes: Math.ceil((until - now) / 60_000) } })
}

const noteFailure = (tx: Tx, userId: string, now: number) =>
  tx
    .insertInto('bind_attempts')
    .values({ user_id: userId, failed: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((set) => ({ failed: set('bind_attempts.failed', '+', 1) })),
    )
    .execute()

/** Why a code that exists binds nothing to this buyer; null when it does. */
const refusalOf = (row: CodeRow, userId: string, now: number): Refusal | null => {
  if (row.user_id === userId) return new Refusal('bindCodeYours', { data: { voucherId: row.voucher_id ?? '' } })
  if (row.bound_at !== null) return new Refusal('bindCodeTaken')
  if (row.withdrawn || row.show_state === 'CANCELED') return new Refusal('bindCodeWithdrawn')
  return row.expires_at <= now || endOf(row) < now ? new Refusal('bindCodeExpired') : null
}

/** Runs `use` with the code's row, locked. A wrong code is counted, so its refusal may not undo the transaction. */
const withCode = async <Result>(
  { db, clock }: Gateway,
  userId: string,
  { kind, code, phoneTail }: BindProof,
  use: (tx: Tx, row: CodeRow, now: number) => Promise<Result>,
): Promise<Result> => {
  const now = clock.now()
  const outcome = await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    await refuseGuessing(tx, userId, now)
    const row = await findCode(tx, codeDigest(code))
    if (!row || row.kind !== kind || row.phone_tail !== phoneTail) {
      await noteFailure(tx, userId, now)
      return new Refusal('bindCodeWrong')
    }
    return refusalOf(row, userId, now) ?? use(tx, row, now)
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** Whether the show asks who comes. */
export const needsNames = ({ audience_mode: mode }: Pick<CodeRow, 'audience_mode'>): boolean => mode !== 'NONE'

/**
 * The tickets that a code is for. Throws `Refusal`: bindCodeWrong, bindCodeLocked after five wrong ones within ten minutes,
 * bindCodeYours, bindCodeTaken, bindCodeWithdrawn, bindCodeExpired.
 */
export const previewCode = (gateway: Gateway, userId: string, proof: BindProof): Promise<CodeRow> =>
  withCode(gateway, userId, proof, (_tx, row) => Promise.resolve(row))

const issue = async (tx: Tx, row: CodeRow, userId: string, now: number): Promise<string> => {
  const voucherId = newId('V')
  await tx
    .insertInto('vouchers')
    .values({
      ...{ voucher_id: voucherId, order_id: null, user_id: userId, show_id: row.show_id, session_id: row.session_id },
      ...{ state: 'VALID', code_from: row.code_lead === null ? null : row.show_time - row.code_lead, created_at: now },
      pickup_code: null,
    })
    .execute()
  await tx
    .insertInto('tickets')
    .values(
      row.seats.map((seat, sort) => ({
        ...{ ticket_id: newId('T'), voucher_id: voucherId, seat_plan_id: row.seat_plan_id, seat_desc: json(seat) },
        ...{ entrance: null, audience_name: '', state: 'VALID', code_key: randomBytes(20).toString('hex'), sort },
      })),
    )
    .execute()
  return voucherId
}

/** Gives the tickets of a code to this account, once. Throws as `previewCode` does. */
export const bindCode = (gateway: Gateway, userId: string, proof: BindProof) =>
  withCode(gateway, userId, proof, async (tx, row, now) => {
    const voucherId = await issue(tx, row, userId, now)
    await tx
      .updateTable('bind_codes')
      .set({ user_id: userId, voucher_id: voucherId, bound_at: now })
      .where('code_digest', '=', row.code_digest)
      .execute()
    return { voucherId, needsNames: needsNames(row) }
  })
