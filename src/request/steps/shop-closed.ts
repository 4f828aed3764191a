import { SHOP_CLOSED } from '../codes'
import type { RequestStep } from '../context'

/**
 * The shop is not open (shell §4): whatever call hears it leads to the shop's state. Not a ticket-holder read whose kept copy
 * stands in: tickets stay valid, and the buyer may be at the gate.
 * @param onClosed told by each call that hears it
 */
export const shopClosed =
  (onClosed: () => void): RequestStep =>
  (context, next) => {
    if (context.failure?.errorCode === SHOP_CLOSED) {
      context.failure.handled = true
      onClosed()
    }
    return next()
  }
