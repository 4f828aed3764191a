import { localTime } from '../schedule/local-time'

/** Attendance of one session with the tickets of one order. */
export interface Visit {
  showId: string
  /** Epoch ms. */
  showTime: number
  /** UTC offset of the show, minutes east of UTC. */
  utcOffset: number
  /** Duration of the show in minutes; null if unknown. */
  minutes: number | null
  /** True if the session has no start time, such as an exhibition that is open all day. */
  permanent: boolean
  venueId: string
  cityId: string
  tickets: number
}

export interface AnnualReview<V extends Visit> {
  /** Visits in chronological order. */
  visits: readonly V[]
  showCount: number
  minutes: number
  /** Ids of the cities, in the order of their first visits. */
  cityIds: readonly string[]
  /** The visit that ended latest at night; null if no visit has an end time. */
  latest: V | null
  /** The venue with the most visits. If several venues have the same number, the venue with the earliest visit. */
  venue: { venueId: string; visits: number } | null
  ticketCount: number
  /** Number of tickets for other people: all tickets except one for each visit. */
  companionCount: number
}

const MINUTE = 60_000
const DAY_MINUTES = 1_440
/**
 * End of a night in minutes: 06:00. Times before 06:00 belong to the previous evening, so 00:30 counts as later than
 * 23:00.
 */
const NIGHT_ENDS = 360

/** Returns the year of a visit in the time zone of the show. */
export const yearOfVisit = ({ showTime, utcOffset }: Pick<Visit, 'showTime' | 'utcOffset'>): number =>
  localTime(showTime, utcOffset).year()

/** Returns the years that contain visits, the latest first. */
export const reviewYears = (visits: readonly Visit[]): number[] =>
  [...new Set(visits.map(yearOfVisit))].sort((one, other) => other - one)

/** Returns the time at which the show of a visit ends, epoch ms. Returns its start if the duration is unknown. */
export const endOfVisit = ({ showTime, minutes }: Pick<Visit, 'showTime' | 'minutes'>): number =>
  showTime + (minutes ?? 0) * MINUTE

/** Returns the minutes from the end of the previous night until the end of a visit. */
const hourOfNight = (visit: Visit): number => {
  const end = localTime(endOfVisit(visit), visit.utcOffset)
  return (end.hour() * 60 + end.minute() - NIGHT_ENDS + DAY_MINUTES) % DAY_MINUTES
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const mostVisited = (visits: readonly Visit[]): AnnualReview<Visit>['venue'] => {
  const counts = new Map<string, number>()
  for (const { venueId } of visits) counts.set(venueId, (counts.get(venueId) ?? 0) + 1)
  const [first] = [...counts].sort(([, one], [, other]) => other - one)
  return first ? { venueId: first[0], visits: first[1] } : null
}

/** Returns the annual review of a buyer. @param visits visits of all years, in any order, without refunded tickets */
export const reviewOfYear = <V extends Visit>(visits: readonly V[], year: number): AnnualReview<V> => {
  const ofYear = visits
    .filter((visit) => yearOfVisit(visit) === year)
    .sort((one, other) => one.showTime - other.showTime)
  const [latest = null] = ofYear
    .filter(({ permanent }) => !permanent)
    .sort((one, other) => hourOfNight(other) - hourOfNight(one))
  return {
    visits: ofYear,
    showCount: new Set(ofYear.map(({ showId }) => showId)).size,
    minutes: sum(ofYear.map(({ minutes }) => minutes ?? 0)),
    cityIds: [...new Set(ofYear.map(({ cityId }) => cityId))],
    latest,
    venue: mostVisited(ofYear),
    ticketCount: sum(ofYear.map(({ tickets }) => tickets)),
    companionCount: sum(ofYear.map(({ tickets }) => Math.max(0, tickets - 1))),
  }
}
