import { makeAutoObservable } from 'mobx'
import type { OrderDetail } from '@/api/order'
import type { ModelDeps } from '@/components/screen/use-model'
import { showsOutcome } from '@/domain/order/buyer-state'
import { followOutcome, outcomeOfOrder } from '@/payment/follow-outcome'
import { watchOrder } from '@/payment/order-watch'
import { PendingPayment } from '@/payment/pending-payment'
import { fiveTimes } from '@/payment/poll-waits'
import { follow } from '@/router/follow'
import { type LinkTo, replacedBy } from '@/router/link-to'
import { ticketOrders } from '../parts/ticket-payable'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'navigate' | 'dialogs' | 'platform' | 'stores' | 'screen'>

/** Model that polls an order whose payment outcome the host did not report. */
export class PayLoadingModel {
  /** The last loaded state of the order; null before the first load. */
  bought: OrderDetail | null = null

  constructor(
    private readonly deps: Deps,
    private readonly orderId: string,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    if (orderId === '') deps.screen.onShow(() => void follow(deps.navigate, this.order))
    else
      watchOrder(deps, orderId, {
        read: () => ticketOrders(deps, '').read(orderId),
        plan: { wait: fiveTimes, settled: showsOutcome, seen: this.setBought },
        onEnd: (order) => void this.end(order),
      })
  }

  /** Link to the order, or to the list of orders if the id is unknown. */
  get order(): LinkTo {
    return this.orderId ? replacedBy('order-detail', { orderId: this.orderId }) : replacedBy('orders')
  }

  /** Opens the success page if the order is paid, else the order screen, which continues polling. Never rejects. */
  private async end(order: OrderDetail | null): Promise<void> {
    const { orderId, deps } = this
    if (order) new PendingPayment(deps).update(order)
    await followOutcome(deps, 'loading', ticketOrders(deps, order?.firstShowId ?? ''), outcomeOfOrder(orderId, order))
  }

  private setBought(order: OrderDetail): void {
    this.bought = order
  }
}
