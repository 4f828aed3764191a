import { TEXT_CODES } from '@/domain/business-codes/text-codes'
import type { RequestStep } from '../context'

/**
 * When the gateway answers that the shop is closed (shell §4), opens the shop's status screen. Not for a ticket-holder
 * read answered from the cache: tickets stay valid, and the buyer may be at the gate.
 * @param onClosed called for each such answer
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
