import { localDate } from '@/domain/schedule/local-time'
import type { SessionStatic } from '@/api/session'

/**
 * Time of a session for a purchase at the venue: already started, today, or later. A session whose time is unknown
 * counts as later.
 */
export type DoorTime = 'now' | 'today' | 'later'

/** Returns the time of a session relative to `now`. Days are in the venue's time zone. @param now epoch ms */
export const doorTime = (
  { showTime, utcOffset, isPermanent }: Pick<SessionStatic, 'showTime' | 'utcOffset' | 'isPermanent'>,
  now: number,
): DoorTime => {
  if (showTime === null) return 'later'
  const today = localDate(showTime, utcOffset) === localDate(now, utcOffset)
  // A permanent session is open all day, so it never counts as started.
  if (showTime <= now && !isPermanent) return 'now'
  return today ? 'today' : 'later'
}
