import { randomBytes } from 'node:crypto'
import type { Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import type { LocalizedText } from '../../../core/localized-text'
import { holdOfOrder } from '../seat/hold-state-service'
import { handedSeats } from '../stock/pool-state-service'
import { newId } from '../../../core/ids'
import { unitsOfOrder } from '../order/units-service'
import type { HeldSeatRow } from '../seat/tables'
import { nameCardTickets } from './card-holder'
import { nextSeats } from './next-seats-service'
import { newPickupCode } from './pickup'

/** Returns the numbers of an order's tickets that were refunded before they were issued. */
const returnedPlaces = async (
  tx: Tx,
  orderId: string,
  { items, picked }: { items: Parameters<typeof unitsOfOrder>[0]; picked: readonly HeldSeatRow[] },
): Promise<ReadonlySet<number>> => {
  const back = await tx.selectFrom('refund_units').select('unit_id').where('order_id', '=', orderId).execute()
  const ids = new Set(back.map(({ unit_id: id }) => id))
  const units = ids.size === 0 ? [] : unitsOfOrder(items, picked).filter(({ unitId }) => ids.has(unitId))
  return new Set(units.flatMap(({ places }) => places))
}

interface Place {
  plan: string
  seat: LocalizedText
  gate?: LocalizedText
  /** Number of the ticket in the order, from 0. */
  sort: number
}

/** Returns the tickets of an order that are still to be issued, with their seats. */
const placesOf = async (tx: Tx, orderId: string): Promise<Place[]> => {
  const items = await tx
    .selectFrom('order_items as i')
    .select(['i.seat_plan_id', 'i.quantity', 'i.unit_qty', 'i.unit_price'])
    .where('i.order_id', '=', orderId)
    .orderBy('i.seat_plan_id')
    .execute()
  const picked = (await holdOfOrder(tx, orderId))?.seats ?? []
  const back = await returnedPlaces(tx, orderId, { items, picked })
  if (picked.length > 0)
    return picked
      .map(({ seatPlanId, desc, gate }, sort) => ({ plan: seatPlanId, seat: desc, gate, sort }))
      .filter(({ sort }) => !back.has(sort))
  const handed = await handedSeats(tx, orderId)
  const places: Place[] = []
  let first = 0
  for (const { seat_plan_id: plan, quantity, unit_qty } of items) {
    // Tickets from resales already have seats, and come first in their tier.
    const taken = handed.filter((row) => row.seat_plan_id === plan)
    const isOwn = (sort: number) => !back.has(sort)
    const bought = taken.map(({ seat_desc: seat, entrance }, at) => ({
      ...{ plan, seat, sort: first + at },
      ...(entrance && { gate: entrance }),
    }))
    const count = quantity * unit_qty - taken.length
    const own = Array.from({ length: count }, (_, at) => first + taken.length + at).filter(isOwn)
    const seats = await nextSeats(tx, plan, own.length)
    places.push(...bought.filter(({ sort }) => isOwn(sort)))
    places.push(...own.map((sort, at) => ({ plan, seat: seats[at], sort })))
    first += quantity * unit_qty
  }
  return places
}

/**
 * Issues the voucher of a paid order with the tickets that were not refunded. Attendee names are assigned in the order
 * in which the buyer entered them.
 */
export const issueVoucher = async (tx: Tx, order: Row<'orders'>, at: number): Promise<void> => {
  const session = await getRow(tx, 'sessions', { session_id: order.session_id })
  const show = await tx
    .selectFrom('shows')
    .select('code_lead')
    .where('show_id', '=', order.show_id)
    .executeTakeFirstOrThrow()
  const audiences = await tx
    .selectFrom('order_audiences')
    .select('name')
    .where('order_id', '=', order.order_id)
    .orderBy('sort')
    .execute()
  const voucherId = newId('V')
  await tx
    .insertInto('vouchers')
    .values({
      voucher_id: voucherId,
      order_id: order.order_id,
      user_id: order.user_id,
      show_id: order.show_id,
      session_id: order.session_id,
      state: 'VALID',
      code_from: show.code_lead === null ? null : session.show_time - show.code_lead,
      pickup_code: order.deliver_method === 'SELF_TAKE' ? newPickupCode() : null,
      created_at: at,
    })
    .execute()
  const rows = (await placesOf(tx, order.order_id)).map(({ plan, seat, gate, sort }) => ({
    ticket_id: newId('T'),
    voucher_id: voucherId,
    seat_plan_id: plan,
    seat_desc: json(seat),
    entrance: gate ? json(gate) : null,
    audience_name: (audiences[sort] ?? audiences[0])?.name ?? '',
    state: 'VALID',
    code_key: randomBytes(20).toString('hex'),
    sort,
  }))
  await tx.insertInto('tickets').values(rows).execute()
  await nameCardTickets(tx, order.order_id, voucherId)
}
