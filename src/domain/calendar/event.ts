/** Minutes; of a show whose duration is unknown. */
const USUAL_DURATION = 120

/** Returns when a show ends, epoch ms. @param minutes its duration; null or 0 where it is unknown */
export const showEnd = (startsAt: number, minutes: number | null): number =>
  startsAt + (minutes || USUAL_DURATION) * 60_000

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
