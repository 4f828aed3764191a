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
/** Orders are searched after a pause of this length in typing. Milliseconds. */
const PAUSE = 300

/** Returns the key of an order in a list. */
export const orderKey = ({ orderId }: Pick<OrderBrief, 'orderId'>): string => orderId

/** A list of the screen: the ticket orders of a tab, or those with a status. */
type OrderView = Exclude<OrderTab, 'OTHER'> | OrderStatus

const isStatus = (view: OrderView): view is OrderStatus => ORDER_STATUSES.some((status) => status === view)

/** The buyer's orders by tab and status, or those that a keyword finds. */
export class OrdersModel {
  tab: OrderTab
  /** Filter of the ticket orders; null for all coming ones. */
  status: OrderStatus | null
  /** Text of the search field. */
  typed = ''
  /** Keyword of the orders that are shown; '' for those of the tab. */
  keyword = ''
  /** The order of the sheet with other actions, and whether the sheet is open. */
  chosen: OrderBrief | null = null
  choosing = false
  private readonly notices: OrderNotices
  /** Orders of what is not a ticket. The keyword searches them while their tab is chosen. */
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
    // after `makeAutoObservable`: which list loads depends on the view
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

  /** A merchant that redeems has no other orders (shell §1). */
  get tabs(): OrderTab[] {
    return orderTabs(this.deps.stores.shop.redeems)
  }

  /** True in the tab of the item orders. */
  get showsItems(): boolean {
    return this.tab === 'OTHER'
  }

  /** The view of the ticket orders; null in the tab of the item orders. */
  get view(): OrderView | null {
    return this.tab === 'OTHER' ? null : (this.status ?? this.tab)
  }

  /** Results for the keyword, else the list of the chosen view. */
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

  /** Searches once typing pauses; an emptied field shows the tabs again. */
  type(text: string): void {
    this.typed = text
    this.cancelSearch?.()
    if (cleanName(text) === '') this.endSearch()
    else this.cancelSearch = this.deps.screen.timeout(() => void this.search(), PAUSE)
  }

  /** Searches all orders for the text of the field. */
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

  /** Reloads the shown list. Never rejects. */
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

  /** Does one of the chosen order's other actions. Never rejects. */
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

  /** A list loads when its view is chosen for the first time, and again when the screen is back in view. */
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
