import { localTime } from '../schedule/local-time'

/** The tickets of one order to one session. */
export interface Visit {
  showId: string
  /** Epoch ms. */
  showTime: number
  /** Minutes east of UTC. */
  utcOffset: number
  /** Duration of the show in minutes; null if unknown. */
  minutes: number | null
  /** True if the session is open all day, without a start time. */
  permanent: boolean
  venueId: string
  cityId: string
  tickets: number
}

export interface AnnualReview<V extends Visit> {
  /** Visits in order of time. */
  visits: readonly V[]
  showCount: number
  minutes: number
  /** Ids of the cities, in the order of their first visits. */
  cityIds: readonly string[]
  /** The visit that ended latest at night; null without one. */
  latest: V | null
  /** The venue with the most visits. If several have as many, the one with the earliest visit. */
  venue: { venueId: string; visits: number } | null
  ticketCount: number
  /** Number of tickets in addition to the buyer's own ticket of each visit. */
  companionCount: number
}

const MINUTE = 60_000
const DAY_MINUTES = 1_440
/** End of a night in minutes: 06:00. Times before it belong to the previous evening, so 00:30 is later than 23:00. */
const NIGHT_ENDS = 360

/** Returns the year of a visit in the show's time zone. */
export const yearOfVisit = ({ showTime, utcOffset }: Pick<Visit, 'showTime' | 'utcOffset'>): number =>
  localTime(showTime, utcOffset).year()

/** Returns the years with visits, the latest first. */
export const reviewYears = (visits: readonly Visit[]): number[] =>
  [...new Set(visits.map(yearOfVisit))].sort((one, other) => other - one)

/** Returns when the show of a visit ends, epoch ms; its start if the duration is unknown. */
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

/** Returns the review of a buyer's year. @param visits of any years, in any order; without returned tickets. */
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
