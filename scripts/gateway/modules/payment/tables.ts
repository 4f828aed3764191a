/** `state`: CREATED, PENDING (pays at `settle_at`), PAID, FAILED, CANCELED, REFUNDED. */
export interface PaymentTable {
  payment_id: string
  order_id: string
  product: string
  platform: string
  amount: number
  state: string
  lang: string
  return_url: string
  cancel_url: string
  created_at: number
  settle_at: number | null
  settled_at: number | null
}

declare module '../../core/database/database' {
  interface Database {
    payments: PaymentTable
  }
}
