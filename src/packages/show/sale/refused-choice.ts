import { CHOICE_REFUSED } from '@/components/response-mode/booking-params'
import type { RouteParams } from '@/router/table/table'

/** Whether the booking begins again because its choice was refused (shell §4, back-mode marker). */
export const isChoiceRefused = ({ backMode }: RouteParams<'booking'>): boolean => backMode === CHOICE_REFUSED

/** A tier that was refused is not chosen again for the buyer; show, session and privileges stay. */
export const chosenAnew = (params: RouteParams<'booking'>): RouteParams<'booking'> =>
  isChoiceRefused(params) ? { ...params, seatPlanId: undefined, quantity: undefined } : params
