import { flag, momentOrNull, text, utcOffset, showTitle } from './wire'

/** What a show is visited for, as tickets, their names and codes to bind all name it: fields of a valibot object. */
export const visit = {
  showId: text(),
  showName: showTitle(),
  posterUrl: text(),
  posterColor: text(),
  /** Epoch ms. */
  showTime: momentOrNull,
  utcOffset,
  /** Open all day: it begins at no hour. */
  isPermanent: flag(),
  venueName: text(),
  cityName: text(),
}
