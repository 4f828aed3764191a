import type { TextKey } from '@/locales/keys'
import type { PayFailure } from '@/platform/payment/contract'

/** Why a payment failed. `message` is the gateway's own text or empty: views then choose a text by `reason`. */
export interface PaymentFailure {
  reason: PayFailure | 'refused' | 'no way to pay'
  message: string
  statusCode?: number
  /** A dialog of its response mode has shown the failure: it is not shown again. */
  handled?: boolean
}

/**
 * How a payment ended, as far as the app saw it. Only `paid` and `free` are certain; the order itself is read after
 * `pending` and `left`.
 * - `free`: nothing was to be paid
 * - `cancelled`: the buyer closed the sheet, or the order shows that its payment did not pay it
 * - `hidden`: another screen took over and the sheet went away with it (shell §2)
 * - `expired`: the time to pay ran out
 * - `left`: a redirect product left the app; it comes back by the return address
 * - `pending`: the host could not say yet, or has not answered although the app is in view again; or a payment of the order
 *   is under way already
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

/** The text key of a failed payment without a message of the gateway (shell §8). */
export const paymentErrorKey = ({ reason }: PaymentFailure): TextKey => MESSAGES[reason]
