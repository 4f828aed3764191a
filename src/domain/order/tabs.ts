export const ORDER_TABS = ['TICKET', 'OTHER', 'HISTORY'] as const
/** Tabs of the order list; texts are at `order.tab.*` (domain §2). */
export type OrderTab = (typeof ORDER_TABS)[number]

/**
 * What a buyer looks for among ticket orders; texts are at `orders.status.*`. The values are ours.
 * - `TO_PAY`: unpaid
 * - `TO_USE`: paid, with a ticket left for a show to come
 * - `AFTER_SALE`: a ticket was refunded, rebooked or sold, is on the waitlist, or its show was cancelled; orders of the history included
 */
export const ORDER_STATUSES = ['TO_PAY', 'TO_USE', 'AFTER_SALE'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** A merchant that redeems has no other orders to show (shell §1). */
export const orderTabs = (redemption = false): OrderTab[] =>
  redemption ? ['TICKET', 'HISTORY'] : ['TICKET', 'OTHER', 'HISTORY']
