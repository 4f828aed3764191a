/** Tabs of the order list; texts are at `order.tab.*` (domain §2). */
export type OrderTab = 'TICKET' | 'OTHER' | 'HISTORY'

/** A merchant that redeems has no other orders to show (shell §1). */
export const orderTabs = (redemption = false): OrderTab[] =>
  redemption ? ['TICKET', 'HISTORY'] : ['TICKET', 'OTHER', 'HISTORY']
