import type { Row } from '../../../core/database/database'

/**
 * - `CREATED`: started, not paid yet, at most one per order.
 * - `PENDING`: a provider has it and has not reported the result, at most one per order.
 * - `PAID`: it paid its order.
 * - `FAILED`, `CANCELED`: no money moved.
 * - `RETURNED`: money arrived that could not pay the order, and was returned.
 * - `REPLACED`: another one was started or paid, and no money moved.
 */
export type PaymentState = 'CREATED' | 'PENDING' | 'PAID' | 'FAILED' | 'CANCELED' | 'RETURNED' | 'REPLACED'

/** Why a payment failed, was canceled by the gateway, or had its money returned. Its text is `reason.<name>`. */
export type PaymentReason =
  | 'BALANCE'
  | 'ORDER_ENDED'
  | 'LATE'
  | 'AMOUNT'
  | 'ORDER'
  | 'TWICE'
  | 'ENDED'
  | 'REBOOK'
  | 'RETURN'

/**
 * A balance that changes without a ticket order is `CARD`. A paid order is `SALE`. Tickets come back as `REFUND_DUE`, for the waitlist as `RETURN_DUE`, for others as `REBOOK`.
 * The rest are movements of the ledger.
 */
export type JournalKind = Row<'ledger'>['kind'] | 'SALE' | 'REFUND_DUE' | 'RETURN_DUE' | 'REBOOK' | 'CARD'

/**
 * `PROVIDER` is money in transit, `COUPONS` also points, `FEES` those of refunds, `MOVED` money to another order, `CARDS`
 * what buyers have on cash cards.
 */
export type JournalAccount = 'BUYER' | 'PROVIDER' | 'MERCHANT' | 'COUPONS' | 'FEES' | 'MOVED' | 'CARDS'

declare module '../../../core/database/database' {
  interface Narrowed {
    payments: { state: PaymentState }
    ledger: { kind: 'CHARGE' | 'RETURN' | 'REFUND' }
  }
}
