import type { Clock } from '@/lib/clock'
import { keys } from '@/platform/storage/keys'
import type { HostStorage } from '@/platform/storage/contract'

interface Deps {
  platform: { storage: HostStorage }
}

/** Notifies other tabs that an order was created, paid or canceled in this tab. A mini program has no other tabs. */
export const broadcastOrderChange = ({ platform, clock }: Deps & { clock: Clock }, orderId: string): void =>
  void platform.storage.write(keys.orderChange, { orderId, at: clock.now() })

/**
 * Adds a listener that is called with the id of an order when another tab changes that order. @returns a function that
 * removes it
 */
export const onOrderChange = ({ platform: { storage } }: Deps, run: (orderId: string) => void): (() => void) =>
  storage.watch(keys.orderChange, () => {
    const change = storage.read(keys.orderChange)
    if (change) run(change.orderId)
  })
