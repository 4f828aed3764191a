import { PAYMENT_TTL } from '@/domain/order/payment-ttl'
import type { Clock } from '@/lib/clock'
import { keys } from '@/platform/storage/keys'
import type { HostStorage } from '@/platform/storage/contract'

/**
 * The order for which the buyer left to pay: the page on the web, for the host's cashier in a mini program. Whoever comes
 * back by the browser's own button, or opens an app that was killed at the cashier, finds the purchase again and must not
 * buy it twice (decision 40). Cleared by every screen that shows how the payment ended.
 */
export class PendingPayment {
  constructor(private readonly deps: { storage: HostStorage; clock: Clock; userId: string }) {}

  /** @param purchase what tells this purchase from another one. */
  save(orderId: string, purchase: string): void {
    const { storage, clock, userId } = this.deps
    storage.write(keys.leftToPay, { orderId, purchase, savedAt: clock.now() }, userId)
  }

  /** The order of this very purchase, as long as it can still be paid; else null. */
  orderOf(purchase: string): string | null {
    const { storage, clock, userId } = this.deps
    const stored = storage.read(keys.leftToPay, userId)
    return stored && stored.purchase === purchase && clock.now() - stored.savedAt < PAYMENT_TTL ? stored.orderId : null
  }

  clear(): void {
    this.deps.storage.remove(keys.leftToPay, this.deps.userId)
  }
}
