import type { CalendarEvent } from '@/domain/calendar/event'
import type { Done } from '../outcome'

/** Adds an event to the phone's calendar. The web downloads an .ics file instead, which the buyer still has to open. */
export type AddToCalendar = (event: CalendarEvent) => Promise<Done | { kind: 'downloaded' }>
