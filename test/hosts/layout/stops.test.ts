import { GUESTS, tourOf } from '../../../scripts/browser/tour/tour'
import { hostStops } from './stops'
import { WEB_ONLY } from './web-only'

test.each(GUESTS)('has a path inside a host for every stop of a %s', (guest) => {
  const names = tourOf(guest).map(({ name }) => name)
  expect(hostStops(guest).map(({ name }) => name)).toEqual(names.filter((name) => !(name in WEB_ONLY)))
})
