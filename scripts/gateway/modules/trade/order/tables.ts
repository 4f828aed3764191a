import type { ComboFacts } from '../../../../../src/domain/combo/combo'
import type { OrderNews } from '../../../../../src/domain/order/news'
import type { RefundState } from '../../../../../src/domain/refund/state'
import type { LocalizedText } from '../../../core/localized-text'
import type { DeliveryRow } from '../../base/address/delivery-service'
import type { PriceLineRow } from '../pricing/service'

export interface ContactRow {
  type: 'PHONE' | 'EMAIL'
  value: string
  countryCode: string
}

/** The money of a rebooking's former tickets, fen (contract: api/order OrderBrief `rebooking`). */
export interface OrderRebooking {
  fee: number
  back: number
  /** State of the refunded difference. */
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
    order_parents: { combo_facts: ComboFacts | null }
    order_news: { kind: OrderNews }
  }
}
