import type { TourStop } from '@/api/show-collection'

/** A stop of a tour: a city and its shows. A tour can have several stops in one city. */
export interface CityStop {
  /** Number of the stop. The city is not sufficient as an id, because a tour can return to a city. */
  number: number
  cityId: string
  cityName: string
  shows: TourStop['show'][]
}

/** Merges consecutive stops in the same city. */
export const byCity = (stops: readonly TourStop[]): CityStop[] => {
  const cities: CityStop[] = []
  for (const { cityId, cityName, show } of stops) {
    const last = cities[cities.length - 1]
    if (last?.cityId === cityId) last.shows.push(show)
    else cities.push({ number: cities.length + 1, cityId, cityName, shows: [show] })
  }
  return cities
}
