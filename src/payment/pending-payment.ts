import { isOpen, type OrderFacts } from '@/domain/order/buyer-state'
import { keys } from '@/platform/storage/keys'
import type { CheckoutDeps } from './checkout-deps'

/** The unpaid order of a purchase. */
export interface Pending {
  orderId: string
  /** The buyer left the app to pay, and no screen has shown the outcome since. */
  away: boolean
}

/**
 * The unpaid order that this device bought last, by its purchase. A buyer who returns by the browser's back button, reopens an app
 * that was killed at the cashier, or buys the same once more, is led to that order and makes no second one (decision 40).
 */
export class PendingPayment {
  constructor(private readonly deps: Pick<CheckoutDeps, 'stores' | 'platform'>) {}

  /** The order exists and its payment begins. @param purchase identifies the purchase. */
  save(orderId: string, purchase: string): void {
    this.write({ orderId, purchase, away: true })
  }

  /**
   * The order of this purchase, else null. Also past its deadline: it may have been paid just before, or its payment may be under way,
   * and only the gateway knows.
   */
  orderOf(purchase: string): Pending | null {
    const stored = this.read()
    return stored?.purchase === purchase ? { orderId: stored.orderId, away: stored.away } : null
  }

  /** A screen shows what became of the payment of this order, which stays unpaid. Does nothing for another order. */
  shown(orderId: string): void {
    const stored = this.read()
    if (stored?.orderId === orderId && stored.away) this.write({ ...stored, away: false })
  }

  /** A screen shows the order: one that is paid or over is no longer pending. Does nothing for another order. */
  update(order: OrderFacts & { orderId: string }): void {
    if (isOpen(order)) this.shown(order.orderId)
    else if (this.read()?.orderId === order.orderId) this.clear()
  }

  clear(): void {
    this.storage.remove(keys.pendingPayment, this.userId)
  }

  private read() {
    return this.storage.read(keys.pendingPayment, this.userId)
  }

  private write(pending: NonNullable<ReturnType<PendingPayment['read']>>): void {
    this.storage.write(keys.pendingPayment, pending, this.userId)
  }

  private get storage() {
    return this.deps.platform.storage
  }

  private get userId(): string {
    return this.deps.stores.user.userId
  }
}
