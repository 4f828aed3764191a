import type { OrderNews } from '../../../../../src/domain/order/news'
import type { RefundState } from '../../../../../src/domain/refund/state'
import type { LocalizedText } from '../../../core/localized-text'
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

/** What a rebooking did with the money of the tickets before, fen (contract: api/order OrderBrief `rebooking`). */
export interface OrderRebooking {
  fee: number
  back: number
  /** The state of the money that comes back. */
  state: RefundState
}

declare module '../../../core/database/database' {
  interface Narrowed {
    orders: {
      price_lines: PriceLineRow[]
      contact: ContactRow
      delivery: DeliveryRow | null
      express: { name: LocalizedText; no: string } | null
    }
    order_news: { kind: OrderNews }
    order_refusals: { facts: Record<string, unknown> }
  }
}
