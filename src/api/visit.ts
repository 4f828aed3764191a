import * as w from './wire'

/** What a show is visited for, as tickets, their names and codes to bind all name it: fields of a valibot object. */
export const visit = {
  showId: w.text(),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  /** Epoch ms. */
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  /** Open all day: it begins at no hour. */
  isPermanent: w.flag(),
  venueName: w.text(),
  cityName: w.text(),
}
