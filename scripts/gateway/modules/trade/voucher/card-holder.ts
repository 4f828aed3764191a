import { sql } from 'kysely'
import type { Db, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import type { LocalizedText } from '../../../core/localized-text'
import { unitsOfOrder } from '../order/units-service'
import { holdOfOrder } from '../seat/hold-state-service'
import { texts } from './texts'

/** Returns the numbers of an order's tickets (`tickets.sort`) by the id of their unit. */
const placesByUnit = async (db: Db | Tx, orderId: string): Promise<ReadonlyMap<string, readonly number[]>> => {
  const hold = await holdOfOrder(db, orderId)
  const units = unitsOfOrder(await listRows(db, 'order_items', { order_id: orderId }), hold?.seats ?? [])
  return new Map(units.map(({ unitId, places }) => [unitId, places]))
}

/**
 * Returns the seats of the valid tickets that a card has paid for, each with the name of its show. Leaves out sessions
 * that have begun. @param now epoch ms
 */
export const seatsOfCard = async (db: Db, userCardId: string, now: number): Promise<LocalizedText[]> => {
  const covered = await db
    .selectFrom('order_unit_shares as s')
    .innerJoin('orders as o', 'o.order_id', 's.order_id')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .innerJoin('shows as w', 'w.show_id', 'o.show_id')
    .innerJoin('vouchers as v', 'v.order_id', 'o.order_id')
    .select(['s.order_id', 's.unit_id', 'v.voucher_id', 'w.name'])
    .where('s.user_card_id', '=', userCardId)
    .where('n.show_time', '>', now)
    .where(sql<boolean>`not exists (
      select from refund_units u where u.order_id = s.order_id and u.unit_id = s.unit_id)`)
    .orderBy('n.show_time')
    .orderBy('s.order_id')
    .orderBy('s.unit_id')
    .execute()
  const seats: LocalizedText[] = []
  for (const { order_id: orderId, unit_id: unitId, voucher_id: voucherId, name } of covered) {
    const places = (await placesByUnit(db, orderId)).get(unitId) ?? []
    for (const { sort, seat_desc: seat } of await listRows(db, 'tickets', { voucher_id: voucherId }, 'sort'))
      if (places.includes(sort) && seat['zh-CN'] !== '')
        seats.push(texts.translateAll('cardSeat', (lang) => ({ show: name[lang], seat: seat[lang] })))
  }
  return seats
}

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
  const places = await placesByUnit(tx, orderId)
  for (const { unit_id: id, id_name: name } of covered)
    await tx
      .updateTable('tickets')
      .set({ audience_name: name, holder_only: true })
      .where('voucher_id', '=', voucherId)
      .where('sort', 'in', [...(places.get(id) ?? [])])
      .execute()
}
