import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import { PAYMENT_TTL } from '../../../../src/domain/order/payment-ttl'
import { fen } from '../../../../src/domain/money'
import { maskDocument } from '../../../../src/domain/identity/mask'
import { localDate } from '../show/date-service'
import type { Tx } from '../../core/database/database'
import { json } from '../../core/database/json'
import type { AddressTable } from '../address/tables'
import type { AudienceTable } from '../attendee/tables'
import type { ContactRow, OrderTable } from './tables'
import { newId } from '../../core/ids'
import { deliveryOf } from './delivery-service'
import { documentKey } from './document-service'
import type { Quote } from './quote'

export interface OrderDraft {
  userId: string
  key: string
  hash: string
  quote: Quote
  audiences: readonly AudienceTable[]
  address: AddressTable | null
  contact: ContactRow
  remark: string
  /** Ids of the distributor; '' without one. */
  distributor: { planId: string; userId: string }
  now: number
}

/** Order number: `FY` with the local day and nine digits, short enough for a phone call. */
const orderNumber = (now: number, utcOffset: number): string =>
  `FY${localDate(now, utcOffset).replace(/-/g, '')}${String(randomInt(1_000_000_000)).padStart(9, '0')}`

const orderRow = ({
  userId,
  key,
  hash,
  quote,
  address,
  contact,
  remark,
  distributor,
  now,
}: OrderDraft): OrderTable & Insertable<OrderTable> => {
  const orderId = newId('O')
  return {
    order_id: orderId,
    order_number: orderNumber(now, quote.show.utc_offset),
    user_id: userId,
    idempotency_key: key,
    request_hash: hash,
    transaction_id: newId('X'),
    bind_id: newId('B'),
    show_id: quote.show.show_id,
    session_id: quote.session.session_id,
    state: 'UNPAID',
    refund_state: 'NONE',
    refunded_count: 0,
    refunded_amount: 0,
    ticket_count: quote.ticketCount,
    total: quote.total,
    pay_amount: quote.payAmount,
    price_lines: quote.lines,
    deliver_method: quote.method,
    contact,
    delivery: address && deliveryOf(address),
    express: null,
    coupon_id: quote.couponId,
    promotion_id: quote.promotion?.promotion_id ?? null,
    remark,
    created_at: now,
    reserve_until: now + PAYMENT_TTL,
    paid_at: null,
    pay_product: null,
    plan_distributor_id: distributor.planId,
    distributor_user_id: distributor.userId,
  }
}

/** Writes an unpaid order with its items, attendees and first event; stock and coupon are the caller's. */
export const insertOrder = async (tx: Tx, draft: OrderDraft): Promise<OrderTable> => {
  const order = orderRow(draft)
  const { order_id: orderId } = order
  await tx
    .insertInto('orders')
    .values({
      ...order,
      price_lines: json(order.price_lines),
      contact: json(order.contact),
      delivery: order.delivery && json(order.delivery),
    })
    .execute()
  await tx
    .insertInto('order_items')
    .values(
      draft.quote.items.map(({ plan, quantity, price, amount }, sort) => ({
        order_id: orderId,
        seat_plan_id: plan.seat_plan_id,
        quantity,
        unit_qty: plan.unit_qty,
        unit_price: fen(price),
        amount,
        sort,
      })),
    )
    .execute()
  if (draft.audiences.length > 0) {
    const rows = draft.audiences.map((row, sort) => ({
      order_id: orderId,
      audience_id: row.audience_id,
      name: row.name,
      id_type: row.id_type,
      id_no: maskDocument(row.id_no),
      document_key: documentKey(row),
      sort,
    }))
    await tx.insertInto('order_audiences').values(rows).execute()
  }
  await tx.insertInto('order_events').values({ order_id: orderId, state: 'UNPAID', at: draft.now }).execute()
  return order
}
