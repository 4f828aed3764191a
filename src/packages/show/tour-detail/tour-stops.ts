import type { TourStop } from '@/api/show-collection'

/** A city of a tour with its shows, in the order of the tour. */
export interface CityStop {
  /** A tour may return to a city: the number distinguishes the stays. */
  number: number
  cityId: string
  cityName: string
  shows: TourStop['show'][]
}

/** Joins consecutive stops in one city. */
export const byCity = (stops: readonly TourStop[]): CityStop[] => {
  const cities: CityStop[] = []
  for (const { cityId, cityName, show } of stops) {
    const last = cities[cities.length - 1]
    if (last?.cityId === cityId) last.shows.push(show)
    else cities.push({ number: cities.length + 1, cityId, cityName, shows: [show] })
  }
  return cities
}
