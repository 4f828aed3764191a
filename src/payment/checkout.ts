import { makeAutoObservable } from 'mobx'
import type { CheckoutDeps } from './checkout-deps'
import { OrderKeys } from './order-keys'
import { followOutcome, outcomeOfOrder } from './outcome-navigation'
import { PendingPayment } from './pending-payment'
import { type OrderCreation, placeOrder, type Placed } from './place-order'
import { fiveTimes, isDecided, type Poll, pollOrder } from './poll-order'
import { type OrderToPay, startPayment } from './start-payment'
import { successPage } from './success-page'

/** One purchase on its way to a paid order: places it once, pays it, and follows the outcome. */
export class Checkout {
  /** Id of the created order; '' before. */
  orderId = ''
  /** The buyer returned from an external payment, and the order is being polled. */
  checking = false
  private poll: Poll | null = null
  private disposed = false
  private readonly keys: OrderKeys
  private readonly pendingPayment: PendingPayment

  constructor(
    private readonly deps: CheckoutDeps,
    /** `key` identifies the purchase across reloads. */
    private readonly purchase: { key: string; showId: string; atDoor: boolean },
  ) {
    const { clock, platform, stores } = deps
    this.keys = new OrderKeys({ storage: platform.storage, clock, userId: stores.user.userId })
    this.pendingPayment = new PendingPayment(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The order that an earlier visit made of this purchase, while it can be paid; else null. */
  pendingOrder(): string | null {
    return this.pendingPayment.orderOf(this.purchase.key)
  }

  /** Sends the order; the same content is never ordered twice. Never rejects. */
  submitOrder<Content extends object, Created>(
    creation: OrderCreation<Content, Created>,
    content: Content,
  ): Promise<Placed<Created>> {
    return placeOrder(this.deps.client, this.keys, creation, content)
  }

  /** Records the created order, so that coming back to the purchase opens it, pays it and follows the outcome. Never rejects. */
  async pay(order: OrderToPay): Promise<void> {
    const { atDoor, key } = this.purchase
    this.setOrder(order.orderId)
    this.pendingPayment.save(order.orderId, key)
    const { outcome, page } = await startPayment(this.deps, { ...order, atDoor })
    // Without an outcome the pending payment stays stored until a screen shows it.
    if (outcome.kind !== 'left' && outcome.kind !== 'pending') this.pendingPayment.clear()
    if (this.disposed) return
    const step = await followOutcome(this.deps, 'confirm-order', { outcome, page: () => page, atDoor })
    if (step === 'check') await this.check(order.orderId)
  }

  /**
   * On the web the buyer can return from the external payment without an outcome (the browser's back button): polls the order
   * 5 × 3 s, then shows it (shell §4, decision 40).
   */
  async check(orderId: string): Promise<void> {
    if (this.checking) return
    this.setOrder(orderId)
    this.checking = true
    this.poll = pollOrder(this.deps, orderId, { wait: fiveTimes, settled: isDecided })
    const outcome = outcomeOfOrder(orderId, await this.poll.settled)
    if (this.disposed) return
    this.pendingPayment.clear()
    const { atDoor, showId } = this.purchase
    await followOutcome(this.deps, 'pay-loading', { outcome, page: () => successPage(this.deps, showId), atDoor })
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

  private setOrder(orderId: string): void {
    this.orderId = orderId
  }
}
