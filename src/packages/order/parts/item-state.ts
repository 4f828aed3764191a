import type { ItemOrderBrief } from '@/api/item-order'
import { asPayableItems } from '@/components/item-order/item-payable'
import type { OrderTone } from '@/components/order/order-tone'
import { buyerState } from '@/domain/order/buyer-state'
import type { ItemOrderState } from '@/domain/order/item-order'

/** States of an item order that buyers see: the gateway's, and those of an unpaid order's payment. */
type ItemStateLabel = ItemOrderState | 'CONFIRMING' | 'FAILED'

/** Returns the state to show. */
export const itemStateLabel = (order: ItemOrderBrief): ItemStateLabel => {
  const state = buyerState(asPayableItems(order))
  if (state === 'confirming') return 'CONFIRMING'
  return state === 'failed' ? 'FAILED' : order.orderStatus
}

const TONES: Record<ItemStateLabel, OrderTone> = {
  ...{ UNPAID: 'due', CONFIRMING: 'plain', FAILED: 'bad', PAID: 'plain', SUCCEEDED: 'good' },
  ...{ CANCELED: 'over', CLOSED: 'over', REFUNDING: 'plain', REFUNDED: 'over' },
}

export const itemStateTone = (label: ItemStateLabel): OrderTone => TONES[label]
