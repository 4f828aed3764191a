import type { OrderRefundState } from '../refund/state'
import type { OrderState } from './state'

/** States from the least to the most advanced. A parent order has the least advanced state of its open child orders. */
const STEPS: readonly OrderState[] = ['UNPAID', 'RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED']

/**
 * Final states, in order of precedence. The state of a paid order takes precedence over the state of an unpaid order.
 */
const ENDS: readonly OrderState[] = ['REFUNDED', 'CLOSED', 'CANCELED']

/** Returns the state of a parent order from the states of its children. The specification does not define this rule. */
export const parentState = (children: readonly OrderState[]): OrderState =>
  [...STEPS, ...ENDS].find((state) => children.includes(state)) ?? 'CLOSED'

/**
 * Returns the combined refund state of the children of a parent order. The priority is the same as within one order.
 */
export const parentRefundState = (children: readonly OrderRefundState[]): OrderRefundState => {
  for (const state of ['FAILED', 'REFUNDING'] as const) if (children.includes(state)) return state
  if (children.every((state) => state === 'NONE')) return 'NONE'
  return children.every((state) => state === 'REFUNDED') ? 'REFUNDED' : 'PARTIAL'
}
