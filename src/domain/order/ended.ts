import type { OrderState } from './state'

/** States after which nothing comes. */
export const END_STATES = ['CANCELED', 'CLOSED', 'REFUNDED'] as const satisfies readonly OrderState[]

interface Facts {
  orderState: OrderState
  /** Its session is over by the calendar. */
  showOver: boolean
  /** Its show or session was cancelled or postponed, and tickets of it are left that were not used: they still come back, or stay good. */
  waitsForChange: boolean
}

/**
 * Nothing can be done with the order any more: it is canceled, closed or refunded, or its show is over. It then stands in the history, and
 * its card is quiet. An unpaid order ends by being closed, never by its show. The reading is ours.
 */
export const hasEnded = ({ orderState, showOver, waitsForChange }: Facts): boolean =>
  END_STATES.some((state) => state === orderState) || (orderState !== 'UNPAID' && showOver && !waitsForChange)
