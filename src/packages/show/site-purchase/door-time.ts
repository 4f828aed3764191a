import { localDate } from '@/domain/schedule/local-time'
import type { SessionStatic } from '@/api/session'

/** Time of a session on site: already started, today, or later. A session without a start time counts as later. */
export type DoorTime = 'now' | 'today' | 'later'

/** Returns the time of a session relative to now. @param now epoch ms; days are local to the venue */
export const doorTime = (
  { showTime, utcOffset, isPermanent }: Pick<SessionStatic, 'showTime' | 'utcOffset' | 'isPermanent'>,
  now: number,
): DoorTime => {
  if (showTime === null) return 'later'
  const today = localDate(showTime, utcOffset) === localDate(now, utcOffset)
  // A session without a start time is open all day.
  if (showTime <= now && !isPermanent) return 'now'
  return today ? 'today' : 'later'
}
