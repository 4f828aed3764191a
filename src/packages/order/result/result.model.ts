import { makeAutoObservable } from 'mobx'
import { type OrderDetail, orderDetail } from '@/api/order'
import { ticketsLink } from '@/components/order/tickets-link'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { buyerState, isConfirming, showsOutcome } from '@/domain/order/buyer-state'
import { AT_DOOR } from '@/domain/payment/return-address'
import { onOrderNews, tellOtherTabs } from '@/payment/order-news'
import { followOutcome, outcomeOfOrder } from '@/payment/outcome-navigation'
import { PendingPayment } from '@/payment/pending-payment'
import { slowerAndSlower } from '@/payment/poll'
import { type OrderPoll, pollOrder } from '@/payment/poll-order'
import { type LinkTo, replacedBy } from '@/router/link-to'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'navigate' | 'stores' | 'platform' | 'dialogs' | 'screen'>

/** Requests that show no payment at all after which the order's screen opens and polls on (decision 40). */
const MAX_ATTEMPTS = 6

/** The outcome of a payment. Shows success only when the order confirms it. */
export class ResultModel {
  /** It takes longer than a few requests. */
  slow = false
  private readonly resource: Resource<OrderDetail>
  private answered = false
  private poll: OrderPoll | null = null

  constructor(
    private readonly deps: Deps,
    private readonly params: { orderId: string; pageSource?: string | undefined },
  ) {
    const { screen } = deps
    this.resource = screen.query(orderDetail, { orderId: params.orderId }, { manual: true, options: { silent: true } })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    const askAgain = (): void => this.poll?.again()
    screen.onShow(() => (this.poll ? askAgain() : void this.start()))
    screen.onOnline(askAgain)
    const endNews = onOrderNews(deps, (changed) => changed === params.orderId && askAgain())
    screen.onDispose(() => {
      endNews()
      this.poll?.dispose()
    })
  }

  get orderId(): string {
    return this.params.orderId
  }

  get order(): OrderDetail | null {
    return this.resource.value
  }

  get paid(): boolean {
    return this.order !== null && buyerState(this.order) === 'paid'
  }

  /** A provider has the payment and has not told how it ended. */
  get confirming(): boolean {
    return this.order !== null && isConfirming(this.order)
  }

  get toOrder(): LinkTo {
    return replacedBy('order-detail', { orderId: this.params.orderId })
  }

  get tickets(): LinkTo {
    return ticketsLink(this.order?.voucherIds)
  }

  /** Polls until the order is decided, then follows the outcome: an order that is not paid opens. Never rejects. */
  private async start(): Promise<void> {
    const { deps, atDoor } = this
    const { orderId } = this.params
    this.poll = pollOrder(deps, orderId, { wait: this.wait, settled: this.isSettled, seen: this.see })
    await this.poll.settled
    const { order } = this
    if (deps.screen.disposed || !order) return
    new PendingPayment(deps).update(order)
    tellOtherTabs(deps, orderId)
    await followOutcome(deps, 'result', {
      outcome: outcomeOfOrder(orderId, order),
      page: () => 'pay-success',
      atDoor,
      ticketId: order.voucherIds[0],
    })
  }

  private get atDoor(): boolean {
    return this.params.pageSource === AT_DOOR
  }

  /** At the door the result is only complete with its ticket. */
  private isSettled(order: OrderDetail): boolean {
    return showsOutcome(order) && (!this.atDoor || buyerState(order) !== 'paid' || order.voucherIds.length > 0)
  }

  private wait(attempts: number): number | null {
    if (attempts >= MAX_ATTEMPTS) this.slow = true
    const leaves = attempts >= MAX_ATTEMPTS && this.answered && !this.confirming
    return leaves ? null : slowerAndSlower(attempts)
  }

  private see(order: OrderDetail): void {
    // another tab may still offer to pay this order
    if (!this.answered && isConfirming(order)) tellOtherTabs(this.deps, order.orderId)
    this.answered = true
    this.resource.put(order)
  }
}
