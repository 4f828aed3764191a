import type { CalendarEvent } from '@/domain/calendar/event'
import type { Done } from '../outcome'

/** Adds an event to the phone's calendar. On the web, downloads an .ics file instead, which the buyer must open. */
export type AddToCalendar = (event: CalendarEvent) => Promise<Done | { kind: 'downloaded' }>
