import type { TourStop } from '@/api/show-collection'
import { byCity } from '@/packages/show/tour-detail/tour-stops'

const stop = (cityId: string, showId: string) => ({ cityId, cityName: cityId, show: { showId } }) as TourStop

test('groups consecutive shows in one city as one stop', () => {
  const cities = byCity([stop('a', '1'), stop('a', '2'), stop('b', '3'), stop('a', '4')])
  expect(cities.map(({ number, cityId, shows }) => [number, cityId, shows.length])).toEqual([
    [1, 'a', 2],
    [2, 'b', 1],
    [3, 'a', 1],
  ])
})

test('returns no stops for a tour without dates', () => {
  expect(byCity([])).toEqual([])
})
