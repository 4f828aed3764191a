import { isPaid, type OrderState } from './state'

/** What the rule reads of an order: its state, and its newest payment that did not pay it. */
export interface OrderFacts {
  orderState: OrderState
  payment?: { state: 'UNDER_WAY' | 'FAILED' | 'CANCELED' | 'RETURNED' } | null
}

/**
 * What an order is to its buyer. Every screen that shows an order, or acts on one, goes by it.
 * - `toPay`: unpaid, and no money is on its way
 * - `confirming`: a provider has a payment of it and its outcome is not known: the order can neither be paid nor canceled
 * - `failed`: unpaid; its last payment failed and took no money
 * - `returned`: unpaid; money came that it could not take, and went back
 * - `paid`: paid and not refunded
 * - `over`: canceled, closed or refunded
 */
export type BuyerState = 'toPay' | 'confirming' | 'failed' | 'returned' | 'paid' | 'over'

/** A payment under way comes before everything but a paid order: also a closed order may still be paid by it. */
export const buyerState = ({ orderState, payment }: OrderFacts): BuyerState => {
  if (isPaid(orderState)) return 'paid'
  if (orderState === 'REFUNDED') return 'over'
  if (payment?.state === 'UNDER_WAY') return 'confirming'
  if (orderState !== 'UNPAID') return 'over'
  if (payment?.state === 'FAILED') return 'failed'
  return payment?.state === 'RETURNED' ? 'returned' : 'toPay'
}

/** A provider has a payment of the order: it is neither paid nor canceled until the outcome is known. */
export const isConfirming = (order: OrderFacts): boolean => buyerState(order) === 'confirming'

/** The order still becomes something else by a payment or by its deadline. */
export const isOpen = (order: OrderFacts): boolean => !['paid', 'over'].includes(buyerState(order))

/** The order is unpaid and no payment of it is under way: it can be paid until its deadline. */
export const isUnpaid = (order: OrderFacts): boolean => isOpen(order) && !isConfirming(order)

/** The order shows how its newest payment ended: it is paid or over, or the payment failed, was canceled or went back. */
export const showsOutcome = (order: OrderFacts): boolean =>
  !isOpen(order) || (!isConfirming(order) && (order.payment ?? null) !== null)

/** Money of the buyer went back to them, whatever became of the order. */
export const wasReturned = (order: OrderFacts): boolean => order.payment?.state === 'RETURNED'
