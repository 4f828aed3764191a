import type { ItemOrderBrief } from '@/api/item-order'
import { asPayableItems } from '@/components/item-order/item-payable'
import type { OrderTone } from '@/components/order/order-tone'
import { buyerState } from '@/domain/order/buyer-state'
import type { ItemOrderState } from '@/domain/order/item-order'

/** Displayed states of an item order: the gateway's states, and two states for the payment of an unpaid order. */
type ItemStateLabel = ItemOrderState | 'CONFIRMING' | 'FAILED'

/** Returns the displayed state of an item order. */
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
