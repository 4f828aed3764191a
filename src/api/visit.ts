import * as w from './wire'

/** Valibot fields of a visit that tickets, attendee names and bind codes share. */
export const visit = {
  showId: w.text(),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  /** Start of the session, epoch ms. */
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  /** True if the session is open all day, without a start time. */
  isPermanent: w.flag(),
  venueName: w.text(),
  cityName: w.text(),
}
