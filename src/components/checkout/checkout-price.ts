import type { DeliverMethod, DeliverOption } from '@/api/deliver-option'
import type { Agreement, CashCard, CreatedOrder, OrderCoupon, PriceLine } from '@/api/purchase'
import type { PointUsage } from '@/api/points'
import type { PricingFactsAnswer } from '@/api/pricing-facts'
import type { Fen } from '@/domain/money'
import type { ContactKind } from './contact/contact.model'

/** The displayed fields of a purchase's price. Amounts in fen. Optional fields belong to cards of some kinds only. */
export interface CheckoutPrice {
  payAmount: Fen
  /** Before reductions. */
  total: Fen
  priceLines: readonly PriceLine[]
  /** Points that the purchase costs in addition; none if absent. */
  payPoints?: number
  /** Signed price, to be returned with the order. */
  priceToken?: string
  agreement: Agreement | null
  coupons?: readonly OrderCoupon[]
  /** The applied coupon; empty without a coupon. */
  couponId?: string
  /** The part that points pay; null if no points are offered. */
  pointUsage?: PointUsage | null
  /** The buyer's cash cards in the order of their use. */
  cashCards?: readonly CashCard[]
  pricingFacts?: PricingFactsAnswer | null
  deliverMethods?: readonly DeliverOption[]
  /** Delivery method of this price. */
  deliverMethod?: DeliverMethod
  contactType?: ContactKind
  /** Minutes east of UTC, for dates; default 480. */
  utcOffset?: number
}

/** The fields of a created order that its payment needs. */
export type CreatedPurchase = Pick<CreatedOrder, 'orderId' | 'unPaidTransactionIds' | 'payAmount'> &
  Partial<Pick<CreatedOrder, 'goodsAmount'>>
