import { makeAutoObservable } from 'mobx'
import { type OrderCounts, orderNews } from '@/api/order'
import type { OrderTab } from '@/domain/order/tabs'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { Resource } from '../screen/async-resource'
import type { ModelDeps } from '../screen/use-model'

const NONE: OrderCounts = { unpaid: 0, unpaidItems: 0, coming: 0, past: 0 }

/** Marks of the orders' entry: pending payments and unread updates. A failed request shows no marks. */
export class OrderMarks {
  private readonly news: Resource<OrderCounts>

  constructor(private readonly deps: Pick<ModelDeps, 'stores' | 'screen'>) {
    this.news = deps.screen.query(orderNews, {}, { when: () => this.loggedIn, options: { silent: true } })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Orders of tickets and items that can still be paid. */
  get unpaid(): number {
    const { unpaid, unpaidItems } = this.counts
    return unpaid + unpaidItems
  }

  /** The tab of the order list with unread updates, the upcoming tab first; null without updates. */
  get newsTab(): OrderTab | null {
    const { coming, past } = this.counts
    if (coming > 0) return 'TICKET'
    return past > 0 ? 'HISTORY' : null
  }

  /** Link to the tab of the order list that the mark is about. Ticket orders, the default tab, come first. */
  get link(): LinkTo {
    const { unpaid, unpaidItems } = this.counts
    if (unpaid === 0 && unpaidItems > 0) return linkTo('orders', { tab: 'OTHER' })
    const isPast = unpaid === 0 && this.newsTab === 'HISTORY'
    return isPast ? linkTo('orders', { tab: 'HISTORY' }) : linkTo('orders')
  }

  private get counts(): OrderCounts {
    return (this.loggedIn && this.news.value) || NONE
  }

  private get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }
}
