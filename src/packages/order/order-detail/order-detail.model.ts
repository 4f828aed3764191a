import { makeAutoObservable } from 'mobx'
import { type OrderDetail, orderDetail } from '@/api/order'
import type { OrderPayment } from '@/api/order-state'
import { ticketsLink } from '@/components/order/tickets-link'
import { OrderNotices } from '@/components/reminder/order-notices'
import type { Resource } from '@/components/screen/async-resource'
import { ListingsModel } from '@/components/resale/listings.model'
import { copyText } from '@/components/screen/copy-text'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { type BuyerState, buyerState, isConfirming, isOpen, isUnpaid, wasReturned } from '@/domain/order/buyer-state'
import { orderFlags, type OrderFlags } from '@/domain/order/operations'
import { amountKind } from '@/domain/order/state'
import { isPayable, payDeadline } from '@/domain/order/payment-ttl'
import { ticketsLeft } from '@/domain/order/state-label'
import { onOrderChange } from '@/payment/order-changes'
import { PendingPayment } from '@/payment/pending-payment'
import { type Poll, poll } from '@/lib/poll'
import { slowerFromNow } from '@/payment/poll-waits'
import { SeenRefunds } from '@/payment/seen-refunds'
import { follow } from '@/router/follow'
import { type LinkTo, linkTo } from '@/router/link-to'
import { cancelAfterQuestion } from '../parts/cancel-order'
import { markRead } from '../parts/order-read'
import { payAndFollow } from '@/payment/pay-and-follow'
import { payableOf, ticketOrders } from '../parts/ticket-payable'
import type { Paying } from '@/payment/with-payment'

const NOTHING = orderFlags({ orderState: 'CLOSED', orderOperations: [] })

/** Model of one order: its state, which is polled while the order can be paid, and its actions. */
export class OrderDetailModel {
  readonly order: Resource<OrderDetail>
  /** Tickets of the order that are or were listed for resale. */
  readonly offers: ListingsModel
  private readonly notices: OrderNotices
  private poll: Poll<OrderDetail> | null = null
  private paying = false
  /** The unread update that was marked as read; null until then. */
  private read: OrderDetail['news'] = null

