import { TEXT_CODES } from '@/domain/business-codes/text-codes'
import type { Query } from '@/router/query'
import { factsOf, type RouteParams } from '@/router/table/table'

/** Error codes after which the earlier choice is invalid (shell §4). */
const CHOICE_INVALID: readonly string[] = [TEXT_CODES.choiceInvalid, TEXT_CODES.choiceGone]

/**
 * `backMode` of a booking that restarts because the choice was refused (shell §4: 11, the number of the booking mode).
 */
export const CHOICE_REFUSED = '11'

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Returns the choice in an order's payload as parameters of the booking screen. */
const chosen = ({ items }: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const [item] = Array.isArray(items) ? (items as unknown[]) : []
  const { seatPlanId, quantity, showId, spu } = (item ?? {}) as Record<string, unknown>
  const nested = (spu as { showId?: unknown } | null | undefined)?.showId
  return { seatPlanId, quantity, showId: showId ?? nested }
}

/**
 * Returns the parameters of the booking screen, taken from the refused call and the current screen (shell §4). Returns
 * null without a show id.
 */
export const bookingParams = (
  request: Readonly<Record<string, unknown>>,
  screen: Query,
  errorCode: string,
): RouteParams<'booking'> | null => {
  const { required, optional } = factsOf('booking')
  const sources = [request, chosen(request), screen]
  const entries = [...required, ...optional]
    .map((name) => [name, sources.map((source) => text(source[name])).find((value) => value !== '') ?? ''] as const)
    .filter(([, value]) => value !== '')
  const { backMode: _, ...params } = Object.fromEntries(entries) as Partial<RouteParams<'booking'>>
  if (!params.showId) return null
  const marked = CHOICE_INVALID.includes(errorCode) ? { backMode: CHOICE_REFUSED } : {}
  return { ...params, showId: params.showId, ...marked }
}
