import type { holdTexts } from '@/locales/namespaces/hold'
import type { TextKey } from '@/locales/keys'

/** The countdown is shown as urgent from here on, seconds. */
export const URGENT = 60

/** Announcement for screen readers. */
export interface Announcement {
  key: TextKey<typeof holdTexts>
  count: number
}

/**
 * Remaining seconds at which a screen reader announces the time. The first mark leaves time to act, and few marks
 * interrupt less.
 */
const MARKS: readonly { at: number; announcement: Announcement }[] = [
  { at: 0, announcement: { key: 'over', count: 0 } },
  { at: 30, announcement: { key: 'secondsLeft', count: 30 } },
  { at: 120, announcement: { key: 'minutesLeft', count: 2 } },
]

/** Returns the announcement between `before` and `now` seconds, or null. The latest counts, after a sleep. */
export const announcementAt = (before: number, now: number): Announcement | null =>
  MARKS.find(({ at }) => before > at && now <= at)?.announcement ?? null
