import { GUESTS, tourOf } from '../../../scripts/browser/tour/tour'
import { hostStops } from './stops'
import { WEB_ONLY } from './web-only'

test.each(GUESTS)('reaches every tour stop of a %s inside a host app', (guest) => {
  const names = tourOf(guest).map(({ name }) => name)
  expect(hostStops(guest).map(({ name }) => name)).toEqual(names.filter((name) => !(name in WEB_ONLY)))
})
