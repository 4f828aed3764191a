import type { ShowStatus } from '../../../../../src/api/show-card'

interface ShowState {
  state: string
  sale_time: number | null
  /** End of the sale, epoch ms. */
  sale_until: number | null
  last_time: number | null
  remaining: number
}

const HOUR = 3_600_000
/** Time from the start of a session until it is over, in ms. An exhibition's day ends in the evening. */
export const RUNS_FOR = 4 * HOUR
export const DAY_RUNS_FOR = 11 * HOUR

export const endOf = (session: { show_time: number; permanent: boolean }): number =>
  session.show_time + (session.permanent ? DAY_RUNS_FOR : RUNS_FOR)

/**
 * Returns the status of a show (domain §4). The merchant's setting takes precedence; otherwise it depends on sale time,
 * stock and clock.
 */
export const showStatusAt = (show: ShowState, now: number): ShowStatus => {
  if (show.state === 'DISABLED' || show.state === 'CANCELED' || show.state === 'DELAY') return show.state
  if (show.last_time !== null && show.last_time + RUNS_FOR < now) return 'COMPLETED'
  if (show.state === 'PENDING' || show.state === 'LACK_OF_TICKET') return show.state
  if (show.sale_time !== null && show.sale_time > now) return 'PRE_SALE'
  return show.remaining > 0 && now < (show.sale_until ?? Infinity) ? 'ON_SALE' : 'SOLD_OUT'
}

export const sessionStatusAt = (
  show: Omit<ShowState, 'last_time' | 'remaining'>,
  session: { state: string; show_time: number; permanent: boolean; remaining: number },
  now: number,
): ShowStatus => {
  if (session.state === 'CANCELED' || session.state === 'DELAY') return session.state
  if (endOf(session) < now) return 'COMPLETED'
  return showStatusAt({ ...show, last_time: null, remaining: session.remaining }, now)
}

export type PlanStatus = 'ON_SALE' | 'LACK_OF_TICKET' | 'SOLD_OUT' | 'PENDING'

/** Returns a tier's status from its session's status: pending before the sale, sold out after the session. */
export const planStatusOf = (session: ShowStatus, remaining: number): PlanStatus => {
  if (session === 'LACK_OF_TICKET') return 'LACK_OF_TICKET'
  if (session === 'COMPLETED' || session === 'CANCELED') return 'SOLD_OUT'
  if (session === 'ON_SALE' || session === 'SOLD_OUT') return remaining > 0 ? 'ON_SALE' : 'SOLD_OUT'
  return 'PENDING'
}
