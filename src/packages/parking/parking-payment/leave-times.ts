import type { Stay } from '@/api/parking'
import type { Fen } from '@/domain/money'
import { feeOf } from '@/domain/parking/fee'

const MINUTE = 60_000

/** Time after the show at which a ticket holder leaves by default, ms (decision 127). */
const AFTER_SHOW = 20 * MINUTE

/** Other times to leave that the buyer can choose, in hours from now. */
const HOURS = [1, 2, 4] as const

/** A time to leave: now, after the show, or in some hours. `time` is in epoch ms. */
export interface LeaveTime {
  id: 'NOW' | 'SHOW' | `${(typeof HOURS)[number]}`
  time: number
}

/** Returns the time to leave after the show of the buyer's ticket, epoch ms; null without a show that ends later. */
export const showTime = (stay: Pick<Stay, 'showEndsAt'> | null, now: number): number | null => {
  const time = (stay?.showEndsAt ?? 0) + AFTER_SHOW
  return stay?.showEndsAt != null && time > now ? time : null
}

/** Returns the times to leave with the amount that is due for each. Amounts in fen, `now` in epoch ms. */
export const leaveTimes = (
  stay: Pick<Stay, 'enteredAt' | 'facts' | 'settled' | 'showEndsAt' | 'tariff'>,
  now: number,
): (LeaveTime & { amount: Fen })[] => {
  const show = showTime(stay, now)
  const times: LeaveTime[] = [
    { id: 'NOW', time: now },
    ...(show === null ? [] : [{ id: 'SHOW' as const, time: show }]),
    ...HOURS.map((hours) => ({ id: `${hours}` as const, time: now + hours * 60 * MINUTE })),
  ]
  return times.map((leaving) => ({ ...leaving, amount: feeOf(stay.tariff, stay, leaving.time, stay.facts).amount }))
}
