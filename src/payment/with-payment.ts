import { PaymentFlow } from './flow'
import { paymentDeps, type PaymentServices } from './payment-deps'

/** Beside the app's services, what a screen that pays has of the payment. */
export interface Paying {
  readonly payment: PaymentFlow
}

/** The app's one payment flow; created now when this is the first screen that pays. */
export const paymentOf = (services: PaymentServices): PaymentFlow =>
  services.paymentSlot.take(() => new PaymentFlow(paymentDeps(services)))

/** The services of a screen that pays. */
export const withPayment = <Deps extends PaymentServices>(deps: Deps): Deps & Paying => ({
  ...deps,
  payment: paymentOf(deps),
})
