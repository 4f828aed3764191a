import { makeAutoObservable } from 'mobx'
import { orderNews, orders } from '@/api/order'
import { isPayable } from '@/domain/order/payment-ttl'
import type { OrderTab } from '@/domain/order/tabs'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { AsyncResource, Resource } from '../screen/async-resource'
import type { ModelDeps } from '../screen/use-model'

/**
 * Number of orders that are searched for unpaid ones. The newest are enough, because an unpaid order expires within
 * minutes.
 */
const MAX_ORDERS = 20

/** Marks of the entry "orders": the number of pending payments, and unread updates. */
export class OrderMarks {
  private readonly unpaidCount: AsyncResource<number>
  private readonly news: Resource<{ coming: number; past: number }>

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'stores' | 'screen'>) {
    const { screen } = deps
    const when = () => this.loggedIn
    this.unpaidCount = screen.resource(() => this.countUnpaid(), { when, perUser: true })
    this.news = screen.query(orderNews, {}, { when, options: { silent: true } })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Number of orders that can still be paid; 0 if the count failed, because the order list is a tap away. */
  get unpaid(): number {
    return this.unpaidCount.value ?? 0
  }

  /** The tab of the order list with unread updates, the upcoming one first; null without updates. */
  get newsTab(): OrderTab | null {
    const { coming = 0, past = 0 } = (this.loggedIn && this.news.value) || {}
    if (coming > 0) return 'TICKET'
    return past > 0 ? 'HISTORY' : null
  }

  /** Link to the order list. Opens the history tab if only that tab has updates. */
  get link(): LinkTo {
    const isPast = this.unpaid === 0 && this.newsTab === 'HISTORY'
    return isPast ? linkTo('orders', { tab: 'HISTORY' }) : linkTo('orders')
  }

  private get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  private async countUnpaid(): Promise<number> {
    const { client, clock, stores } = this.deps
    const params = { tab: 'TICKET' as const, offset: 0, length: MAX_ORDERS }
    const { items } = await client.call(orders, params, { silent: true, importance: 'low' })
    const now = clock.now()
    const { unpaidMinutes } = stores.shop
    return items.filter((order) => order.orderState === 'UNPAID' && isPayable(order, now, unpaidMinutes)).length
  }
}
