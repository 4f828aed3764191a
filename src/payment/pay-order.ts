import type { OrderDetail } from '@/api/order'
import type { CheckoutDeps } from './checkout-deps'
import { followOutcome, type NextStep, type PaymentContext } from './outcome-navigation'
import { orderToPay, startPayment } from './start-payment'

interface PayOrderDeps extends CheckoutDeps {
  screen: { readonly disposed: boolean }
}

/** Pays what is left of an existing order and follows the outcome, unless the screen has ended by then. Never rejects. */
export const payOrder = async (deps: PayOrderDeps, context: PaymentContext, order: OrderDetail): Promise<NextStep> => {
  const { outcome, page } = await startPayment(deps, orderToPay(order))
  return deps.screen.disposed ? 'stay' : followOutcome(deps, context, { outcome, page: () => page })
}
