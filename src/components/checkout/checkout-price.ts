import type { Agreement, CreatedOrder, DeliverMethod, DeliverOption, OrderCoupon, PriceLine } from '@/api/purchase'
import type { Fen } from '@/domain/money'
import type { ContactKind } from './contact/contact.model'

/** The fields of a purchase's price that the cards show. Amounts in fen. Optional fields belong to cards that not every kind has. */
export interface CheckoutPrice {
  payAmount: Fen
  /** Before reductions. */
  total: Fen
  priceLines: readonly PriceLine[]
  agreement: Agreement | null
  coupons?: readonly OrderCoupon[]
  /** The coupon in use; empty for none. */
  couponId?: string
  deliverMethods?: readonly DeliverOption[]
  /** The method that the price is made with. */
  deliverMethod?: DeliverMethod
  contactType?: ContactKind
  /** Minutes east of UTC, for dates; default 480. */
  utcOffset?: number
}

/** The fields of a created order that its payment needs. */
export type CreatedPurchase = Pick<CreatedOrder, 'orderId' | 'unPaidTransactionIds' | 'payAmount'>
