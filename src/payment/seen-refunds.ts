import type { OrderPayment } from '@/api/order-state'
import { wasReturned } from '@/domain/order/buyer-state'
import type { OrderState } from '@/domain/order/state'
import { keys, type Stored } from '@/platform/storage/keys'
import type { CheckoutDeps } from './checkout-deps'

/** Maximum number of stored refunds. */
const MAX_STORED = 20

interface Order {
  orderId: string
  orderState: OrderState
  payment: OrderPayment | null
}

/**
 * Automatic refunds that the buyer has already seen on this device. Screens show such a refund until the buyer has seen
 * it.
 */
export class SeenRefunds {
  constructor(private readonly deps: Pick<CheckoutDeps, 'stores' | 'platform'>) {}

  /** Returns true if a payment of the order was sent back, and no screen has shown this refund yet. */
  isUnseen(order: Order): boolean {
    return wasReturned(order) && !this.shown.some((each) => this.isThat(order, each))
  }

  /** Records that a screen has shown the refund of the order. */
  add(order: Order): void {
    if (!this.isUnseen(order)) return
    const shown = [...this.shown, { orderId: order.orderId, time: order.payment?.time ?? 0 }]
    this.deps.platform.storage.write(keys.seenRefunds, shown.slice(-MAX_STORED), this.deps.stores.user.userId)
  }

  private get shown(): Stored<typeof keys.seenRefunds> {
    return this.deps.platform.storage.read(keys.seenRefunds, this.deps.stores.user.userId) ?? []
  }

  private isThat({ orderId, payment }: Order, shown: { orderId: string; time: number }): boolean {
    return shown.orderId === orderId && shown.time === (payment?.time ?? 0)
  }
}
