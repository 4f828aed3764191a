import { makeAutoObservable } from 'mobx'
import type { OrderDetail } from '@/api/order'
import type { ModelDeps } from '@/components/screen/use-model'
import { showsOutcome } from '@/domain/order/buyer-state'
import { onOrderNews } from '@/payment/order-news'
import { followOutcome, outcomeOfOrder } from '@/payment/outcome-navigation'
import { PendingPayment } from '@/payment/pending-payment'
import { fiveTimes } from '@/payment/poll'
import { type OrderPoll, pollOrder } from '@/payment/poll-order'
import { successPage } from '@/payment/success-page'
import { follow } from '@/router/follow'
import { type LinkTo, replacedBy } from '@/router/link-to'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'navigate' | 'dialogs' | 'platform' | 'stores' | 'screen'>

/** Waits for a payment whose outcome the host did not report. */
export class PayLoadingModel {
  /** The order as it was last read; null before. */
  bought: OrderDetail | null = null
  private poll: OrderPoll | null = null

  constructor(
    private readonly deps: Deps,
    private readonly orderId: string,
  ) {
    const { screen } = deps
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    const askAgain = (): void => this.poll?.again()
    screen.onShow(() => (this.poll ? askAgain() : void this.start()))
    screen.onOnline(askAgain)
    const endNews = onOrderNews(deps, (changed) => changed === orderId && askAgain())
    screen.onDispose(() => {
      endNews()
      this.poll?.dispose()
    })
  }

  /** The order, or the list of orders where its id is unknown. */
  get order(): LinkTo {
    return this.orderId ? replacedBy('order-detail', { orderId: this.orderId }) : replacedBy('orders')
  }

  /**
   * Polls the order, then opens the success page if it is paid, else the order, which continues polling. Never rejects.
   */
  private async start(): Promise<void> {
    const { orderId, deps } = this
    if (!orderId) return void (await follow(deps.navigate, this.order))
    this.poll = pollOrder(deps, orderId, { wait: fiveTimes, settled: showsOutcome, seen: this.setBought })
    const order = await this.poll.settled
    if (deps.screen.disposed) return
    if (order) new PendingPayment(deps).update(order)
    await followOutcome(deps, 'pay-loading', {
      outcome: outcomeOfOrder(orderId, order),
      page: () => successPage(deps, order?.firstShowId ?? ''),
    })
  }

  private setBought(order: OrderDetail): void {
    this.bought = order
  }
}
