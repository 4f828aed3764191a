import { RETURN_PAGE } from '@/domain/payment/return-address'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { addressOf } from '@/router/links'
import type { CheckoutDeps } from './checkout-deps'
import { broadcastOrderChange } from './order-changes'
import type { PayOutcome } from './outcome'
import type { Payable } from './payable'

type StartPaymentDeps = Pick<CheckoutDeps, 'clock' | 'payment' | 'stores' | 'platform'>

/**
 * Returns the return addresses for a redirect product in a mini program, which are pages on the web origin. The web
 * view recognizes such an address by its `pageName`, and opens that page of the mini program instead.
 */
const miniAddresses = () => {
  const [origin] = ownOrigins()
  const address = origin ? `${origin}/order?${RETURN_PAGE}=orders` : ''
  return { returnUrl: address, ...(address && { cancelUrl: address }) }
}

/**
 * Pays an order. On the web, the payment returns to the success page (shell §2, pay-return addresses). Never rejects.
 */
export const startPayment = async (deps: StartPaymentDeps, payable: Payable): Promise<PayOutcome> => {
  const { payment, stores, platform } = deps
  const { kind, orderId, payAmount, rebookedTo } = payable
  payment.open(payAmount, rebookedTo)
  const success = await kind.success(orderId)
  const detail = kind.detail(orderId)
  // A buyer who cancels at the cashier returns to the order, not to a page that polls the payment.
  const origin = platform.webOrigin()
  const addresses = origin
    ? {
        returnUrl: `${origin}${addressOf(success.name, success.params, { channelId: stores.session.channelId })}`,
        cancelUrl: `${origin}${addressOf(detail.name, detail.params)}`,
      }
    : miniAddresses()
  const outcome = await payment.start({ ...payable, ...addresses })
  broadcastOrderChange(deps, orderId)
  return outcome
}
