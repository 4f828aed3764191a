import * as v from 'valibot'
import { get } from '@/request/call'
import { list, moment, number, objectOrNull, reader, text, utcOffset, showTitle } from './wire'

const night = v.object({
  showId: v.pipe(v.string(), v.nonEmpty()),
  showName: showTitle(),
  posterUrl: text(),
  posterColor: text(),
  showTime: moment,
  /** Epoch ms; the beginning where nobody says how long the show takes. */
  endTime: moment,
  utcOffset,
  venueName: text(),
  cityName: text(),
})
/** One visit of a year. */
export type ReviewNight = v.InferOutput<typeof night>

const annualReviewSchema = v.object({
  year: number(),
  /** The years that have visits, the latest first. */
  years: list(number()),
  visitCount: number(),
  showCount: number(),
  minutes: number(),
  cityNames: list(text()),
  /** The first visits of the year in their order, a dozen at most. */
  nights: list(night),
  /** The visit that ended at the latest hour. */
  latest: objectOrNull(night),
  venue: objectOrNull(v.object({ venueName: text(), cityName: text(), visits: number() })),
  ticketCount: number(),
  /** Tickets for others than the buyer. */
  companionCount: number(),
})
/** A buyer's year: the shows that have begun, by each show's own clock, without returned tickets. */
export type AnnualReview = v.InferOutput<typeof annualReviewSchema>

/** The review of a year; of the latest one that has visits when none is named. Path ours. */
export const annualReview = get<{ year?: number }, AnnualReview>('trade/buyer/v3/annual_review', {
  auth: 'buyer',
  importance: 'high',
  read: reader(annualReviewSchema),
})
