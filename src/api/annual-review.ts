import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

const night = v.object({
  showId: v.pipe(v.string(), v.nonEmpty()),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  showTime: w.moment,
  /** End of the show, epoch ms; its start if the duration is unknown. */
  endTime: w.moment,
  utcOffset: w.utcOffset,
  venueName: w.text(),
  cityName: w.text(),
})
/** One visit to a show in the year. */
export type ReviewNight = v.InferOutput<typeof night>

const annualReviewSchema = v.object({
  year: w.number(),
  /** The years with visits, the latest first. */
  years: w.list(w.number()),
  visitCount: w.number(),
  showCount: w.number(),
  minutes: w.number(),
  cityNames: w.list(w.text()),
  /** The first visits of the year by date, at most 12. */
  nights: w.list(night),
  /** The visit that ended latest at night, where 00:30 counts as later than 23:00. */
  latest: w.objectOrNull(night),
  venue: w.objectOrNull(v.object({ venueName: w.text(), cityName: w.text(), visits: w.number() })),
  ticketCount: w.number(),
  /** Number of tickets for companions. */
  companionCount: w.number(),
})
/** Yearly review of a buyer's past shows. Dates are in the show's time zone; refunded tickets do not count. */
export type AnnualReview = v.InferOutput<typeof annualReviewSchema>

/** Returns the review of a year; by default of the latest year with visits. The path is not in the specification. */
export const annualReview = get<{ year?: number }, AnnualReview>('trade/buyer/v3/annual_review', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(annualReviewSchema),
})
