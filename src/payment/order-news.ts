import { keys } from '@/platform/storage/keys'
import type { CheckoutDeps } from './checkout-deps'

type NewsDeps = Pick<CheckoutDeps, 'platform'>

/** Tells this browser's other tabs that an order was made, paid or canceled here. A mini program has no other tabs. */
export const tellOtherTabs = ({ platform, clock }: NewsDeps & Pick<CheckoutDeps, 'clock'>, orderId: string): void =>
  void platform.storage.write(keys.orderNews, { orderId, at: clock.now() })

/** Runs with the id of each order that another tab tells of. Answers a function that stops it. */
export const onOrderNews = ({ platform: { storage } }: NewsDeps, run: (orderId: string) => void): (() => void) =>
  storage.watch(keys.orderNews, () => {
    const news = storage.read(keys.orderNews)
    if (news) run(news.orderId)
  })
