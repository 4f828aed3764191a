import { fen, sumFen } from '../../../../../src/domain/money'
import { maskDocument } from '../../../../../src/domain/identity/mask'
import type { Row, Tx } from '../../../core/database/database'
import type { ContactRow } from './tables'
import { deliveryOf } from '../../base/address/delivery-service'
import { documentKey } from '../attendee/document-key-service'
import { insertOrderRow, type NewOrder } from './insert-order-service'
import type { Quote } from './quote'

/** Priced tickets of one session. */
interface QuotedTickets extends Pick<
  Quote,
  'show' | 'session' | 'items' | 'ticketCount' | 'method' | 'privilege' | 'promotion'
> {
  tickets: Pick<Quote['parts']['tickets'], 'lines' | 'shares' | 'total' | 'payAmount' | 'cash' | 'couponId'>
}

export interface OrderDraft {
  userId: string
  key: string
  hash: string
  quote: QuotedTickets
  /** Id of the buyer's card that covers tickets, or null. */
  coverId: string | null
  /** Id of the parent of orders that are bought together, or null. */
  parentId?: string | null
  audiences: readonly Row<'audiences'>[]
  address: Row<'addresses'> | null
  contact: ContactRow
  remark: string
  /** Ids of the distributor and the distribution plan; '' for an order without a distributor. */
  distributor: { planId: string; userId: string }
  now: number
}

const newOrderOf = (draft: OrderDraft): NewOrder => {
  const { tickets } = draft.quote
  const { parentId = null } = draft
  const { userId, key, hash, quote, address, contact, remark, distributor, now } = draft
  return {
    ...{ user_id: userId, idempotency_key: key, request_hash: hash, contact, remark, now },
    ...{
      show_id: quote.show.show_id,
      session_id: quote.session.session_id,
      utcOffset: quote.show.utc_offset,
    },
    ...{
      ticket_count: quote.ticketCount,
      total: tickets.total,
      pay_amount: tickets.payAmount,
      card_amount: sumFen(tickets.cash.map(({ amount }) => amount)),
      price_lines: tickets.lines,
    },
    ...{ deliver_method: quote.method, delivery: address && deliveryOf(address) },
    privilege_id: quote.privilege?.privilege_id ?? null,
    ...{ coupon_id: tickets.couponId || null, promotion_id: quote.promotion?.promotion_id ?? null },
    ...{ plan_distributor_id: distributor.planId, distributor_user_id: distributor.userId },
    ...{ rebook_of: null, moved_in: 0, parent_id: parentId },
  }
}

/** Inserts an unpaid order with its items, attendees and first event. The caller updates stock and coupon. */
export const insertOrder = async (tx: Tx, draft: OrderDraft): Promise<Row<'orders'>> => {
  const order = await insertOrderRow(tx, newOrderOf(draft))
  const { order_id: orderId } = order
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
  const shares = draft.quote.tickets.shares.map(({ unitId, card, member, promotion, coupon, points, paid }) => ({
    ...{ order_id: orderId, unit_id: unitId, card, member, promotion, coupon, points, paid },
    user_card_id: card > 0 ? draft.coverId : null,
  }))
  await tx.insertInto('order_unit_shares').values(shares).execute()
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
