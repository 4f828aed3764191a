import type { OrderState } from './state'

/** Final states of an order. */
export const END_STATES = ['CANCELED', 'CLOSED', 'REFUNDED'] as const satisfies readonly OrderState[]

interface Facts {
  orderState: OrderState
  /** True if the time of the order's session is over. */
  showOver: boolean
  /** True if the order has unused tickets of a show or session that was canceled or postponed. */
  waitsForChange: boolean
}

/**
 * Returns true if the order has no actions left: it is canceled, closed or refunded, or its show is over. The order
 * list then shows the order in the history with a muted card. An unpaid order ends when it is closed, not when its
 * show is over. The specification does not define this rule.
 */
export const hasEnded = ({ orderState, showOver, waitsForChange }: Facts): boolean =>
  END_STATES.some((state) => state === orderState) || (orderState !== 'UNPAID' && showOver && !waitsForChange)
