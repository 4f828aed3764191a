import { isPaid, type OrderState } from './state'

/** Data that determines the buyer state of an order: the order's state and its newest unsuccessful payment. */
export interface OrderFacts {
  orderState: OrderState
  payment?: { state: 'UNDER_WAY' | 'FAILED' | 'CANCELED' | 'RETURNED' } | null
}

/**
 * State of an order as its buyer sees it. All screens that show or change an order use this state.
 * - `toPay`: unpaid, and no payment is running.
 * - `confirming`: a payment has an unknown outcome, so the order can neither be paid nor canceled.
 * - `failed`: unpaid, because its last payment failed and took no money.
 * - `returned`: unpaid, because the order could not accept a payment that arrived. The payment was sent back.
 * - `paid`: paid and not refunded.
 * - `over`: canceled, closed or refunded.
 */
export type BuyerState = 'toPay' | 'confirming' | 'failed' | 'returned' | 'paid' | 'over'

/**
 * Returns the buyer state of an order. A running payment takes precedence over all states except paid, because it may
 * still pay a closed order.
 */
export const buyerState = ({ orderState, payment }: OrderFacts): BuyerState => {
  if (isPaid(orderState)) return 'paid'
  if (orderState === 'REFUNDED') return 'over'
  if (payment?.state === 'UNDER_WAY') return 'confirming'
  if (orderState !== 'UNPAID') return 'over'
  if (payment?.state === 'FAILED') return 'failed'
  return payment?.state === 'RETURNED' ? 'returned' : 'toPay'
}

/** Returns true if a payment of the order has an unknown outcome. Such an order can neither be paid nor canceled. */
export const isConfirming = (order: OrderFacts): boolean => buyerState(order) === 'confirming'

/** Returns true if a payment or the payment deadline can still change the order. */
export const isOpen = (order: OrderFacts): boolean => !['paid', 'over'].includes(buyerState(order))

/** Returns true if the order is unpaid and has no running payment. It can then be paid until its deadline. */
export const isUnpaid = (order: OrderFacts): boolean => isOpen(order) && !isConfirming(order)

/** Returns true if the order is in the state `paid` or `over`, or if its newest payment was unsuccessful. */
export const showsOutcome = (order: OrderFacts): boolean =>
  !isOpen(order) || (!isConfirming(order) && (order.payment ?? null) !== null)

/** Returns true if a payment was sent back to the buyer, in any state of the order. */
export const wasReturned = (order: OrderFacts): boolean => order.payment?.state === 'RETURNED'
