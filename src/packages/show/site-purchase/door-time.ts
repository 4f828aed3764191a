import { localDate } from '@/domain/schedule/local-time'
import type { SessionStatic } from '@/api/session'

/** Whether a session has started, is today, or later; `later` also without a time. */
export type DoorTime = 'now' | 'today' | 'later'

/** @param now epoch ms; days are those of the venue. */
export const doorTime = (
  { showTime, utcOffset, isPermanent }: Pick<SessionStatic, 'showTime' | 'utcOffset' | 'isPermanent'>,
  now: number,
): DoorTime => {
  if (showTime === null) return 'later'
  const today = localDate(showTime, utcOffset) === localDate(now, utcOffset)
  // A session without an hour is open all day: it has no beginning.
  if (showTime <= now && !isPermanent) return 'now'
  return today ? 'today' : 'later'
}
