import type { Row } from '../../core/database/database'

/** What a buyer's action at the provider came to. */
export type ProviderOutcome = 'PAID' | 'FAILED' | 'CANCELED'

/**
 * What the provider did with a payment at `at`, which may be ahead: until then it is working on it. `named_order` is the
 * order that its news names; `amount` is what it took, fen; `returned_at` is null while it has the money.
 */
export type ProviderPaymentTable = Row<'provider_payments'>

/** News of a payment that the provider sends at `due_at`. */
export type ProviderNoticeTable = Row<'provider_notices'>

declare module '../../core/database/database' {
  interface Narrowed {
    provider_payments: {
      outcome: ProviderOutcome
    }
  }
}
