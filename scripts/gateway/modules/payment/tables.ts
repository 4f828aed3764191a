import type { Generated } from 'kysely'

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
export type PaymentReason = 'BALANCE' | 'ORDER_ENDED' | 'LATE' | 'AMOUNT' | 'ORDER' | 'TWICE' | 'ENDED'

/** `reason` is a `PaymentReason` or empty; `state_at` is when it came to its state. */
export interface PaymentTable {
  payment_id: string
  order_id: string
  product: string
  platform: string
  amount: number
  state: PaymentState
  reason: string
  lang: string
  return_url: string
  cancel_url: string
  created_at: number
  state_at: number
}

/** A movement of money, fen. `payment_id` is null for orders of the seed. */
export interface LedgerTable {
  entry_id: Generated<number>
  order_id: string
  payment_id: string | null
  kind: 'CHARGE' | 'RETURN'
  amount: number
  at: number
}

declare module '../../core/database/database' {
  interface Database {
    payments: PaymentTable
    ledger: LedgerTable
  }
}
