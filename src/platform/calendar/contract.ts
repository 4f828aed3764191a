import type { CalendarEvent } from '@/domain/calendar/event'
import type { Done } from '../outcome'

/** Puts an event into the phone's calendar; on the web an .ics file to open. */
export type AddToCalendar = (event: CalendarEvent) => Promise<Done>
