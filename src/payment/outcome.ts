import type { TextKey } from '@/locales/keys'
import type { PayFailure } from '@/platform/payment/contract'

/**
 * Failure of a payment. `message` is the text of the gateway. If `message` is empty, views choose a text by `reason`.
 */
export interface PaymentFailure {
  reason: PayFailure | 'refused' | 'no way to pay'
  message: string
  statusCode?: number
  /** True if a dialog, which the response mode required, has already shown the failure. */
  handled?: boolean
}

/**
 * Outcome of a payment, as far as the app can detect it. Only `paid` and `free` are certain. After `pending` and
 * `left`, the order itself must be loaded.
 * - `free`: no amount was due.
 * - `cancelled`: the buyer closed the sheet, or the order shows an unsuccessful payment.
 * - `hidden`: another screen took over and closed the sheet (shell §2).
 * - `expired`: the deadline passed.
 * - `left`: a payment product redirected the buyer out of the app. The buyer later returns to the return address.
 * - `pending`: the host returned no result, not even after the app returned to view. Also used if another payment of
 * the order is running.
 */
export type PayOutcome =
  | { kind: 'paid' | 'free' | 'cancelled' | 'hidden' | 'expired' | 'left' | 'pending'; orderId: string }
  | ({ kind: 'failed'; orderId: string } & PaymentFailure)

const MESSAGES: Record<PaymentFailure['reason'], TextKey> = {
  'payInfo is null': 'pay.noInfo',
  'unsupported product': 'error.unsupported',
  'unsafe address': 'pay.unsafe',
  'host error': 'pay.failed',
  'one-net pay call failed': 'pay.netpay',
  refused: 'pay.failed',
  'no way to pay': 'pay.noWay',
}

/** Returns the text key for a failed payment if the gateway sent no message (shell §8). */
export const paymentErrorKey = ({ reason }: PaymentFailure): TextKey => MESSAGES[reason]
