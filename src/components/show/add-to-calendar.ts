import type { Services } from '@/components/services'
import { showEnd } from '@/domain/calendar/event'
import { texts } from '@/locales/texts'

/** Minutes before the start at which the calendar reminds of a ticket. */
const ALARM = 120

/** Attendance of a show as a calendar entry. Times in epoch ms, duration in minutes, offset in minutes east of UTC. */
export interface Visit {
  /** Id of the tickets. Adding the same id again updates the calendar entry. */
  id: string
  showName: string
  showTime: number | null
  /** Duration of the show; null if unknown. */
  showDuration: number | null
  utcOffset: number
  venueName: string
  venueAddress: string
}

/** Adds a show to the device's calendar, and shows the result in a toast. Never rejects. */
export const addToCalendar = async (
  { id, showName, showTime, showDuration, utcOffset, venueName, venueAddress }: Visit,
  { platform, dialogs }: Pick<Services, 'platform' | 'dialogs'>,
): Promise<void> => {
  if (showTime === null) return
  const t = texts.translator()
  const { kind } = await platform.addToCalendar({
    id,
    title: showName,
    startsAt: showTime,
    endsAt: showEnd(showTime, showDuration),
    utcOffset,
    location: [venueName, venueAddress].filter(Boolean).join(', '),
    alarmMinutes: ALARM,
  })
  if (kind === 'done' || kind === 'downloaded')
    dialogs.toast(t(kind === 'done' ? 'calendar.added' : 'calendar.downloaded'))
  else if (kind !== 'cancelled') dialogs.toast(t(kind === 'unsupported' ? 'error.unsupported' : 'error.later'))
}
