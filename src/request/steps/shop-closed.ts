import { TEXT_CODES } from '@/domain/business-codes/text-codes'
import type { RequestStep } from '../context'

/**
 * Opens the shop's status screen when the gateway responds that the shop is closed (shell §4). Does nothing if a
 * ticket-holder read has a cached response, because tickets remain valid and the buyer may be at the gate.
 * @param onClosed called for each response that the shop is closed
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
