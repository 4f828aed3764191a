import type { CheckoutDeps } from './checkout-deps'
import { followOutcome, type NextStep, type PayingScreen } from './follow-outcome'
import type { Payable } from './payable'
import { startPayment } from './start-payment'

interface PayDeps extends CheckoutDeps {
  screen: { readonly disposed: boolean }
}

/** Pays a payable and shows the outcome, unless the screen was closed before the payment ended. Never rejects. */
export const payAndFollow = async (deps: PayDeps, screen: PayingScreen, payable: Payable): Promise<NextStep> => {
  const outcome = await startPayment(deps, payable)
  return deps.screen.disposed ? 'stay' : followOutcome(deps, screen, payable.kind, outcome)
}
