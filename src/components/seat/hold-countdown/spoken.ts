import type { holdTexts } from '@/locales/namespaces/hold'
import type { TextKey } from '@/locales/keys'

/** From here on the countdown is shown as something that presses, seconds. */
export const URGENT = 60

/** A sentence for readers. */
export interface Spoken {
  key: TextKey<typeof holdTexts>
  count: number
}

/** When a reader is told how long is left, seconds: often enough to hurry in time, seldom enough to be heard out. */
const MARKS: readonly { at: number; spoken: Spoken }[] = [
  { at: 0, spoken: { key: 'over', count: 0 } },
  { at: 30, spoken: { key: 'secondsLeft', count: 30 } },
  { at: 120, spoken: { key: 'minutesLeft', count: 2 } },
]

/**
 * What to say when the time left has gone from `before` to `now` seconds; null when no mark lies between. A phone that slept
 * passes several at once: the latest counts.
 */
export const spokenAt = (before: number, now: number): Spoken | null =>
  MARKS.find(({ at }) => before > at && now <= at)?.spoken ?? null
