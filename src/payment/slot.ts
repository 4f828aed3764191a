import { CashierVisit } from './cashier-visit'
import type { PaymentDeps } from './deps'
import type { PaymentFlow } from './flow'

/**
 * Holder of the app's only payment flow. The code of the flow loads with the first screen that pays
 * (`with-payment.ts`).
 */
export class PaymentSlot {
  private flow: PaymentFlow | null = null
  /** The buyer's current visit to a payment page in the web view. */
  readonly visit = new CashierVisit()

  /** @param identifyPayer see `PaymentDeps` */
  constructor(readonly identifyPayer?: PaymentDeps['identifyPayer']) {}

  /** Returns the flow. The first call creates it. */
  take(create: () => PaymentFlow): PaymentFlow {
    return (this.flow ??= create())
  }

  /** See `PaymentFlow.hide`. */
  readonly hide = (): void => this.flow?.hide()

  /** See `PaymentFlow.shown`. */
  readonly shown = (): void => this.flow?.shown()
}
