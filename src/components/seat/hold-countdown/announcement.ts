import type { holdTexts } from '@/locales/namespaces/hold'
import type { TextKey } from '@/locales/keys'

/** Remaining seconds from which the countdown is shown as urgent. */
export const URGENT = 60

/** Announcement for screen readers. */
export interface Announcement {
  key: TextKey<typeof holdTexts>
  count: number
}

/**
 * Remaining seconds at which a screen reader announces the time. The first announcement leaves enough time to act.
 * There are only a few, because each interrupts the user.
 */
const MARKS: readonly { at: number; announcement: Announcement }[] = [
  { at: 0, announcement: { key: 'over', count: 0 } },
  { at: 30, announcement: { key: 'secondsLeft', count: 30 } },
  { at: 120, announcement: { key: 'minutesLeft', count: 2 } },
]

/**
 * Returns the announcement that is due between `before` and `now` remaining seconds, or null. If several are due, as
 * after standby, returns the latest.
 */
export const announcementAt = (before: number, now: number): Announcement | null =>
  MARKS.find(({ at }) => before > at && now <= at)?.announcement ?? null
