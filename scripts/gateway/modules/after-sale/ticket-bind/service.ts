import { randomBytes } from 'node:crypto'
import type { BindProof } from '../../../../../src/api/ticket-bind'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { endOf } from '../../catalogue/show/status-service'
import { useCode } from '../../base/user/code-attempts-service'
import { codeDigest } from './digest'
import { type CodeRow, findCode } from './repository'

/** Returns the refusal if an existing code cannot be bound to this buyer, or null. */
const refusalOf = (row: CodeRow, userId: string, now: number): Refusal | null => {
  if (row.user_id === userId) return new Refusal('bindCodeYours', { data: { voucherId: row.voucher_id ?? '' } })
  if (row.bound_at !== null) return new Refusal('bindCodeTaken')
  if (row.withdrawn || row.show_state === 'CANCELED') return new Refusal('bindCodeWithdrawn')
  return row.expires_at <= now || endOf(row) < now ? new Refusal('bindCodeExpired') : null
}

const withCode = <Result>(
  gateway: Gateway,
  userId: string,
  { kind, code, phoneTail }: BindProof,
  use: (tx: Tx, row: CodeRow, now: number) => Promise<Result>,
): Promise<Result> =>
  useCode(gateway, userId, {
    attempts: 'bind_attempts',
    refusals: { wrong: 'bindCodeWrong', locked: 'bindCodeLocked' },
    find: async (tx) => {
      const row = await findCode(tx, codeDigest(code))
      return row?.kind === kind && row.phone_tail === phoneTail ? row : undefined
    },
    use: async (tx, row, now) => refusalOf(row, userId, now) ?? use(tx, row, now),
  })

/** Returns true if the show requires attendee names. */
export const needsNames = ({ audience_mode: mode }: Pick<CodeRow, 'audience_mode'>): boolean => mode !== 'NONE'

/**
 * Returns the tickets of a bind code. Throws `Refusal`: bindCodeWrong, bindCodeLocked after five wrong codes within ten
 * minutes, bindCodeYours, bindCodeTaken, bindCodeWithdrawn, bindCodeExpired.
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

/**
 * Adds the tickets of a bind code to this account. A code works only once. Throws the same refusals as `previewCode`.
 */
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
