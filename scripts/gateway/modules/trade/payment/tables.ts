import type { Row } from '../../../core/database/database'

/**
 * - `CREATED`: begun, nobody paid yet; an order has one at most
 * - `PENDING`: a provider has it and has not told how it ended; an order has one at most
 * - `PAID`: it paid its order
 * - `FAILED`, `CANCELED`: no money moved
 * - `RETURNED`: money came that the order could not take, and went back
 * - `REPLACED`: another one was begun, or paid; no money moved
 */
export type PaymentState = 'CREATED' | 'PENDING' | 'PAID' | 'FAILED' | 'CANCELED' | 'RETURNED' | 'REPLACED'

/** Why a payment failed, was canceled by us, or why its money went back; its text is `reason.<name>`. */
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
 * `SALE`: an order is paid; `REFUND_DUE`, `RETURN_DUE`, `REBOOK`: tickets came back, to somebody of the waitlist, for others; the rest are
 * movements of the ledger.
 */
export type JournalKind = Row<'ledger'>['kind'] | 'SALE' | 'REFUND_DUE' | 'RETURN_DUE' | 'REBOOK'

/**
 * `PROVIDER` holds what is on its way, `COUPONS` pays what coupons and points take off, `FEES` are those of refunds, `MOVED` is what one
 * order gave to another.
 */
export type JournalAccount = 'BUYER' | 'PROVIDER' | 'MERCHANT' | 'COUPONS' | 'FEES' | 'MOVED'

declare module '../../../core/database/database' {
  interface Narrowed {
    payments: { state: PaymentState }
    ledger: { kind: 'CHARGE' | 'RETURN' | 'REFUND' }
  }
}
