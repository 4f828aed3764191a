import type { OrderNews } from '../../../../src/domain/order/news'
import type { Generated } from 'kysely'
import type { LocalizedText } from '../../core/localized-text'
import type { PriceLineRow } from '../pricing/service'

export interface ContactRow {
  type: 'PHONE' | 'EMAIL'
  value: string
  countryCode: string
}

export interface DeliveryRow {
  recipient: string
  cellphone: string
  address: LocalizedText
  /** Its city, for the parcel's timeline. */
  city?: LocalizedText
}

/** `state` is one of the contract's ORDER_STATES. A row is UNPAID until paid, canceled, or found past `reserve_until`. */
export interface OrderTable {
  order_id: string
  order_number: string
  user_id: string
  idempotency_key: string
  request_hash: string
  transaction_id: string
  bind_id: string
  show_id: string
  session_id: string
  state: string
  /** One of ORDER_REFUND_STATES (domain/refund/state). */
  refund_state: string
  /** Tickets that came back, and the money that did or will, fen. */
  refunded_count: number
  refunded_amount: number
  /** The order whose tickets its own took the place of; null for all others. */
  rebook_of: string | null
  /** What it was bought together with; null for all others. */
  parent_id: string | null
  /** Money that it got from the order before, and gave to those after it, fen. */
  moved_in: number
  moved_out: number
  ticket_count: number
  total: number
  pay_amount: number
  price_lines: PriceLineRow[]
  deliver_method: string
  contact: ContactRow
  delivery: DeliveryRow | null
  express: { name: LocalizedText; no: string } | null
  coupon_id: string | null
  promotion_id: string | null
  /** The privilege that it was made by; null for none. */
  privilege_id: string | null
  remark: string
  created_at: number
  reserve_until: number
  paid_at: number | null
  pay_product: string | null
  /** Who is credited with the order; '' without a distributor. */
  plan_distributor_id: string
  distributor_user_id: string
}

/** What binds orders that were bought in one go. */
export interface OrderParentTable {
  parent_id: string
  order_number: string
  bind_id: string
  created_at: number
}

/** What happened to a paid order; news until it is read. */
export interface OrderNewsTable {
  order_id: string
  kind: OrderNews
  at: number
  read_at: number | null
}

export interface OrderItemTable {
  order_id: string
  seat_plan_id: string
  quantity: number
  unit_qty: number
  unit_price: number
  amount: number
  sort: number
}

/** `id_no` is stored masked: an order needs no second copy of the number. */
export interface OrderAudienceTable {
  order_id: string
  audience_id: string
  name: string
  id_type: string
  id_no: string
  sort: number
  /** Digest of the document, see trade/attendees. */
  document_key: Generated<string>
}

export interface OrderEventTable {
  event_id: Generated<number>
  order_id: string
  state: string
  at: number
}

/** A business refusal of an order, stored for repeats of the same request. */
export interface OrderRefusalTable {
  user_id: string
  idempotency_key: string
  request_hash: string
  code: string
  facts: Record<string, unknown>
  at: number
}

declare module '../../core/database/database' {
  interface Database {
    order_news: OrderNewsTable
    orders: OrderTable
    order_parents: OrderParentTable
    order_items: OrderItemTable
    order_audiences: OrderAudienceTable
    order_events: OrderEventTable
    order_refusals: OrderRefusalTable
  }
}
