import { CashierVisit } from './cashier-visit'
import type { PaymentDeps } from './deps'
import type { PaymentFlow } from './flow'

/** The app's one payment flow. Its code loads with the first screen that pays (`with-payment.ts`). */
export class PaymentSlot {
  private flow: PaymentFlow | null = null
  /** The payment page that the web view shows. */
  readonly visit = new CashierVisit()

  /** @param identifyPayer see `PaymentDeps` */
  constructor(readonly identifyPayer?: PaymentDeps['identifyPayer']) {}

  /** Returns the flow, and creates it for the first caller. */
  take(create: () => PaymentFlow): PaymentFlow {
    return (this.flow ??= create())
  }

  /** See `PaymentFlow.hide`. */
  readonly hide = (): void => this.flow?.hide()

  /** See `PaymentFlow.shown`. */
  readonly shown = (): void => this.flow?.shown()
}
