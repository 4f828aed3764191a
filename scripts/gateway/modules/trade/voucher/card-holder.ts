import type { Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { unitsOfOrder } from '../order/units-service'
import { holdOfOrder } from '../seat/hold-state-service'

/** Assigns the tickets that an annual card covers to the card's holder, who is then the only permitted attendee. */
export const nameCardTickets = async (tx: Tx, orderId: string, voucherId: string): Promise<void> => {
  const covered = await tx
    .selectFrom('order_unit_shares as s')
    .innerJoin('user_cards as u', 'u.user_card_id', 's.user_card_id')
    .innerJoin('card_templates as t', 't.card_id', 'u.card_id')
    .select(['s.unit_id', 'u.id_name'])
    .where('s.order_id', '=', orderId)
    .where('t.kind', '=', 'ANNUAL')
    .execute()
  if (covered.length === 0) return
  const hold = await holdOfOrder(tx, orderId)
  const units = unitsOfOrder(await listRows(tx, 'order_items', { order_id: orderId }), hold?.seats ?? [])
  for (const { unit_id: id, id_name: name } of covered)
    await tx
      .updateTable('tickets')
      .set({ audience_name: name, holder_only: true })
      .where('voucher_id', '=', voucherId)
      .where('sort', 'in', units.find(({ unitId }) => unitId === id)?.places ?? [])
      .execute()
}
