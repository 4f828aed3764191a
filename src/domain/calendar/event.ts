/** Duration in minutes of a show whose duration is unknown. */
const USUAL_DURATION = 120

/** Returns the end of a show, epoch ms. @param minutes duration of the show; null or 0 if unknown */
export const showEnd = (startsAt: number, minutes: number | null): number =>
  startsAt + (minutes || USUAL_DURATION) * 60_000

/**
 * A show as a calendar entry. Times are epoch ms. The show's time zone, not the viewer's, determines the local time.
 */
export interface CalendarEvent {
  /** Unique, stable id of the order or the voucher. Adding the same id again updates the entry. */
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
