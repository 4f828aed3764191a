import { makeAutoObservable } from 'mobx'
import { type ItemOrderBrief, itemOrder, itemOrders } from '@/api/item-order'
import { type OrderBrief, orderDetail, orders } from '@/api/order'
import { payableItems } from '@/components/item-order/item-payable'
import { OrderNotices } from '@/components/reminder/order-notices'
import { pageOptions, type PagedList } from '@/components/lists/paged-list'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import type { OrderAction } from '@/domain/order/card-actions'
import { ORDER_STATUSES, type OrderStatus, type OrderTab, orderTabs } from '@/domain/order/tabs'
import { cleanName } from '@/domain/typed/text'
import { onOrderChange } from '@/payment/order-changes'
import type { Paying } from '@/payment/with-payment'
import { follow } from '@/router/follow'
import { linkTo } from '@/router/link-to'
import { noteInAddress } from '@/router/note-in-address'
import { cancelAfterQuestion } from '../parts/cancel-order'
import { payAndFollow } from '@/payment/pay-and-follow'
import { payableOf } from '../parts/ticket-payable'
import { actionLink } from './parts/order-actions'

const LENGTH = 10
/** Time after the last keystroke until the search starts, ms. */
const PAUSE = 300

/** Returns the list key of an order. */
export const orderKey = ({ orderId }: Pick<OrderBrief, 'orderId'>): string => orderId

/** Filter of ticket orders: a tab or a status filter. */
type OrderView = Exclude<OrderTab, 'OTHER'> | OrderStatus

const isStatus = (view: OrderView): view is OrderStatus => ORDER_STATUSES.some((status) => status === view)

/** Model of the order list: the buyer's orders by tab and status, or the results of a search. */
export class OrdersModel {
  tab: OrderTab
  /** Status filter of the ticket orders; null for all upcoming orders. */
  status: OrderStatus | null
  /** Current text of the search field. */
  typed = ''
  /** Keyword of the displayed search results; '' while a tab is displayed. */
  keyword = ''
  /** `order` is the order whose further actions are shown in a sheet. `choosing` is true while the sheet is open. */
  chosen: OrderBrief | null = null
  choosing = false
  private readonly notices: OrderNotices
  /** Item orders, such as orders for goods. While their tab is selected, the keyword filters this list. */
  readonly items: PagedList<ItemOrderBrief>
  private readonly found: PagedList<OrderBrief>
  private cancelSearch: (() => void) | null = null
  private readonly lists: ReadonlyMap<OrderView, PagedList<OrderBrief>>

