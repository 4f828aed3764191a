import { PAYMENT_TTL } from '@/domain/order/payment-ttl'
import { keys } from '@/platform/storage/keys'
import type { CheckoutDeps } from './checkout-deps'

/**
 * The order whose payment the buyer left the app for: another page on the web, the host's cashier in a mini program. A buyer who
 * returns by the browser's back button, or reopens an app that was killed at the cashier, sees the purchase again and must not
 * buy it twice (decision 40). Every screen that shows the outcome clears it.
 */
export class PendingPayment {
  constructor(private readonly deps: Pick<CheckoutDeps, 'clock' | 'stores' | 'platform'>) {}

  /** @param purchase identifies the purchase. */
  save(orderId: string, purchase: string): void {
    const savedAt = this.deps.clock.now()
    this.storage.write(keys.pendingPayment, { orderId, purchase, savedAt }, this.userId)
  }

  /** The order of this purchase while it can be paid; else null. */
  orderOf(purchase: string): string | null {
    const stored = this.storage.read(keys.pendingPayment, this.userId)
    if (stored?.purchase !== purchase || this.deps.clock.now() - stored.savedAt >= PAYMENT_TTL) return null
    return stored.orderId
  }

  clear(): void {
    this.storage.remove(keys.pendingPayment, this.userId)
  }

  private get storage() {
    return this.deps.platform.storage
  }

  private get userId(): string {
    return this.deps.stores.user.userId
  }
}
