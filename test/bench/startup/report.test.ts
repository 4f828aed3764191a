import type { Figures } from './load'
import { median, medians, table, verdicts } from './report'

const figures = (part: Partial<Figures> = {}): Figures => ({
  scriptKB: 100,
  styleKB: 0,
  requests: 4,
  requestsToCard: null,
  firstPaint: 2000,
  firstContentfulPaint: 2000,
  firstCard: null,
  blocking: 100,
  ...part,
})

it('omits missing values from the median', () => {
  expect(median([3, null, 1, 2])).toBe(2)
  expect(median([null])).toBeNull()
  expect(medians([figures({ blocking: 1 }), figures({ blocking: 9 }), figures({ blocking: 5 })]).blocking).toBe(5)
})

it('passes each goal whose figure is exactly at the limit', () => {
  const ours = figures({ scriptKB: 190, requestsToCard: 25, firstPaint: 700, firstCard: 1050, blocking: 40 })
  const lean = figures({ firstPaint: 800, firstContentfulPaint: 1000, blocking: 50 })
  const visits = { first: figures({ firstCard: 1000 }), second: figures({ firstCard: 350 }) }
  const all = { ours, bare: figures(), lean, visits }
  expect(verdicts(all).map(({ met }) => met)).toEqual([true, true, true, true, true, true])
  expect(table(all).match(/^met /gm)).toHaveLength(6)
  visits.second.firstCard = 351
  expect(verdicts(all).map(({ met }) => met)).toEqual([true, true, true, true, true, false])
})

it('misses a goal whose figure is missing', () => {
  const visits = { first: figures(), second: figures() }
  const all = { ours: figures({ firstPaint: 700, blocking: 80 }), bare: figures(), lean: figures(), visits }
  expect(verdicts(all).map(({ met }) => met)).toEqual([true, false, true, false, true, false])
})
