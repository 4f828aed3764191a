import type { Generated } from 'kysely'

/** What a buyer's action at the provider came to. */
export type ProviderOutcome = 'PAID' | 'FAILED' | 'CANCELED'

/**
 * What the provider did with a payment at `at`, which may be ahead: until then it is working on it. `named_order` is the
 * order that its news names; `amount` is what it took, fen; `returned_at` is null while it has the money.
 */
export interface ProviderPaymentTable {
  payment_id: string
  outcome: ProviderOutcome
  reason: string
  named_order: string
  amount: number
  at: number
  returned_at: number | null
}

/** News of a payment that the provider sends at `due_at`. */
export interface ProviderNoticeTable {
  notice_id: Generated<number>
  payment_id: string
  due_at: number
  delivered_at: number | null
}

declare module '../../core/database/database' {
  interface Database {
    provider_payments: ProviderPaymentTable
    provider_notices: ProviderNoticeTable
  }
}
