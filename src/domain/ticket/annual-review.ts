import { localTime } from '../schedule/local-time'

/** The tickets of one order to one session. */
export interface Visit {
  showId: string
  /** Epoch ms. */
  showTime: number
  /** Minutes east of UTC. */
  utcOffset: number
  /** How long the show takes; null where nobody says. */
  minutes: number | null
  /** Open all day: it begins at no hour. */
  permanent: boolean
  venueId: string
  cityId: string
  tickets: number
}

export interface AnnualReview<V extends Visit> {
  /** In the order of their time. */
  visits: readonly V[]
  showCount: number
  minutes: number
  /** Ids, in the order of the first visit. */
  cityIds: readonly string[]
  /** The visit whose show ended at the latest hour of its night. */
  latest: V | null
  /** Where most visits led; of equals the one that was visited first. */
  venue: { venueId: string; visits: number } | null
  ticketCount: number
  /** Tickets beyond the buyer's own one of each visit. */
  companionCount: number
}

const MINUTE = 60_000
const DAY_MINUTES = 1_440
/** A night ends at 06:00: what ends at 00:30 ends later than what ends at 23:00. */
const NIGHT_ENDS = 360

/** The year of a visit by the show's own clock. */
export const yearOfVisit = ({ showTime, utcOffset }: Pick<Visit, 'showTime' | 'utcOffset'>): number =>
  localTime(showTime, utcOffset).year()

/** The years that have visits, the latest first. */
export const reviewYears = (visits: readonly Visit[]): number[] =>
  [...new Set(visits.map(yearOfVisit))].sort((one, other) => other - one)

/** When the show of a visit ends, epoch ms; its beginning where nobody says how long it takes. */
export const endOfVisit = ({ showTime, minutes }: Pick<Visit, 'showTime' | 'minutes'>): number =>
  showTime + (minutes ?? 0) * MINUTE

/** Minutes since the night before ended. */
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

/** What a year held for a buyer. @param visits of any years, in any order; those that were returned are left out before. */
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
