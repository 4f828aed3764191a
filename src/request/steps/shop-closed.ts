import { TEXT_CODES } from '@/domain/business-codes/text-codes'
import type { RequestStep } from '../context'

/**
 * Opens the shop's status screen when the gateway responds that the shop is closed (shell §4). Does nothing for a
 * ticket-holder read with a cached response: tickets stay valid, and the buyer may be at the gate.
 * @param onClosed called for each such response
 */
export const shopClosed =
  (onClosed: () => void): RequestStep =>
  (context, next) => {
    if (context.failure?.errorCode === TEXT_CODES.shopClosed) {
      context.failure.handled = true
      onClosed()
    }
    return next()
  }
