import type { StripDay } from '@/components/ui/calendar-strip/calendar-strip'
import type { CalendarDay } from '@/domain/schedule/calendar-strip'
import type { showTexts } from '@/locales/namespaces/show'
import type { Translate } from '@/locales/keys'
import { type Session, sessionState } from '@/components/show/sessions'
import { stripDay } from '@/components/show/strip-day'

/** Returns the days of the strip. A day that is not on sale has a note. */
export const stripDays = (
  days: readonly CalendarDay<Session>[],
  t: Translate<typeof showTexts>,
  now: number,
): StripDay[] => days.map((day) => stripDay(day, day.sessions[0].utcOffset, dayNote(day.sessions, t, now), t))

/**
 * Returns the state that all sessions of a day share. Returns '' if the states differ or are unknown, or if sessions
 * are on sale.
 */
const dayNote = (sessions: readonly Session[], t: Translate<typeof showTexts>, now: number): string => {
  const labels = new Set(sessions.map((session) => sessionState(session, now)?.label ?? 'onSale'))
  const [label] = labels
  const plain =
    labels.size > 1 || label === undefined || label === 'onSale' || label === 'preSale' || label === 'pending'
  return plain ? '' : t(`show.state.${label}`)
}
