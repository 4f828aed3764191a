import type { Figures } from './load'
import { median, medians, verdicts } from './report'

const figures = (part: Partial<Figures> = {}): Figures => ({
  scriptKB: 100,
  styleKB: 0,
  requests: 4,
  firstPaint: 2000,
  firstContentfulPaint: 2000,
  firstCard: null,
  blocking: 100,
  ...part,
})

it('the median leaves out what is missing', () => {
  expect(median([3, null, 1, 2])).toBe(2)
  expect(median([null])).toBeNull()
  expect(medians([figures({ blocking: 1 }), figures({ blocking: 9 }), figures({ blocking: 5 })]).blocking).toBe(5)
})

it('meets every goal at its limit', () => {
  const ours = figures({ scriptKB: 190, firstPaint: 700, firstCard: 1100, blocking: 50 })
  const lean = figures({ firstPaint: 800, firstContentfulPaint: 1000, blocking: 50 })
  expect(verdicts(ours, figures(), lean).map(({ met }) => met)).toEqual([true, true, true, true])
})

it('a figure that was never reached is a goal missed', () => {
  expect(verdicts(figures({ firstPaint: 700 }), figures(), figures()).map(({ met }) => met)).toEqual([true, true, false, true])
})
