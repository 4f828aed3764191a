import {
  endOfVisit,
  reviewOfYear,
  reviewYears,
  type Visit,
  yearOfVisit,
} from '../../../../../src/domain/ticket/annual-review'
import type { Gateway } from '../../../core/context'
import type { Language } from '../../../core/localized-text'
import { type VoucherRow, voucherQuery } from './repository'

/** Maximum number of visits that the review lists individually. */
const NIGHTS = 12
/** UTC offset of the merchant in minutes. Used if the buyer has no visits. */
const HOME_OFFSET = 480

interface ReviewVisit extends Visit {
  row: VoucherRow
}

/** Returns a buyer's visits: tickets that were not returned, for sessions that have started. */
const visitsOf = async ({ db }: Gateway, userId: string, now: number): Promise<ReviewVisit[]> => {
  const rows = await voucherQuery(db, userId)
    .select(['s.duration', 's.venue_id', 'v.city_id'])
    .where('u.state', 'not in', ['REFUNDED', 'GIVEN'])
    .where('n.show_time', '<=', now)
    .orderBy('n.show_time')
    .orderBy('u.voucher_id')
    .execute()
  return rows.map((row) => ({
    showId: row.show_id,
    showTime: row.show_time,
    utcOffset: row.utc_offset,
    minutes: row.duration,
    permanent: row.permanent,
    venueId: row.venue_id,
    cityId: row.city_id,
    tickets: row.qty,
    row,
  }))
}

const serializeNight = (visit: ReviewVisit, lang: Language) => ({
  showId: visit.showId,
  showName: visit.row.show_name[lang],
  posterUrl: visit.row.poster_url,
  posterColor: visit.row.poster_color,
  showTime: visit.showTime,
  endTime: endOfVisit(visit),
  utcOffset: visit.utcOffset,
  venueName: visit.row.venue_name[lang],
  cityName: visit.row.city_name[lang],
})

/** Returns the annual review (contract: api/annual-review). Without a year, uses the latest year with visits. */
export const annualReview = async (
  gateway: Gateway,
  userId: string,
  { year, now, lang }: { year: number | undefined; now: number; lang: Language },
) => {
  const visits = await visitsOf(gateway, userId, now)
  const years = reviewYears(visits)
  const chosen = year ?? years[0] ?? yearOfVisit({ showTime: now, utcOffset: HOME_OFFSET })
  const review = reviewOfYear(visits, chosen)
  const rowWith = (matches: (visit: ReviewVisit) => boolean) => review.visits.find(matches)?.row
  const venue = review.venue && rowWith(({ venueId }) => venueId === review.venue?.venueId)
  return {
    year: chosen,
    years,
    visitCount: review.visits.length,
    showCount: review.showCount,
    minutes: review.minutes,
    cityNames: review.cityIds.map((id) => rowWith(({ cityId }) => cityId === id)?.city_name[lang] ?? ''),
    nights: review.visits.slice(0, NIGHTS).map((visit) => serializeNight(visit, lang)),
    latest: review.latest && serializeNight(review.latest, lang),
    venue:
      review.venue && venue
        ? { venueName: venue.venue_name[lang], cityName: venue.city_name[lang], visits: review.venue.visits }
        : null,
    ticketCount: review.ticketCount,
    companionCount: review.companionCount,
  }
}
