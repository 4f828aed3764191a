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
import { type Poll, poll } from '@/lib/poll'
import { fiveTimes } from './poll-waits'
import { startPayment } from './start-payment'
import { type Submission, SubmissionKeys, submitOnce, type Submitted } from './submit-once'

/** One purchase. Submits the order once, pays it, and shows the outcome. */
export class Checkout {
  /** Id of the created order; '' until it exists. */
  orderId = ''
  /** True while the order is polled after the buyer returned from an external payment. */
  checking = false
  private poll: Poll<OrderFacts> | null = null
  private disposed = false
  private readonly keys: SubmissionKeys
  private readonly pendingPayment: PendingPayment
  private readonly unsubscribe: () => void

  constructor(
    private readonly deps: CheckoutDeps,
    /** `key` identifies the purchase, even after a reload. */
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
   * Opens the unpaid order of this purchase from an earlier visit. After an external payment, polls the order first.
   * Never rejects.
   * @returns true if there is such an order
   */
  async resume(): Promise<boolean> {
    const pending = this.pendingPayment.orderOf(this.purchase.key)
    if (!pending) return false
    if (pending.away) {
      await this.check(pending.orderId)
      return true
    }
    const order = await this.read(pending.orderId)
    // An order that fails to load may still be unpaid, so its screen is opened. A paid or closed order is ignored.
    if (order && !isOpen(order)) return false
    this.setOrder(pending.orderId)
    if (!this.disposed) await this.toOrder()
    return true
  }

  /**
   * Submits the order, at most once for the same content. Immediately opens the payment sheet with the amount (fen).
   * Never rejects.
   */
  async submitOrder<Content extends object, Created>(
    submission: Submission<Content, Created>,
    content: Content,
    payAmount: Fen,
  ): Promise<Submitted<Created>> {
    const { client, payment } = this.deps
    payment.open(payAmount)
    // This call is not awaited, because the payment sheet does not depend on its result.
    this.purchase.kind.prepare()
    const submitted = await submitOnce(client, this.keys, submission, content)
    if (submitted.kind !== 'created') payment.hide()
    return submitted
  }

  /**
   * Stores the created order, pays it and shows the outcome. If the buyer later returns to the purchase, the stored
   * order opens. Never rejects.
   */
  async pay(order: Omit<Payable, 'kind'>): Promise<void> {
    const { key, kind } = this.purchase
    this.setOrder(order.orderId)
    this.pendingPayment.save(order.orderId, key)
    broadcastOrderChange(this.deps, order.orderId)
    const outcome = await startPayment(this.deps, { ...order, kind })
    // While the outcome is unknown, the buyer may still be paying in another app. A paid order need not be stored
    // anymore.
    if (outcome.kind === 'paid' || outcome.kind === 'free') this.pendingPayment.clear()
    else if (outcome.kind !== 'left' && outcome.kind !== 'pending') this.pendingPayment.shown(order.orderId)
    if (this.disposed) return
    const step = await followOutcome(this.deps, 'checkout', kind, outcome)
    if (step === 'check') await this.check(order.orderId)
  }

  /**
   * Handles the buyer's return from an external payment whose outcome is unknown, for example with the browser's back
   * button. Polls the order five times, every 3 s, then shows the order (shell §4, decision 40).
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

  /** Link to the screen of the order, which replaces the purchase. Undefined until the order exists. */
  get order(): LinkTo | undefined {
    return this.orderId ? { ...this.purchase.kind.detail(this.orderId), replaces: true } : undefined
  }

  async toOrder(): Promise<void> {
    this.pendingPayment.shown(this.orderId)
    if (this.order) await follow(this.deps.navigate, this.order)
  }

  /**
   * Polls the order immediately, for example when the screen is shown again or the network is available again. Does
   * nothing if no polling is running.
   */
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

  /** Loads the order's current state. Returns null after a failure. */
  private async read(orderId: string): Promise<OrderFacts | null> {
    const order = await this.purchase.kind.read(orderId).catch(() => null)
    if (order) this.pendingPayment.update({ ...order, orderId })
    return order
  }

  /**
   * Handles a change of the order in another tab. If the order was paid or canceled in that tab, hides the payment
   * sheet and opens the order.
   */
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
