export const ORDER_TABS = ['TICKET', 'OTHER', 'HISTORY'] as const
/** Tabs of the order list; texts are at `order.tab.*` (domain §2). */
export type OrderTab = (typeof ORDER_TABS)[number]

/**
 * Status filters of ticket orders. Texts are at `orders.status.*`. This project defines the values.
 * - `TO_PAY`: unpaid.
 * - `TO_USE`: paid, with a ticket left for an upcoming show.
 * - `AFTER_SALE`: a ticket was refunded, rebooked, sold or listed for resale, or the show was canceled. Includes past
 * orders.
 */
export const ORDER_STATUSES = ['TO_PAY', 'TO_USE', 'AFTER_SALE'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Returns the tabs of the order list. A merchant in redemption mode has only ticket orders (shell §1). */
export const orderTabs = (redemption = false): OrderTab[] =>
  redemption ? ['TICKET', 'HISTORY'] : ['TICKET', 'OTHER', 'HISTORY']
