import type { CalendarEvent } from '@/domain/calendar/event'
import type { Done } from '../outcome'

/** Adds an event to the phone's calendar; on the web it downloads an .ics file. */
export type AddToCalendar = (event: CalendarEvent) => Promise<Done>
