import { isOpen, type OrderFacts } from '@/domain/order/buyer-state'
import { keys } from '@/platform/storage/keys'
import type { CheckoutDeps } from './checkout-deps'

/** The unpaid order of a purchase. */
export interface Pending {
  orderId: string
  /** True if the buyer left the app to pay, and no screen has shown the outcome yet. */
  away: boolean
}

/**
 * Stores the last unpaid order of this device with its purchase (decision 40). If the buyer returns to the purchase,
 * that order opens instead of a second order. Reasons for a return are the browser's back button, a restart of the app
 * during the payment, and a repeated purchase.
 */
export class PendingPayment {
  constructor(private readonly deps: Pick<CheckoutDeps, 'stores' | 'platform'>) {}

  /** Saves the created order before its payment. @param purchase key of the purchase */
  save(orderId: string, purchase: string): void {
    this.write({ orderId, purchase, away: true })
  }

  /**
   * Returns the unpaid order of this purchase, or null. Returns the order even after its deadline, because it may have
   * been paid just before, or a payment may be running. The gateway decides whether the order can be paid.
   */
  orderOf(purchase: string): Pending | null {
    const stored = this.read()
    return stored?.purchase === purchase ? { orderId: stored.orderId, away: stored.away } : null
  }

  /** Records that a screen shows the outcome of a payment of this unpaid order. Does nothing for other orders. */
  shown(orderId: string): void {
    const stored = this.read()
    if (stored?.orderId === orderId && stored.away) this.write({ ...stored, away: false })
  }

  /**
   * Updates the stored order to its current state. Removes it if it is paid or closed. Does nothing for other orders.
   */
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
