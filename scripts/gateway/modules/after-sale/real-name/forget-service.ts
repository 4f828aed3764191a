import type { Tx } from '../../../core/database/database'

/**
 * Removes attendee names and their history from tickets that move to another account, so that the new holder cannot see
 * them. The attendees' documents can then be used again in the session. Names that apply to the whole order remain in
 * the order.
 */
export const forgetNames = async (
  tx: Tx,
  { orderId, tickets }: { orderId: string | null; tickets: readonly { ticket_id: string; sort: number }[] },
): Promise<void> => {
  const ids = tickets.map(({ ticket_id: id }) => id)
  await tx
    .deleteFrom('ticket_names')
    .where('ticket_id', 'in', ['', ...ids])
    .execute()
  await tx
    .deleteFrom('ticket_name_changes')
    .where('ticket_id', 'in', ['', ...ids])
    .execute()
  if (orderId === null) return
  const sorts = tickets.map(({ sort }) => sort)
  const perTicket = tx
    .selectFrom('orders as o')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .select('o.order_id')
    .where('s.audience_mode', '=', 'ONE_PER_TICKET')
  await tx
    .deleteFrom('order_audiences')
    .where('order_id', '=', orderId)
    .where('sort', 'in', sorts)
    .where('order_id', 'in', perTicket)
    .execute()
}
