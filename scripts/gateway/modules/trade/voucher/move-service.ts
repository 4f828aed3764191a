import { randomBytes } from 'node:crypto'
import type { Row, Tx } from '../../../core/database/database'
import { newId } from '../../../core/ids'
import { endTicketKeys } from './key-service'
import { newPickupCode } from './pickup'

/** Updates the state of a voucher after some of its tickets have moved to another account. */
const settleVoucher = async (tx: Tx, voucherId: string): Promise<void> => {
  const rows = await tx.selectFrom('tickets').select('state').where('voucher_id', '=', voucherId).execute()
  const states = rows.map(({ state }) => state)
  const state = states.includes('VALID') ? 'VALID' : (states[0] ?? 'GIVEN')
  await tx.updateTable('vouchers').set({ state }).where('voucher_id', '=', voucherId).execute()
}

/**
 * Moves locked tickets to a voucher of another account. Removes their attendee names, ends their keys and replaces
 * static codes. Sorts the tickets as in `ticketIds`.
 * @returns id of the new voucher
 */
export const moveTickets = async (
  tx: Tx,
  {
    from,
    ticketIds,
    userId,
    now,
  }: { from: Row<'vouchers'>; ticketIds: readonly string[]; userId: string; now: number },
): Promise<string> => {
  const voucherId = newId('V')
  const { show_id, session_id, code_from } = from
  await tx
    .insertInto('vouchers')
    .values({
      ...{ voucher_id: voucherId, order_id: null, user_id: userId, show_id, session_id },
      ...{ state: 'VALID', code_from, created_at: now },
      // Paper tickets that have not been collected get a new pick-up code.
      pickup_code: from.pickup_code === null ? null : newPickupCode(),
    })
    .execute()
  for (const [sort, id] of ticketIds.entries())
    await tx
      .updateTable('tickets')
      .set({ voucher_id: voucherId, audience_name: '', code_key: randomBytes(20).toString('hex'), sort })
      .where('ticket_id', '=', id)
      .execute()
  await endTicketKeys(tx, ticketIds, now)
  await settleVoucher(tx, from.voucher_id)
  return voucherId
}
