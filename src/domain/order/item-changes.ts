import type { OrderNews } from './news'
import type { OrderStateLabel } from './state-label'

/** What can become of single tickets of an order: the order action types (domain §3). */
export const ITEM_CHANGES = ['REFUND', 'REBOOK'] as const
export type ItemChange = (typeof ITEM_CHANGES)[number]

/** States that name a change already. */
const STATES: Partial<Record<OrderStateLabel, readonly ItemChange[]>> = {
  ...{
    refunding: ['REFUND'],
    refundFailed: ['REFUND'],
    refunded: ['REFUND'],
    rebooked: ['REBOOK'],
    changed: ITEM_CHANGES,
  },
}
/** Unread news that do. */
const NEWS: Partial<Record<OrderNews, ItemChange>> = { REFUND_DONE: 'REFUND', REFUND_FAILED: 'REFUND' }

/** The changes that neither the order's state nor its news name: nothing is said twice. @param label null for an unknown state */
export const unnamedChanges = (
  { itemChangeTypeList, news }: { itemChangeTypeList: readonly ItemChange[]; news?: OrderNews | null },
  label: OrderStateLabel | null,
): ItemChange[] => {
  const named = [...((label && STATES[label]) ?? []), news && NEWS[news]]
  return ITEM_CHANGES.filter((change) => itemChangeTypeList.includes(change) && !named.includes(change))
}
