import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

const night = v.object({
  showId: v.pipe(v.string(), v.nonEmpty()),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  showTime: w.moment,
  /** Epoch ms; the beginning where nobody says how long the show takes. */
  endTime: w.moment,
  utcOffset: w.utcOffset,
  venueName: w.text(),
  cityName: w.text(),
})
/** One visit of a year. */
export type ReviewNight = v.InferOutput<typeof night>

const annualReviewSchema = v.object({
  year: w.number(),
  /** The years that have visits, the latest first. */
  years: w.list(w.number()),
  visitCount: w.number(),
  showCount: w.number(),
  minutes: w.number(),
  cityNames: w.list(w.text()),
  /** The first visits of the year in their order, a dozen at most. */
  nights: w.list(night),
  /** The visit that ended at the latest hour. */
  latest: w.objectOrNull(night),
  venue: w.objectOrNull(v.object({ venueName: w.text(), cityName: w.text(), visits: w.number() })),
  ticketCount: w.number(),
  /** Tickets for others than the buyer. */
  companionCount: w.number(),
})
/** A buyer's year: the shows that have begun, by each show's own clock, without returned tickets. */
export type AnnualReview = v.InferOutput<typeof annualReviewSchema>

/** The review of a year; of the latest one that has visits when none is named. Path ours. */
export const annualReview = get<{ year?: number }, AnnualReview>('trade/buyer/v3/annual_review', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(annualReviewSchema),
})
