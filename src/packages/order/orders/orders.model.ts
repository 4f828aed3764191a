import { makeAutoObservable } from 'mobx'
import { type OrderBrief, orderDetail, orders, type OrderTab } from '@/api/order'
import { pageOptions, type PagedList } from '@/components/lists/paged-list'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { orderTabs } from '@/domain/order/tabs'
import { onOrderNews } from '@/payment/order-news'
import { payOrder } from '@/payment/pay-order'
import type { Paying } from '@/payment/with-payment'

const LENGTH = 10

/** Key of an order in a list. */
export const orderKey = ({ orderId }: OrderBrief): string => orderId

/** The buyer's orders by tab. */
export class OrdersModel {
  tab: OrderTab
  private readonly lists: ReadonlyMap<OrderTab, PagedList<OrderBrief>>

  constructor(
    private readonly deps: ModelDeps & Paying,
    tab: string | undefined,
  ) {
    this.tab = this.tabs.find((each) => each === tab) ?? 'TICKET'
    this.lists = new Map()
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    // after `makeAutoObservable`: which list loads depends on the tab
    this.lists = new Map(this.tabs.map((each) => [each, this.listOf(each)]))
    deps.screen.onReturn(() => void this.list.reload())
    deps.screen.onDispose(onOrderNews(deps, () => void this.list.reload()))
    deps.screen.onDispose(deps.payment.hide)
  }

  /** A merchant that redeems has no other orders (shell §1). */
  get tabs(): OrderTab[] {
    return orderTabs(this.deps.stores.shop.redeems)
  }

  /** The list of the chosen tab. */
  get list(): PagedList<OrderBrief> {
    return this.lists.get(this.tab) ?? (this.lists.get('TICKET') as PagedList<OrderBrief>)
  }

  choose(tab: OrderTab): void {
    this.tab = tab
  }

  /** Pays an order from the list. Never rejects. */
  async pay({ orderId }: OrderBrief): Promise<void> {
    const { client, dialogs } = this.deps
    try {
      const order = await client.call(orderDetail, { orderId })
      if ((await payOrder(this.deps, 'orders', order)) !== 'reload') return
    } catch (error) {
      toastFailure(dialogs, error)
    }
    await this.list.reload()
  }

  /** A tab's list loads when the tab is chosen for the first time, and again when the screen is back in view. */
  private listOf(tab: OrderTab): PagedList<OrderBrief> {
    const { client, screen } = this.deps
    return screen.list(
      (offset) => client.call(orders, { tab, offset, length: LENGTH }, pageOptions(offset)),
      orderKey,
      { when: () => this.tab === tab, staleTime: Infinity, perUser: true },
    )
  }
}
