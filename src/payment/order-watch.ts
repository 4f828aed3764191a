import type { OrderFacts } from '@/domain/order/buyer-state'
import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { onOrderChange } from './order-changes'
import { poll, type Poll, type PollPlan } from '@/lib/poll'

interface WatchDeps {
  clock: Clock
  platform: { storage: HostStorage }
  screen: {
    readonly disposed: boolean
    onShow: (run: () => void) => void
    onOnline: (run: () => void) => void
    onDispose: (run: () => void) => void
  }
}

/** Options for watching an order. */
interface Watch<Order extends OrderFacts> {
  read: () => Promise<Order>
  plan: PollPlan<Order>
  /**
   * Called once: with the settled order, or with null if the plan ends first. Not called after the screen was disposed
   * of.
   */
  onEnd: (order: Order | null) => void
}

/**
 * Polls the order of a screen. Also polls immediately when the screen is shown again, the network is available again,
 * or another tab has changed the order.
 */
export const watchOrder = <Order extends OrderFacts>(
  deps: WatchDeps,
  orderId: string,
  { read, plan, onEnd }: Watch<Order>,
): void => {
  const { screen } = deps
  let watched: Poll<Order> | null = null
  const again = (): void => watched?.again()
  const begin = async (): Promise<void> => {
    watched = poll(deps, read, plan)
    const order = await watched.settled
    if (!screen.disposed) onEnd(order)
  }
  screen.onShow(() => (watched ? again() : void begin()))
  screen.onOnline(again)
  const unsubscribe = onOrderChange(deps, (changed) => changed === orderId && again())
  screen.onDispose(() => {
    unsubscribe()
    watched?.dispose()
  })
}
