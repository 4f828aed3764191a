import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

const night = v.object({
  showId: v.pipe(v.string(), v.nonEmpty()),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  showTime: w.moment,
  /** Epoch ms; the start if the duration of the show is unknown. */
  endTime: w.moment,
  utcOffset: w.utcOffset,
  venueName: w.text(),
  cityName: w.text(),
})
/** One visit of a year. */
export type ReviewNight = v.InferOutput<typeof night>

const annualReviewSchema = v.object({
  year: w.number(),
  /** The years with visits, the latest first. */
  years: w.list(w.number()),
  visitCount: w.number(),
  showCount: w.number(),
  minutes: w.number(),
  cityNames: w.list(w.text()),
  /** The first visits of the year in their order, at most 12. */
  nights: w.list(night),
  /** The visit with the latest end of its night. */
  latest: w.objectOrNull(night),
  venue: w.objectOrNull(v.object({ venueName: w.text(), cityName: w.text(), visits: w.number() })),
  ticketCount: w.number(),
  /** Tickets of companions. */
  companionCount: w.number(),
})
/** A buyer's year: past shows by each show's own clock, without refunded tickets. */
export type AnnualReview = v.InferOutput<typeof annualReviewSchema>

/** Returns the review of a year; by default of the latest one with visits. The path is this project's. */
export const annualReview = get<{ year?: number }, AnnualReview>('trade/buyer/v3/annual_review', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(annualReviewSchema),
})
