import { isPaid, type OrderState } from './state'

/** Facts of an order that decide its buyer state: its state, and its newest unsuccessful payment. */
export interface OrderFacts {
  orderState: OrderState
  payment?: { state: 'UNDER_WAY' | 'FAILED' | 'CANCELED' | 'RETURNED' } | null
}

/**
 * State of an order as its buyer sees it. Every screen that shows an order or changes one uses this state.
 * - `toPay`: unpaid, and no payment is running.
 * - `confirming`: a payment has an unknown outcome, so the order can neither be paid nor canceled.
 * - `failed`: unpaid, because its last payment failed and took no money.
 * - `returned`: unpaid, because the order could not accept a payment that arrived. The payment was sent back.
 * - `paid`: paid and not refunded.
 * - `over`: canceled, closed or refunded.
 */
export type BuyerState = 'toPay' | 'confirming' | 'failed' | 'returned' | 'paid' | 'over'

/**
 * Returns the state. A running payment takes precedence over every state except paid, because it may still pay a closed
 * order.
 */
export const buyerState = ({ orderState, payment }: OrderFacts): BuyerState => {
  if (isPaid(orderState)) return 'paid'
  if (orderState === 'REFUNDED') return 'over'
  if (payment?.state === 'UNDER_WAY') return 'confirming'
  if (orderState !== 'UNPAID') return 'over'
  if (payment?.state === 'FAILED') return 'failed'
  return payment?.state === 'RETURNED' ? 'returned' : 'toPay'
}

/** Returns true if a payment has an unknown outcome: the order can neither be paid nor canceled. */
export const isConfirming = (order: OrderFacts): boolean => buyerState(order) === 'confirming'

/** Returns true if a payment or the deadline can still change the order. */
export const isOpen = (order: OrderFacts): boolean => !['paid', 'over'].includes(buyerState(order))

/** Returns true if the order can be paid until its deadline: it is unpaid and has no payment under way. */
export const isUnpaid = (order: OrderFacts): boolean => isOpen(order) && !isConfirming(order)

/** Returns true if the order is paid or over, or its newest payment was unsuccessful. */
export const showsOutcome = (order: OrderFacts): boolean =>
  !isOpen(order) || (!isConfirming(order) && (order.payment ?? null) !== null)

/** Returns true if a payment was sent back to the buyer; independent of the order's state. */
export const wasReturned = (order: OrderFacts): boolean => order.payment?.state === 'RETURNED'
