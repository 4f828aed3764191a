import { type Fen, fen } from '../money'
import type { OrderRefundState } from '../refund/state'
import type { OrderStateLabel } from './state-label'
import { arrivedRefund } from './worth'

/** What can become of single tickets of an order: the order action types (domain §3). */
export const ITEM_CHANGES = ['REFUND', 'REBOOK'] as const
type ItemChange = (typeof ITEM_CHANGES)[number]

/** States of after-sale, the most urgent first. */
export type AfterSaleState = 'REFUND_FAILED' | 'REFUNDING' | 'REFUNDED' | 'REBOOKED'

/** Labels of an order that name a state already. */
const NAMED: Partial<Record<OrderStateLabel, readonly AfterSaleState[]>> = {
  ...{ refunded: ['REFUNDED'], rebooked: ['REBOOKED'], changed: ['REFUNDED', 'REBOOKED'] },
  ...{ partlyRefunding: ['REFUND_FAILED', 'REFUNDING'], partlyRefunded: ['REFUNDED'], partlyRebooked: ['REBOOKED'] },
  ...{ refunding: ['REFUNDING'], refundFailed: ['REFUND_FAILED'] },
}

interface ChangedOrder {
  orderRefundState: OrderRefundState
  refundedAmount: Fen
  refundingAmount: Fen
  itemChangeTypeList: readonly ItemChange[]
}

/**
 * Returns the most urgent after-sale state of an order with its money in fen, 0 for none. Null without one, and for a state without money
 * that the order's label names already.
 */
export const afterSaleOf = (
  order: ChangedOrder,
  label: OrderStateLabel | null,
): { state: AfterSaleState; amount: Fen } | null => {
  const { orderRefundState, refundingAmount, itemChangeTypeList } = order
  const arrived = arrivedRefund(order)
  const onItsWay = { amount: refundingAmount, holds: orderRefundState === 'REFUNDING' || refundingAmount > 0 }
  const states: { state: AfterSaleState; amount: Fen; holds: boolean }[] = [
    { state: 'REFUND_FAILED', amount: refundingAmount, holds: orderRefundState === 'FAILED' },
    { state: 'REFUNDING', ...onItsWay },
    { state: 'REFUNDED', amount: arrived, holds: arrived > 0 || itemChangeTypeList.includes('REFUND') },
    { state: 'REBOOKED', amount: fen(0), holds: itemChangeTypeList.includes('REBOOK') },
  ]
  const found = states.find(({ holds }) => holds)
  if (!found || (found.amount === 0 && label && NAMED[label]?.includes(found.state))) return null
  return { state: found.state, amount: found.amount }
}
