import type { Generated } from 'kysely'
import type { Words } from './words'

/** Titles of price lines are made at reading, in the reader's language; amounts are fen, reductions negative. */
export interface PriceLineRow {
  kind: string
  amount: number
  title?: Words
}
export interface ContactRow {
  type: 'PHONE' | 'EMAIL'
  value: string
  countryCode: string
}
export interface DeliveryRow {
  recipient: string
  cellphone: string
  address: Words
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
  refund_state: string
  ticket_count: number
  total: number
  pay_amount: number
  price_lines: PriceLineRow[]
  deliver_method: string
  contact: ContactRow
  delivery: DeliveryRow | null
  express: { name: Words; no: string } | null
  coupon_id: string | null
  promotion_id: string | null
  remark: string
  created_at: number
  reserve_until: number
  paid_at: number | null
  pay_product: string | null
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

/** `id_no` is masked already: an order shows who comes, it is not a second register. */
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

/** `state`: CREATED, PENDING (pays at `settle_at`), PAID, FAILED, CANCELED, REFUNDED. */
export interface PaymentTable {
  payment_id: string
  order_id: string
  product: string
  platform: string
  amount: number
  state: string
  lang: string
  return_url: string
  cancel_url: string
  created_at: number
  settle_at: number | null
  settled_at: number | null
}

/** `state`: VALID, USED, REFUNDED; EXPIRED follows from the session's time. */
export interface VoucherTable {
  voucher_id: string
  order_id: string
  user_id: string
  show_id: string
  session_id: string
  state: string
  code_from: number | null
  created_at: number
}

export interface TicketTable {
  ticket_id: string
  voucher_id: string
  seat_plan_id: string
  seat_desc: Words
  /** The door of a picked seat's section; null for that of its tier. */
  entrance: Words | null
  audience_name: string
  state: string
  code_key: string
  sort: number
}

/** A business refusal of an order, kept for the repeats of the same request. */
export interface OrderRefusalTable {
  user_id: string
  idempotency_key: string
  request_hash: string
  code: string
  facts: Record<string, unknown>
  at: number
}

/** Seats of a numbered tier that were given out. */
export interface SeatCounterTable {
  seat_plan_id: string
  issued: number
}
