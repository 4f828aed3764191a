/** A show in a calendar. Times in epoch ms; the show's own offset, not the viewer's, decides the wall clock. */
export interface CalendarEvent {
  /** Unique and stable, so that adding twice updates: order or voucher id. */
  id: string
  title: string
  startsAt: number
  endsAt: number
  /** Minutes east of UTC at the venue. */
  utcOffset: number
  location?: string
  notes?: string
  url?: string
  /** Minutes before the start at which to remind; no alarm when absent. */
  alarmMinutes?: number
}
