import { makeAutoObservable } from 'mobx'
import { type OrderBrief, orders, type OrderTab } from '@/api/order'
import { failureMessage } from '@/components/screen/failure-message'
import { pageOptions, PagedList } from '@/components/lists/paged-list'
import { paymentErrorKey } from '@/components/order/payment-sheet/payment-error'
import type { Services } from '@/components/services'
import { orderTabs } from '@/domain/order/tabs'
import { singleFlight } from '@/lib/single-flight'
import { texts } from '@/locales/texts'
import { isHandled } from '@/request/errors'
import { payOrder } from '../checkout/pay-order'

type Deps = Pick<Services, 'client' | 'clock' | 'navigate' | 'stores' | 'payment' | 'platform' | 'dialogs'>

const LENGTH = 10

/** The buyer's orders by tab. */
export class OrdersModel {
  tab: OrderTab
  /** Called when the screen opens and each time it is back in view. Never rejects. */
  readonly shown: () => Promise<void>
  private readonly lists = new Map<OrderTab, PagedList<OrderBrief>>()
  private disposed = false

  constructor(
    private readonly deps: Deps,
    tab: string | undefined,
  ) {
    this.tab = this.tabs.find((each) => each === tab) ?? 'TICKET'
    this.shown = singleFlight(() => this.list.reload())
    for (const each of this.tabs) {
      const fetch = (offset: number) =>
        deps.client.call(orders, { tab: each, offset, length: LENGTH }, pageOptions(offset))
      this.lists.set(each, new PagedList(fetch, ({ orderId }) => orderId))
    }
    makeAutoObservable<this, 'deps' | 'lists' | 'disposed'>(
      this,
      { shown: false, deps: false, lists: false, disposed: false },
      { autoBind: true },
    )
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
    if (this.list.status === 'idle' || this.list.status === 'failed') void this.list.reload()
  }

  async open(order: OrderBrief): Promise<void> {
    await this.deps.navigate.open('order-detail', { orderId: order.orderId })
  }

  /** Pays an order from the list. Never rejects. */
  async pay(order: OrderBrief): Promise<void> {
    const { navigate, dialogs } = this.deps
    const { orderId } = order
    try {
      const { outcome, page } = await payOrder(this.deps, orderId)
      if (this.disposed) return
      if (outcome.kind === 'paid' || outcome.kind === 'free')
        return navigate.open(page, { orderId, orderType: 'ticket' })
      if (outcome.kind === 'pending') return navigate.open('pay-loading', { orderId })
      // gone to a cashier: if the page comes back as it was, the order's own screen goes on asking
      if (outcome.kind === 'left') return navigate.open('order-detail', { orderId })
      if (outcome.kind === 'failed')
        await dialogs.alert({ content: outcome.message || texts.translator()(paymentErrorKey(outcome)) })
    } catch (error) {
      const { message, key } = failureMessage(error)
      if (!isHandled(error)) dialogs.toast(message || texts.translator()(key))
    }
    await this.list.reload()
  }

  dispose(): void {
    this.disposed = true
    this.deps.payment.hide()
  }
}
