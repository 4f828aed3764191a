/** Result of a buyer's action at the provider. */
export type ProviderOutcome = 'PAID' | 'FAILED' | 'CANCELED'

declare module '../../../core/database/database' {
  interface Narrowed {
    provider_payments: { outcome: ProviderOutcome }
  }
}