  constructor(
    private readonly deps: ModelDeps & Paying,
    { tab, status }: { tab?: string | undefined; status?: string | undefined },
  ) {
    this.tab = this.tabs.find((each) => each === tab) ?? 'TICKET'
    this.status = (this.tab === 'TICKET' && ORDER_STATUSES.find((each) => each === status)) || null
    this.lists = new Map()
    this.found = deps.screen.list((offset) => this.find(offset), orderKey, {
      manual: true,
      staleTime: Infinity,
      perUser: true,
    })
    this.items = deps.screen.list((offset) => this.findItems(offset), orderKey, {
      when: () => this.showsItems,
      staleTime: Infinity,
      perUser: true,
    })
    this.notices = new OrderNotices(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    // Must run after `makeAutoObservable`, because the selected view determines which list is loaded.
    const views: OrderView[] = ['TICKET', 'HISTORY', ...ORDER_STATUSES]
    this.lists = new Map(views.map((each) => [each, this.listOf(each)]))
    deps.screen.reaction(
      () => ({ tab: this.tab, status: this.status ?? '' }),
      (address) => noteInAddress('orders', address),
    )
    deps.screen.onReturn(() => void this.reload())
    deps.screen.onDispose(onOrderChange(deps, () => void this.reload()))
    deps.screen.onDispose(deps.payment.hide)
  }

  /** Tabs of the screen. A merchant in redemption mode has no item orders (shell §1). */
  get tabs(): OrderTab[] {
    return orderTabs(this.deps.stores.shop.redeems)
  }

  /** True while the tab of the item orders is selected. */
  get showsItems(): boolean {
    return this.tab === 'OTHER'
  }

  /** The view of the ticket orders; null in the tab of the item orders. */
  get view(): OrderView | null {
    return this.tab === 'OTHER' ? null : (this.status ?? this.tab)
  }

  /** The list to display: search results, else the orders of the selected view. */
  get list(): PagedList<OrderBrief> {
    if (this.keyword !== '') return this.found
    return this.lists.get(this.view ?? 'TICKET') as PagedList<OrderBrief>
  }

  choose(tab: OrderTab): void {
    this.tab = tab
    this.status = null
  }

  chooseStatus(status: OrderStatus | null): void {
    this.status = status
  }

  /** Updates the search text. Searches after a pause in typing. An empty search field shows the tabs again. */
  type(text: string): void {
    this.typed = text
    this.cancelSearch?.()
    if (cleanName(text) === '') this.endSearch()
    else this.cancelSearch = this.deps.screen.timeout(() => void this.search(), PAUSE)
  }

  /** Searches all orders for the current text. */
  async search(): Promise<void> {
    const keyword = cleanName(this.typed)
    if (keyword === '' || keyword === this.keyword) return
    if (this.keyword === '') this.found.reset()
    this.keyword = keyword
    await (this.showsItems ? this.items : this.found).replace()
  }

  private endSearch(): void {
    const searched = this.keyword !== ''
    this.keyword = ''
    if (searched && this.showsItems) void this.items.replace()
  }

  /** Reloads the displayed list. Never rejects. */
  private reload(): Promise<void> {
    return this.showsItems ? this.items.reload() : this.list.reload()
  }

  /** Pays an item order from the list. Never rejects. */
  async payItems({ orderId }: ItemOrderBrief): Promise<void> {
    const { client, dialogs } = this.deps
    try {
      const order = await client.call(itemOrder, { orderId })
      if ((await payAndFollow(this.deps, 'list', payableItems(this.deps, order))) !== 'reload') return
    } catch (error) {
      toastFailure(dialogs, error)
    }
    await this.items.reload()
  }

  /** Pays an order from the list. Never rejects. */
  async pay({ orderId }: OrderBrief): Promise<void> {
    const { client, dialogs } = this.deps
    try {
      const order = await client.call(orderDetail, { orderId })
      if ((await payAndFollow(this.deps, 'list', payableOf(this.deps, order))) !== 'reload') return
    } catch (error) {
      toastFailure(dialogs, error)
    }
    await this.list.reload()
  }

  openMore(order: OrderBrief): void {
    this.chosen = order
    this.choosing = true
  }

  closeMore(): void {
    this.choosing = false
  }

  /** Runs an action from the sheet of further actions. Never rejects. */
  async act(action: OrderAction): Promise<void> {
    this.closeMore()
    if (!this.chosen) return
    const link = actionLink(this.chosen, action)
    if (link) follow(this.deps.navigate, link)
    else if (await cancelAfterQuestion(this.deps, this.chosen)) await this.list.reload()
  }

  /** Opens a parcel's timeline. Before dispatch, the host first requests permission for a message about it. */
  async track({ orderId, expressNo }: OrderBrief): Promise<void> {
    if (!expressNo) await this.notices.offer(orderId)
    follow(this.deps.navigate, linkTo('express', { orderId }))
  }

  private find(offset: number) {
    const { client } = this.deps
    return client.call(orders, { keyword: this.keyword, offset, length: LENGTH }, pageOptions(offset))
  }

  private findItems(offset: number) {
    const { client } = this.deps
    const keyword = this.keyword === '' ? {} : { keyword: this.keyword }
    return client.call(itemOrders, { ...keyword, offset, length: LENGTH }, pageOptions(offset))
  }

  /**
   * Creates the list of a view. The list loads when the view is first selected, and reloads when the screen is shown
   * again.
   */
  private listOf(view: OrderView): PagedList<OrderBrief> {
    const { client, screen } = this.deps
    const filter = isStatus(view) ? { status: view } : { tab: view }
    return screen.list(
      (offset) => client.call(orders, { ...filter, offset, length: LENGTH }, pageOptions(offset)),
      orderKey,
      { when: () => this.view === view, staleTime: Infinity, perUser: true },
    )
  }
}
