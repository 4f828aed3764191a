import type { OrderPayment } from '@/api/order-state'
import { wasReturned } from '@/domain/order/buyer-state'
import type { OrderState } from '@/domain/order/state'
import { keys, type Stored } from '@/platform/storage/keys'
import type { CheckoutDeps } from './checkout-deps'

/** Returned payments that are remembered as shown. */
const MAX_STORED = 20

interface Order {
  orderId: string
  orderState: OrderState
  payment: OrderPayment | null
}

/** Which returned payments the buyer has seen on this device: money that went back by itself is told until then. */
export class ShownReturns {
  constructor(private readonly deps: Pick<CheckoutDeps, 'stores' | 'platform'>) {}

  /** Whether money of the order went back and no screen has shown it. */
  isNews(order: Order): boolean {
    return wasReturned(order) && !this.shown.some((each) => this.isThat(order, each))
  }

  /** A screen shows the order with its returned payment. */
  add(order: Order): void {
    if (!this.isNews(order)) return
    const shown = [...this.shown, { orderId: order.orderId, time: order.payment?.time ?? 0 }]
    this.deps.platform.storage.write(keys.shownReturns, shown.slice(-MAX_STORED), this.deps.stores.user.userId)
  }

  private get shown(): Stored<typeof keys.shownReturns> {
    return this.deps.platform.storage.read(keys.shownReturns, this.deps.stores.user.userId) ?? []
  }

  private isThat({ orderId, payment }: Order, shown: { orderId: string; time: number }): boolean {
    return shown.orderId === orderId && shown.time === (payment?.time ?? 0)
  }
}
