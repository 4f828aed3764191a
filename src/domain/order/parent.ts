import type { OrderRefundState } from '../refund/state'
import type { OrderState } from './state'

/** From what is least done to what is done: a parent is as far as the least of its children that are not over. */
const STEPS: readonly OrderState[] = ['UNPAID', 'RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED']

/** How they can be over; one that was paid comes before those that were not. */
const ENDS: readonly OrderState[] = ['REFUNDED', 'CLOSED', 'CANCELED']

/** The state of a parent order, of its children's. The specification gives none; ours. */
export const parentState = (children: readonly OrderState[]): OrderState =>
  [...STEPS, ...ENDS].find((state) => children.includes(state)) ?? 'CLOSED'

/** Where the refunds of a parent's children are, together: what stands above all comes first, as within one order. */
export const parentRefundState = (children: readonly OrderRefundState[]): OrderRefundState => {
  for (const state of ['FAILED', 'REFUNDING'] as const) if (children.includes(state)) return state
  if (children.every((state) => state === 'NONE')) return 'NONE'
  return children.every((state) => state === 'REFUNDED') ? 'REFUNDED' : 'PARTIAL'
}
