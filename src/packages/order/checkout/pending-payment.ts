import { PAYMENT_TTL } from '@/domain/order/payment-ttl'
import type { Clock } from '@/lib/clock'
import { keys } from '@/platform/storage/keys'
import type { HostStorage } from '@/platform/storage/contract'

/**
 * The order whose payment the buyer left the app for: another page on the web, the host's cashier in a mini program. A buyer who
 * returns by the browser's back button, or reopens an app that was killed at the cashier, sees the purchase again and must not
 * buy it twice (decision 40). Every screen that shows the outcome clears it.
 */
export class PendingPayment {
  constructor(private readonly deps: { storage: HostStorage; clock: Clock; userId: string }) {}

  /** @param purchase identifies the purchase. */
  save(orderId: string, purchase: string): void {
    const { storage, clock, userId } = this.deps
    storage.write(keys.leftToPay, { orderId, purchase, savedAt: clock.now() }, userId)
  }

  /** The order of this purchase while it can be paid; else null. */
  orderOf(purchase: string): string | null {
    const { storage, clock, userId } = this.deps
    const stored = storage.read(keys.leftToPay, userId)
    return stored && stored.purchase === purchase && clock.now() - stored.savedAt < PAYMENT_TTL ? stored.orderId : null
  }

  clear(): void {
    this.deps.storage.remove(keys.leftToPay, this.deps.userId)
  }
}
