import { makeAutoObservable, runInAction } from 'mobx'
import type { OrderPayment } from '@/api/order-state'
import {
  itemOrderProgress,
  type OrderProgress,
  orderProgress,
  type RecentOrder,
  recentlyOrder,
} from '@/api/recent-order'
import { type BuyerState, buyerState, isConfirming, isOpen } from '@/domain/order/buyer-state'
import { asOrderState } from '@/domain/order/item-order'
import { changeOfNews } from '@/domain/order/news'
import { isPayable, payDeadline } from '@/domain/order/payment-ttl'
import type { ShowChange } from '@/domain/refund/rule'
import { onOrderChange } from '@/payment/order-changes'
import { type Poll, poll } from '@/lib/poll'
import { slowerFromNow } from '@/payment/poll-waits'
import { SeenRefunds } from '@/payment/seen-refunds'
import type { ModelDeps } from '../../screen/use-model'

type Deps = Pick<ModelDeps, 'client' | 'stores' | 'clock' | 'platform' | 'screen'>

/**
 * The order that needs attention, of tickets or of an item. It is unpaid, has a payment being confirmed, a changed show
 * or an unseen refund. Null for visitors and for buyers without such an order.
 */
export class PendingOrderModel {
  order: RecentOrder | null = null
  private poll: Poll<object> | null = null

  constructor(private readonly deps: Deps) {
    const { screen, stores } = deps
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onShow(() => void this.load())
    screen.onOnline(() => void this.load())
    screen.onHide(this.endPoll)
    screen.reaction(
      () => stores.user.loggedIn,
      () => void this.load(),
    )
    const unsubscribe = onOrderChange(deps, () => void this.load())
    screen.onDispose(() => {
      unsubscribe()
      this.endPoll()
    })
  }

  /** The order's state for its buyer; null without an order. */
  get state(): BuyerState | null {
    return this.order && buyerState(this.order)
  }

  /** The payment that was returned to the buyer, if the order is paid or over; otherwise null. */
  get returned(): OrderPayment | null {
    return this.order && !isOpen(this.order) ? this.order.payment : null
  }

  /** The change of the order's show; null without a change. Every change permits a refund without a fee. */
  get change(): ShowChange | null {
    return this.order && !isOpen(this.order) ? changeOfNews(this.order.news) : null
  }

  /** Deadline of the payment, epoch ms. */
  get deadline(): number {
    return this.order ? payDeadline(this.order, this.deps.stores.shop.unpaidMinutes) : 0
  }

  /** Loads or reloads the order. A failure does not hide an order that is already shown, and shows no message. */
  async load(): Promise<void> {
    const { client, stores } = this.deps
    if (!stores.user.loggedIn) return this.forget()
    try {
      const order = await client.call(recentlyOrder, { source: 'HOME' }, { silent: true })
      runInAction(() => {
        this.order = order && stores.user.loggedIn && this.isPending(order) ? order : null
      })
    } catch {
      if (this.order && !this.isPending(this.order)) this.forget()
    }
    this.watch()
  }

  forget(): void {
    this.order = null
    this.endPoll()
  }

  private isPending(order: RecentOrder): boolean {
    if (!isOpen(order)) return changeOfNews(order.news) !== null || new SeenRefunds(this.deps).isUnseen(order)
    return isConfirming(order) || isPayable(order, this.deps.clock.now(), this.deps.stores.shop.unpaidMinutes)
  }

  /**
   * Polls the order at growing intervals until its state changes. The order may be paid or canceled on another device.
   */
  private watch(): void {
    this.endPoll()
    const { order, state, deps } = this
    if (!order || !isOpen(order) || !deps.screen.visible || deps.screen.disposed) return
    const watched = poll(deps, () => this.readProgress(order), {
      wait: slowerFromNow,
      settled: (now) => buyerState(now) !== state,
    })
    this.poll = watched
    void watched.settled.then((changed) => (changed ? this.load() : undefined))
  }

  private async readProgress({ orderId, orderType }: RecentOrder): Promise<OrderProgress> {
    const { client } = this.deps
    if (orderType !== 'goods') return client.call(orderProgress, { orderId }, { silent: true })
    const { orderStatus, payment } = await client.call(itemOrderProgress, { orderId }, { silent: true })
    return { orderState: asOrderState(orderStatus), payment }
  }

  private endPoll(): void {
    this.poll?.dispose()
    this.poll = null
  }
}
