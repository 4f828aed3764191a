import { GUESTS, tourOf, stopsTo } from '../../../scripts/browser/tour/tour'
import type { Stop } from '../../../scripts/browser/tour/stop'
import { lookOf, MATRIX } from '../../e2e/support/matrix'

const stop = (name: string, follows?: boolean): Stop => ({ name, follows, reach: async () => undefined })

test('collects the tour of all packages, with unique stop names', () => {
  const names = GUESTS.flatMap((guest) => tourOf(guest).map(({ name }) => name))
  expect(names).toEqual(expect.arrayContaining(['home', 'pick-seat', 'login', 'payment-sheet', 'ticket', 'mine']))
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(50)
})

test('starts no tour with a stop that depends on an earlier stop', () => {
  for (const guest of GUESTS) expect(tourOf(guest)[0]?.follows).toBeFalsy()
})

test('runs the earlier stops that a selected stop depends on', () => {
  const stops = [stop('a'), stop('b'), stop('c', true), stop('d', true), stop('e'), stop('f')]
  const wayOf = (...wanted: string[]) => stopsTo(stops, ({ name }) => wanted.includes(name)).map(({ name }) => name)
  expect(wayOf('d')).toEqual(['b', 'c', 'd'])
  expect(wayOf('f', 'b')).toEqual(['b', 'f'])
  expect(wayOf()).toEqual([])
})

test('covers both themes and both widths across all screens', () => {
  const looks = GUESTS.flatMap((guest) => tourOf(guest).map(({ name }) => lookOf(name)))
  for (const look of MATRIX) expect(looks.filter((each) => each === look).length).toBeGreaterThanOrEqual(5)
})
