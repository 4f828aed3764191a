import { makeAutoObservable } from 'mobx'
import type { PaymentOption } from '@/api/payment'
import type { InstalmentPlan } from '@/domain/payment/instalment'
import type { BuyerChoices } from '@/domain/payment/pay-fields'
import type { PaymentFailure } from './outcome'
import type { PaymentRequest } from './payable'

/**
 * State of the payment sheet, and the actions of the buyer. The payment flow reads the state, and only the flow closes
 * the sheet.
 */
export class PaymentSheet {
  agreed = false
  /** True while a payment is starting. The buyer cannot change anything during this time. */
  busy = false
  /** Chosen number of instalments; 0 if the buyer chose none. */
  periods = 0
  /** Failure of the last attempt; null if no attempt failed. */
  failure: PaymentFailure | null = null

  constructor(
    readonly order: PaymentRequest,
    readonly options: PaymentOption[],
    /** Code of the selected payment product. */
    public chosen: string,
    /** Time at which the sheet closes automatically, epoch ms; null if there is no limit. */
    readonly deadline: number | null,
    private readonly actions: { submit: () => void; cancel: () => void },
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    this.agreed = !this.asksAgreement
  }

  /**
   * True if the buyer must check a box to accept the agreement in this purchase. Otherwise its policies are plain
   * links.
   */
  get asksAgreement(): boolean {
    return this.order.agreement?.mustAgree ?? false
  }

  get option(): PaymentOption | undefined {
    return this.options.find((option) => option.paymentProduct === this.chosen)
  }

  /** The chosen instalment plan. Undefined before the choice, and for a product without instalments. */
  get plan(): InstalmentPlan | undefined {
    return this.option?.plans.find(({ periods }) => periods === this.periods)
  }

  /** True if the buyer must still choose the number of instalments. */
  get incomplete(): boolean {
    return (this.option?.plans.length ?? 0) > 0 && !this.plan
  }

  /** The buyer's choices for the payment. */
  get choices(): BuyerChoices {
    const { chosen, plan, option } = this
    return {
      paymentProduct: chosen,
      ...(plan && { periods: plan.periods }),
      ...(option?.bankCode && { bankCode: option.bankCode }),
    }
  }

  choose(product: string): void {
    if (this.busy) return
    this.chosen = product
    this.periods = 0
    this.failure = null
  }

  choosePeriods(periods: number): void {
    if (!this.busy) this.periods = periods
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
  }

  setBusy(busy: boolean): void {
    this.busy = busy
    if (busy) this.failure = null
  }

  fail(failure: PaymentFailure): void {
    this.failure = failure
  }

  submit(): void {
    if (!this.busy && !this.incomplete) this.actions.submit()
  }

  cancel(): void {
    if (!this.busy) this.actions.cancel()
  }
}
