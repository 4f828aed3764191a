import * as w from './wire'

/** Common fields of a visit in tickets, their names and codes to bind, for a valibot object. */
export const visit = {
  showId: w.text(),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  /** Epoch ms. */
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  /** True if the session is open all day, without a start time. */
  isPermanent: w.flag(),
  venueName: w.text(),
  cityName: w.text(),
}
