import type { TextKey } from '@/locales/keys'
import type { PaymentFailure } from './outcome'

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
