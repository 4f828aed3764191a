import { makeAutoObservable } from 'mobx'
import { paymentErrorKey } from '@/components/order/payment-sheet/payment-error'
import type { Services } from '@/components/services'
import { isPaid } from '@/domain/order/state'
import { AT_DOOR } from '@/domain/payment/return-address'
import { texts } from '@/locales/texts'
import type { PendingPayment } from '../checkout/pending-payment'
import { fiveTimes, isDecided, type Poll, pollOrder } from '../checkout/poll-order'
import type { PaymentEnd } from '../checkout/start-payment'
import { successPage } from '../checkout/success-page'

type Deps = Pick<Services, 'client' | 'clock' | 'navigate' | 'payment' | 'dialogs'>

/** Navigation after the order was created, by the outcome of its payment. */
export class OutcomeNavigation {
  /** Id of the created order; '' before. */
  orderId = ''
  /** The buyer returned from an external payment, and the order is being polled. */
  checking = false
  private poll: Poll | null = null
  private disposed = false

  constructor(
    private readonly deps: Deps,
    private readonly from: { showId: string; atDoor: boolean },
    private readonly pendingPayment: PendingPayment,
  ) {
    makeAutoObservable<this, 'deps' | 'from' | 'pendingPayment' | 'poll' | 'disposed'>(
      this,
      { deps: false, from: false, pendingPayment: false, poll: false, disposed: false },
      { autoBind: true },
    )
  }

  /** Records the created order; coming back to the purchase opens it from now on. */
  made(orderId: string, purchase: string): void {
    this.orderId = orderId
    this.pendingPayment.save(orderId, purchase)
  }

  /** Navigates by the outcome of the payment. Does nothing after another screen hid the sheet: `toOrder` follows on return. */
  async after({ outcome, page }: PaymentEnd): Promise<void> {
    if (outcome.kind === 'left') return this.check(outcome.orderId)
    // The outcome is unknown: the pending payment stays stored until a screen shows the outcome.
    if (outcome.kind === 'pending') return this.toLoading()
    this.pendingPayment.clear()
    if (this.disposed || outcome.kind === 'hidden') return
    if (outcome.kind === 'paid' || outcome.kind === 'free') return this.to(page)
    if (outcome.kind === 'failed') {
      const content = outcome.message || texts.translator()(paymentErrorKey(outcome))
      await this.deps.dialogs.alert({ content })
    }
    return this.toOrder()
  }

  /**
   * On the web the buyer can return from the external payment without an outcome (the browser's back button): polls the order
   * 5 × 3 s, then shows it (shell §4, decision 40).
   */
  async check(orderId: string): Promise<void> {
    if (this.checking) return
    this.orderId = orderId
    this.checking = true
    this.poll = pollOrder(this.deps, orderId, { wait: fiveTimes, settled: isDecided })
    const order = await this.poll.settled
    if (this.disposed) return
    this.pendingPayment.clear()
    if (order && isPaid(order.orderState)) return this.to(await successPage(this.deps, this.from.showId))
    return this.toOrder()
  }

  async toOrder(): Promise<void> {
    this.pendingPayment.clear()
    await this.deps.navigate.redirect('order-detail', { orderId: this.orderId })
  }

  /** Also hides the payment sheet. */
  dispose(): void {
    this.disposed = true
    this.poll?.dispose()
    this.deps.payment.hide()
  }

  private async toLoading(): Promise<void> {
    if (!this.disposed) await this.deps.navigate.redirect('pay-loading', { orderId: this.orderId })
  }

  private async to(page: 'pay-success' | 'pay-success-new'): Promise<void> {
    const pageSource = this.from.atDoor ? AT_DOOR : undefined
    await this.deps.navigate.redirect(page, { orderId: this.orderId, orderType: 'ticket', pageSource })
  }
}
