import { makeAutoObservable } from 'mobx'
import type { Fen } from '@/domain/money'
import { isOpen, isUnpaid, type OrderFacts, showsOutcome } from '@/domain/order/buyer-state'
import { follow } from '@/router/follow'
import type { LinkTo } from '@/router/link-to'
import type { CheckoutDeps } from './checkout-deps'
import { followOutcome, outcomeOfOrder } from './follow-outcome'
import { broadcastOrderChange, onOrderChange } from './order-changes'
import type { Payable, PayableKind } from './payable'
import { PendingPayment } from './pending-payment'
import { fiveTimes, type Poll, poll } from './poll'
import { startPayment } from './start-payment'
import { type Submission, SubmissionKeys, submitOnce, type Submitted } from './submit-once'

/** One purchase until its order is paid: places it once, pays it, and follows the outcome. */
export class Checkout {
  /** Id of the created order; '' before it exists. */
  orderId = ''
  /** The buyer returned from an external payment, and the order is being polled. */
  checking = false
  private poll: Poll<OrderFacts> | null = null
  private disposed = false
  private readonly keys: SubmissionKeys
  private readonly pendingPayment: PendingPayment
  private readonly unsubscribe: () => void

  constructor(
    private readonly deps: CheckoutDeps,
    /** `key` identifies the purchase across reloads. */
    private readonly purchase: { key: string; kind: PayableKind },
  ) {
    const { clock, platform, stores } = deps
    this.keys = new SubmissionKeys({
      storage: platform.storage,
      clock,
      userId: stores.user.userId,
      unpaidMinutes: stores.shop.unpaidMinutes,
    })
    this.pendingPayment = new PendingPayment(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    this.unsubscribe = onOrderChange(deps, (orderId) => void this.handleOrderChange(orderId))
  }

  /**
   * Opens the order of this purchase from an earlier visit. An order with an external payment is polled first; any
   * other is opened while it can be paid. @returns true if there is such an order. Never rejects.
   */
  async resume(): Promise<boolean> {
    const pending = this.pendingPayment.orderOf(this.purchase.key)
    if (!pending) return false
    if (pending.away) {
      await this.check(pending.orderId)
      return true
    }
    const order = await this.read(pending.orderId)
    // An order that fails to load may be open: its own screen shows more. A paid or closed one is forgotten.
    if (order && !isOpen(order)) return false
    this.setOrder(pending.orderId)
    if (!this.disposed) await this.toOrder()
    return true
  }

  /** Sends the order, once for the same content. The sheet opens with the sum (fen) at once. Never rejects. */
  async submitOrder<Content extends object, Created>(
    submission: Submission<Content, Created>,
    content: Content,
    payAmount: Fen,
  ): Promise<Submitted<Created>> {
    const { client, payment } = this.deps
    payment.open(payAmount)
    // The payment sheet need not wait for it.
    this.purchase.kind.prepare()
    const submitted = await submitOnce(client, this.keys, submission, content)
    if (submitted.kind !== 'created') payment.hide()
    return submitted
  }

  /** Records the created order, pays it and follows the outcome; returning to the purchase opens it. Never rejects. */
  async pay(order: Omit<Payable, 'kind'>): Promise<void> {
    const { key, kind } = this.purchase
    this.setOrder(order.orderId)
    this.pendingPayment.save(order.orderId, key)
    broadcastOrderChange(this.deps, order.orderId)
    const outcome = await startPayment(this.deps, { ...order, kind })
    // Without an outcome the buyer may still pay elsewhere; a paid order is no longer pending.
    if (outcome.kind === 'paid' || outcome.kind === 'free') this.pendingPayment.clear()
    else if (outcome.kind !== 'left' && outcome.kind !== 'pending') this.pendingPayment.shown(order.orderId)
    if (this.disposed) return
    const step = await followOutcome(this.deps, 'checkout', kind, outcome)
    if (step === 'check') await this.check(order.orderId)
  }

  /**
   * Handles the buyer's return from an external payment without an outcome, by the browser's back button on the web.
   * Polls the order 5 × 3 s, then shows it (shell §4, decision 40).
   */
  async check(orderId: string): Promise<void> {
    if (this.checking) return
    const { kind } = this.purchase
    this.setOrder(orderId)
    this.checking = true
    this.poll = poll(this.deps, () => kind.read(orderId), { wait: fiveTimes, settled: showsOutcome })
    const order = await this.poll.settled
    if (this.disposed) return
    if (order) this.pendingPayment.update({ ...order, orderId })
    await followOutcome(this.deps, 'loading', kind, outcomeOfOrder(orderId, order))
  }

  /** The screen of the order, which replaces the purchase; undefined before it exists. */
  get order(): LinkTo | undefined {
    return this.orderId ? { ...this.purchase.kind.detail(this.orderId), replaces: true } : undefined
  }

  async toOrder(): Promise<void> {
    this.pendingPayment.shown(this.orderId)
    if (this.order) await follow(this.deps.navigate, this.order)
  }

  /** Reads a polled order at once: the buyer has returned, or the network. */
  pollNow(): void {
    this.poll?.again()
  }

  /** Disposes of the checkout and hides the payment sheet. */
  dispose(): void {
    this.disposed = true
    this.unsubscribe()
    this.poll?.dispose()
    this.deps.payment.hide()
  }

  /** Reads the order's current state; null without an answer. */
  private async read(orderId: string): Promise<OrderFacts | null> {
    const order = await this.purchase.kind.read(orderId).catch(() => null)
    if (order) this.pendingPayment.update({ ...order, orderId })
    return order
  }

  /** Another tab paid or canceled the order, so there is nothing left to pay. */
  private async handleOrderChange(orderId: string): Promise<void> {
    if (this.disposed || orderId !== this.orderId) return
    if (this.checking) return this.pollNow()
    const order = await this.read(orderId)
    if (this.disposed || !order || isUnpaid(order)) return
    this.deps.payment.hide()
    await this.toOrder()
  }

  private setOrder(orderId: string): void {
    this.orderId = orderId
  }
}
