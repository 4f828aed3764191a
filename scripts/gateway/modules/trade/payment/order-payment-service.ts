import { fen } from '../../../../../src/domain/money'
import type { Tx } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { productName } from './product-service'
import type { PaymentState } from './tables'
import { texts } from './texts'

/** Payment of an order as displayed to the buyer. All fields are null without a payment. */
export interface OrderPaymentRow {
  payment_state: PaymentState | null
  payment_reason: string | null
  payment_product: string | null
  payment_amount: number | null
  payment_time: number | null
}

const STATES = { PENDING: 'UNDER_WAY', FAILED: 'FAILED', CANCELED: 'CANCELED', RETURNED: 'RETURNED' } as const

const shown = (state: PaymentState | null) =>
  state !== null && state in STATES ? STATES[state as keyof typeof STATES] : null

/**
 * Serializes a payment (contract: api/order OrderPayment). Returns null without a payment, or if the buyer has not
 * made the newest payment yet.
 */
export const serializeOrderPayment = (row: OrderPaymentRow, lang: Language) => {
  const state = shown(row.payment_state)
  if (state === null) return null
  return {
    state,
    reason: row.payment_reason ? texts.translate(lang, `reason.${row.payment_reason}` as 'reason.LATE') : '',
    method: productName(row.payment_product, lang),
    amount: fen(row.payment_amount ?? 0),
    time: row.payment_time ?? 0,
  }
}

/** Returns the product code of an order's newest payment if this payment failed, else null. */
export const failedProduct = async (tx: Tx, orderId: string): Promise<string | null> => {
  const newest = await tx
    .selectFrom('payments')
    .select(['state', 'product'])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'REPLACED')
    .orderBy('state_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.state === 'FAILED' ? newest.product : null
}
