import { isNotFound } from '@/components/screen/failure-message'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { isRequestError } from '@/request/errors'

/** Options of a call whose screen shows the end of a hold itself. */
export const HANDLES_HOLD_OVER = { handledStatuses: [SEAT_CODES.holdOver, 404] }

/** Business codes of refusals about seats (contract of seats). */
const KNOWN_CODES: readonly number[] = Object.values(SEAT_CODES)

/** Options of a call, for a screen that shows every refusal about seats itself, in any response mode. */
export const HANDLES_SEAT_ERRORS = { inlineErrors: true, handledStatuses: [...KNOWN_CODES, 404] } as const

/** Returns the business code of a refusal about seats; null for any other error. */
export const seatCodeOf = (error: unknown): number | null => {
  const code = isRequestError(error) ? (error.statusCode ?? 0) : 0
  return KNOWN_CODES.includes(code) ? code : null
}

/** Returns true if the gateway answered that the hold has ended. */
export const isHoldOver = (error: unknown): boolean => seatCodeOf(error) === SEAT_CODES.holdOver

/** Returns true if the hold has ended, or the gateway has no hold with this id. */
export const hasNoHold = (error: unknown): boolean => isHoldOver(error) || isNotFound(error)