  constructor(
    private readonly deps: ModelDeps & Paying,
    private readonly params: { orderId: string; fromPage?: string | undefined },
  ) {
    const { screen, payment } = deps
    const { orderId, fromPage } = params
    this.order = screen.query(orderDetail, { orderId, fromPage }, { options: HANDLES_NOT_FOUND })
    this.offers = new ListingsModel(
      deps,
      () => (this.flags.canViewResale ? orderId : ''),
      () => this.refresh(),
    )
    this.notices = new OrderNotices(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onShow(this.startPolling)
    screen.onOnline(this.startPolling)
    screen.reaction(() => this.order.value, this.update)
    screen.reaction(() => this.state, this.startPolling)
    const unsubscribe = onOrderChange(deps, (changed) => changed === orderId && void this.refresh())
    screen.onDispose(() => {
      unsubscribe()
      this.poll?.dispose()
      payment.hide()
    })
  }

  /** State of the order as the buyer sees it; null before it is loaded. */
  get state(): BuyerState | null {
    return this.order.value && buyerState(this.order.value)
  }

  get flags(): OrderFlags {
    const order = this.order.value
    return order ? orderFlags(order) : NOTHING
  }

  /** The newest payment if it is in progress, failed or was sent back; else null. */
  get payment(): OrderPayment | null {
    const order = this.order.value
    return order && (this.confirming || this.state === 'failed' || wasReturned(order)) ? order.payment : null
  }

  /** True while a payment provider processes a payment. The buyer cannot pay or cancel until the outcome is known. */
  get confirming(): boolean {
    return this.state === 'confirming'
  }

  get hasActions(): boolean {
    const { canCancel, canPay } = this.flags
    const links = [this.again, this.original, this.rebookedTo, this.refund, this.sendAgain]
    return this.confirming || canCancel || canPay || this.canShowTickets || links.some((link) => link !== null)
  }

  get canShowTickets(): boolean {
    return (this.flags.canEnter || this.flags.canTake) && this.refund === null
  }

  /**
   * Link to the refund of a canceled show, which is the only possible action for its tickets; null for other orders.
   */
  get refund(): LinkTo | null {
    const { orderId, showChange } = this.order.value ?? {}
    return orderId && showChange === 'CANCELED' && this.flags.canRefund
      ? linkTo('refund-order-tickets', { orderId })
      : null
  }

  /** Link for sending a returned parcel again; null if this is not possible. */
  get sendAgain(): LinkTo | null {
    return this.flags.canSendAgain ? linkTo('express', { orderId: this.params.orderId }) : null
  }

  /** Payment deadline, epoch ms; null if the order cannot be paid. */
  get deadline(): number | null {
    const order = this.order.value
    return order && isUnpaid(order) ? payDeadline(order, this.deps.stores.shop.unpaidMinutes) : null
  }

  async refresh(): Promise<void> {
    await this.order.load()
    this.startPolling()
  }

  /** Pays the amount due and opens the result. Never rejects. */
  async pay(): Promise<void> {
    const order = this.order.value
    if (!order || this.paying) return
    this.paying = true
    const step = await payAndFollow(this.deps, 'detail', payableOf(this.deps, order))
    this.paying = false
    if (step === 'reload') await this.refresh()
  }

  /**
   * Cancels the order after the buyer confirms. Never rejects: if the gateway refuses, shows the error and the current
   * order.
   */
  async cancel(): Promise<void> {
    const order = this.order.value
    if (order && (await cancelAfterQuestion(this.deps, order))) await this.refresh()
  }

  /** Opens the parcel's timeline. Before dispatch, the host first requests permission for a message about it. */
  async track(): Promise<void> {
    const { orderId } = this.params
    if (!this.order.value?.expressNo) await this.notices.offer(orderId)
    follow(this.deps.navigate, linkTo('express', { orderId }))
  }

  copy(text: string): Promise<void> {
    return copyText(this.deps, text)
  }

  get tickets(): LinkTo {
    return ticketsLink(this.order.value?.voucherIds)
  }

  /**
   * Link that repeats the purchase of an ended order whose show is on sale. It opens the same session and tier, or only
   * the show if the session has begun or is canceled. Null for rebookings.
   */
  get again(): LinkTo | null {
    const order = this.order.value
    if (!order?.canBuyAgain || order.rebookOf || order.rebookedTo || this.confirming) return null
    const { firstShowId: showId, firstSessionId: sessionId, showTime, isPermanent, showChange, items } = order
    if (showId === '') return null
    const begun = !isPermanent && showTime !== null && showTime <= this.deps.clock.now()
    if (begun || showChange === 'CANCELED') return linkTo('show-detail', { showId })
    const [tier, ...others] = items
    const same = tier && others.length === 0 && { seatPlanId: tier.seatPlanId, quantity: String(tier.quantity) }
    return linkTo('booking', { showId, ...(sessionId && { sessionId }), ...same })
  }

  /**
   * Link from an unpaid rebooking that has ended to the original order. The tickets of the original order are
   * unchanged.
   */
  get original(): LinkTo | null {
    const orderId = this.order.value?.rebookOf
    return orderId && this.endedUnpaid ? linkTo('order-detail', { orderId }) : null
  }

  private get endedUnpaid(): boolean {
    const order = this.order.value
    return order !== null && amountKind(order.orderState) === 'ended' && !this.confirming
  }

  /** Link to the order to which the tickets were rebooked, if this order has no tickets left; else null. */
  get rebookedTo(): LinkTo | null {
    const order = this.order.value
    return order?.rebookedTo && ticketsLeft(order) === 0 ? linkTo('order-detail', { orderId: order.rebookedTo }) : null
  }

  get show(): LinkTo | undefined {
    const showId = this.order.value?.firstShowId
    return showId ? linkTo('show-detail', { showId }) : undefined
  }

  /**
   * Closes the payment sheet when the order can no longer be paid, because another tab changed the order or its
   * deadline passed.
   */
  private update(order: OrderDetail | null): void {
    if (!order) return
    if (order.news && order.news !== this.read) void markRead(this.deps, order.orderId)
    this.read = order.news
    new PendingPayment(this.deps).update(order)
    new SeenRefunds(this.deps).add(order)
    if (!isUnpaid(order)) this.deps.payment.hide()
  }

  /** Polls the order at growing intervals while it can be paid or a payment is in progress (decision 40). */
  private startPolling(): void {
    this.poll?.dispose()
    const order = this.order.value
    if (this.deps.screen.disposed || !order || !isOpen(order)) return
    const { read } = ticketOrders(this.deps, order.firstShowId)
    this.poll = poll(this.deps, () => read(order.orderId), {
      wait: (attempts) => (this.mayChange ? slowerFromNow(attempts) : null),
      settled: (now) => !isOpen(now),
      seen: this.order.put,
    })
  }

  private get mayChange(): boolean {
    const order = this.order.value
    return (
      order !== null &&
      (isConfirming(order) || isPayable(order, this.deps.clock.now(), this.deps.stores.shop.unpaidMinutes))
    )
  }
}
