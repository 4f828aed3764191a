import type { Row, Tx } from '../../../core/database/database'
import { endTicketKeys } from '../voucher/key-service'
import type { UnitFacts } from './facts-service'
import type { RefundKind } from '../../../../../src/domain/refund/state'

interface Ending {
  kind: RefundKind
  order: Row<'orders'>
  voucherId: string | null
  units: readonly UnitFacts[]
  now: number
}

/**
 * Updates the state of a voucher from its tickets. The voucher is valid while a ticket is valid. Later it is used if a
 * ticket was used, otherwise refunded.
 */
const updateVoucher = async (tx: Tx, voucherId: string): Promise<void> => {
  const rows = await tx.selectFrom('tickets').select('state').where('voucher_id', '=', voucherId).execute()
  const states = new Set(rows.map(({ state }) => state))
  const state = states.has('VALID') ? 'VALID' : states.has('USED') ? 'USED' : 'REFUNDED'
  await tx.updateTable('vouchers').set({ state }).where('voucher_id', '=', voucherId).execute()
}

/** Frees the attendees' documents in the session, if each ticket has its own attendee. */
const freeDocuments = async (tx: Tx, order: Row<'orders'>, units: readonly UnitFacts[]): Promise<void> => {
  const named = await tx.selectFrom('order_audiences').select('sort').where('order_id', '=', order.order_id).execute()
  if (named.length !== order.ticket_count) return
  await tx
    .updateTable('order_audiences')
    .set({ document_key: '' })
    .where('order_id', '=', order.order_id)
    .where('sort', 'in', [-1, ...units.flatMap(({ places }) => places)])
    .execute()
}

/** Ends the tickets of units, so that gates reject their codes. The caller locks the tickets. */
export const endTickets = async (tx: Tx, { kind, order, voucherId, units, now }: Ending): Promise<void> => {
  await freeDocuments(tx, order, units)
  if (voucherId === null) return
  const ids = units.flatMap(({ tickets }) => tickets.map(({ ticket_id: id }) => id))
  const ended = await tx
    .updateTable('tickets')
    .set({ state: 'REFUNDED', ended_by: kind })
    .where('ticket_id', 'in', ['', ...ids])
    .where('state', '=', 'VALID')
    .returning('voucher_id')
    .execute()
  if (ended.length !== ids.length) throw new Error(`Tickets of order ${order.order_id} are no longer valid.`)
  await endTicketKeys(tx, ids, now)
  // Transferred tickets are in other accounts' vouchers.
  const vouchers = new Set([voucherId, ...ended.map((ticket) => ticket.voucher_id)])
  for (const id of [...vouchers].sort()) await updateVoucher(tx, id)
}
