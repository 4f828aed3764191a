import { CHOICE_REFUSED } from '@/components/response-mode/booking-params'
import type { RouteParams } from '@/router/table/table'

/**
 * Returns true if the booking screen was opened again because the gateway refused the choice (shell §4, back-mode
 * marker).
 */
export const isChoiceRefused = ({ backMode }: RouteParams<'booking'>): boolean => backMode === CHOICE_REFUSED

/** Removes the refused tier and quantity from the parameters. Show, session and privileges remain. */
export const withoutRefusedChoice = (params: RouteParams<'booking'>): RouteParams<'booking'> =>
  isChoiceRefused(params) ? { ...params, seatPlanId: undefined, quantity: undefined } : params
