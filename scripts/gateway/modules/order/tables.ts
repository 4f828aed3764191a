import type { Row } from '../../core/database/database'
import type { OrderNews } from '../../../../src/domain/order/news'
import type { RefundState } from '../../../../src/domain/refund/state'
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
export type OrderTable = Row<'orders'>

/** What binds orders that were bought in one go. */
export type OrderParentTable = Row<'order_parents'>

/** What happened to a paid order; news until it is read. */
export type OrderNewsTable = Row<'order_news'>

export type OrderItemTable = Row<'order_items'>

/** `id_no` is stored masked: an order needs no second copy of the number. */
export type OrderAudienceTable = Row<'order_audiences'>

export type OrderEventTable = Row<'order_events'>

/** A business refusal of an order, stored for repeats of the same request. */
export type OrderRefusalTable = Row<'order_refusals'>

/** What a rebooking did with the money of the tickets before, fen (contract: api/order OrderBrief `rebooking`). */
export interface OrderRebooking {
  fee: number
  back: number
  /** Where the money that comes back is. */
  state: RefundState
}

declare module '../../core/database/database' {
  interface Narrowed {
    orders: {
      price_lines: PriceLineRow[]
      contact: ContactRow
      delivery: DeliveryRow | null
      express: { name: LocalizedText; no: string } | null
    }
    order_news: {
      kind: OrderNews
    }
    order_refusals: {
      facts: Record<string, unknown>
    }
  }
}
