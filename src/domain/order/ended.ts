import type { OrderState } from './state'

/** Final states. */
export const END_STATES = ['CANCELED', 'CLOSED', 'REFUNDED'] as const satisfies readonly OrderState[]

interface Facts {
  orderState: OrderState
  /** True if its session has ended by the calendar. */
  showOver: boolean
  /** True if its show or session was cancelled or postponed, and unused tickets are left. */
  waitsForChange: boolean
}

/**
 * Returns true if the order has no actions left. It is canceled, closed or refunded, or its show is over. The history
 * lists it with a quiet card. An unpaid order ends by being closed, never by its show. The definition is this
 * project's.
 */
export const hasEnded = ({ orderState, showOver, waitsForChange }: Facts): boolean =>
  END_STATES.some((state) => state === orderState) || (orderState !== 'UNPAID' && showOver && !waitsForChange)
