import { makeAutoObservable } from 'mobx'
import { orderDetail } from '@/api/order'
import type { Fen } from '@/domain/money'
import { isOpen, isUnpaid, showsOutcome } from '@/domain/order/buyer-state'
import { type LinkTo, replacedBy } from '@/router/link-to'
import type { CheckoutDeps } from './checkout-deps'
import { OrderKeys } from './order-keys'
import { onOrderNews, tellOtherTabs } from './order-news'
import { followOutcome, outcomeOfOrder } from './outcome-navigation'
import { type Pending, PendingPayment } from './pending-payment'
import { type OrderCreation, placeOrder, type Placed } from './place-order'
import { fiveTimes } from './poll'
import { type OrderPoll, pollOrder } from './poll-order'
import { type OrderToPay, startPayment } from './start-payment'
import { type SuccessPage, successPage } from './success-page'

/** One purchase on its way to a paid order: places it once, pays it, and follows the outcome. */
export class Checkout {
  /** Id of the created order; '' before. */
  orderId = ''
  /** The buyer returned from an external payment, and the order is being polled. */
  checking = false
  private poll: OrderPoll | null = null
  private page: Promise<SuccessPage> | null = null
  private disposed = false
  private readonly keys: OrderKeys
  private readonly pendingPayment: PendingPayment
  private readonly endNews: () => void

  constructor(
    private readonly deps: CheckoutDeps,
    /** `key` identifies the purchase across reloads. */
    private readonly purchase: { key: string; showId: string; atDoor: boolean },
  ) {
    const { clock, platform, stores } = deps
    this.keys = new OrderKeys({
      storage: platform.storage,
      clock,
      userId: stores.user.userId,
      unpaidMinutes: stores.shop.unpaidMinutes,
    })
    this.pendingPayment = new PendingPayment(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    this.endNews = onOrderNews(deps, (orderId) => void this.hear(orderId))
  }

  /**
   * Leads to the order that an earlier visit made of this purchase: to one that the buyer left the app to pay whatever became of it,
   * which is polled first, else while it can be paid. Answers whether there is one. Never rejects.
   */
  async resume(): Promise<boolean> {
    const pending = this.pendingPayment.orderOf(this.purchase.key)
    if (!pending) return false
    if (pending.away) {
      await this.check(pending.orderId)
      return true
    }
    if (!(await this.isStillOpen(pending))) return false
    this.setOrder(pending.orderId)
    if (!this.disposed) await this.toOrder()
    return true
  }

  /**
   * Sends the order; the same content is never ordered twice. The payment sheet opens with the sum (fen) at once, and closes where no
   * order comes of it. Never rejects.
   */
  async submitOrder<Content extends object, Created>(
    creation: OrderCreation<Content, Created>,
    content: Content,
    payAmount: Fen,
  ): Promise<Placed<Created>> {
    const { client, payment } = this.deps
    payment.open(payAmount)
    // Asked while the order is on its way: the payment sheet need not wait for it.
    this.page = successPage(this.deps, this.purchase.showId)
    const placed = await placeOrder(client, this.keys, creation, content)
    if (placed.kind !== 'created') payment.hide()
    return placed
  }

  /** Records the created order, so that coming back to the purchase opens it, pays it and follows the outcome. Never rejects. */
  async pay(order: OrderToPay): Promise<void> {
    const { atDoor, key } = this.purchase
    this.setOrder(order.orderId)
    this.pendingPayment.save(order.orderId, key)
    tellOtherTabs(this.deps, order.orderId)
    const { outcome, page } = await startPayment(this.deps, { ...order, atDoor }, this.page)
    // Without an outcome the buyer may still pay elsewhere; a paid order is no longer pending.
    if (outcome.kind === 'paid' || outcome.kind === 'free') this.pendingPayment.clear()
    else if (outcome.kind !== 'left' && outcome.kind !== 'pending') this.pendingPayment.shown(order.orderId)
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
    this.poll = pollOrder(this.deps, orderId, { wait: fiveTimes, settled: showsOutcome })
    const order = await this.poll.settled
    if (this.disposed) return
    if (order) this.pendingPayment.update(order)
    const { atDoor, showId } = this.purchase
    const outcome = outcomeOfOrder(orderId, order)
    await followOutcome(this.deps, 'pay-loading', { outcome, page: () => successPage(this.deps, showId), atDoor })
  }

  /** The placed order, which replaces the purchase; undefined before it is placed. */
  get order(): LinkTo | undefined {
    return this.orderId ? replacedBy('order-detail', { orderId: this.orderId }) : undefined
  }

  async toOrder(): Promise<void> {
    this.pendingPayment.shown(this.orderId)
    await this.deps.navigate.redirect('order-detail', { orderId: this.orderId })
  }

  /** Asks the order at once, where it is being polled: the buyer is back, or the network. */
  askAgain(): void {
    this.poll?.again()
  }

  /** Also hides the payment sheet. */
  dispose(): void {
    this.disposed = true
    this.endNews()
    this.poll?.dispose()
    this.deps.payment.hide()
  }

  /** An order that cannot be loaded may be open: its own screen shows more. One that is paid or over is forgotten. */
  private async isStillOpen({ orderId }: Pending): Promise<boolean> {
    const order = await this.deps.client.call(orderDetail, { orderId }, { silent: true }).catch(() => null)
    if (order) this.pendingPayment.update(order)
    return order === null || isOpen(order)
  }

  /** Another tab paid or canceled the order: nothing is left to pay here. */
  private async hear(orderId: string): Promise<void> {
    if (this.disposed || orderId !== this.orderId) return
    if (this.checking) return this.poll?.again()
    const order = await this.deps.client.call(orderDetail, { orderId }, { silent: true }).catch(() => null)
    if (this.disposed || !order || isUnpaid(order)) return
    this.deps.payment.hide()
    await this.toOrder()
  }

  private setOrder(orderId: string): void {
    this.orderId = orderId
  }
}
