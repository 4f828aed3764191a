import type { Row } from '../../../core/database/database'

/**
 * State of a payment.
 * - `CREATED`: started but not paid yet, at most one per order.
 * - `PENDING`: the provider is processing it and has not reported the result, at most one per order.
 * - `PAID`: it has paid its order.
 * - `FAILED`, `CANCELED`: no money moved.
 * - `RETURNED`: money arrived that could not pay the order, and was returned.
 * - `REPLACED`: another payment was started or made, and no money moved.
 */
export type PaymentState = 'CREATED' | 'PENDING' | 'PAID' | 'FAILED' | 'CANCELED' | 'RETURNED' | 'REPLACED'

/** Reason why a payment failed, was canceled by the gateway, or was returned. Its text is `reason.<name>`. */
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
  | 'GOODS'

/**
 * Kind of a journal entry. `SALE` is a paid order. `REFUND_DUE` is a refund of tickets, `RETURN_DUE` a resale, and
 * `REBOOK` a rebooking, or money that moves between the orders of a combo. `CARD` is a balance that changes without an
 * order of tickets. All other kinds are kinds of ledger entries.
 */
export type JournalKind = Row<'ledger'>['kind'] | 'SALE' | 'REFUND_DUE' | 'RETURN_DUE' | 'REBOOK' | 'CARD'

/**
 * Account of a journal entry. `PROVIDER` is money in transit, `COUPONS` also covers points, `FEES` are fees of refunds.
 * `MOVED` is money that moved to another order, and `CARDS` is the money on cash cards.
 */
export type JournalAccount = 'BUYER' | 'PROVIDER' | 'MERCHANT' | 'COUPONS' | 'FEES' | 'MOVED' | 'CARDS'

declare module '../../../core/database/database' {
  interface Narrowed {
    payments: { state: PaymentState }
    ledger: { kind: 'CHARGE' | 'RETURN' | 'REFUND' }
  }
}
