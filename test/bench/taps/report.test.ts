import { lines, quantile, type Row } from './report'
import type { Times } from './watch'

const ROWS: readonly Row[] = [
  'emptyPush',
  'emptyBack',
  'emptyHome',
  'tabToTab',
  'cardToShow',
  'again',
  'showToBooking',
  'bookingToConfirm',
  'confirmToSheet',
  'back',
  'mineToWallet',
  'mineToMember',
  'mineToPoints',
  'listToCard',
  'couponToSum',
]

const round = (times: Partial<Record<Row, number>> = {}): Record<Row, Times> =>
  Object.fromEntries(ROWS.map((row) => [row, { title: times[row] ?? 100, data: 300 }])) as Record<Row, Times>

const missed = (rounds: Record<Row, Times>[]) =>
  lines(rounds)
    .filter(({ met }) => !met)
    .map(({ row }) => row)

it('returns the median and the ninth decile', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3)
  expect(quantile([10, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0.9)).toBe(9)
  expect(quantile([7], 0.9)).toBe(7)
})

it('limits a tap to twice the empty page’s time, and back navigation to 1.5 times', () => {
  expect(missed([round({ cardToShow: 200, back: 150 })])).toEqual([])
  expect(missed([round({ cardToShow: 201, back: 151 })])).toEqual(['cardToShow', 'back'])
})

it('limits a new sum to the time of the empty page', () => {
  expect(missed([round({ couponToSum: 100 })])).toEqual([])
  expect(missed([round({ couponToSum: 101 })])).toEqual(['couponToSum'])
})

it('passes if only one of three rounds is slow', () => {
  expect(missed([round(), round({ tabToTab: 900 }), round({ emptyBack: 900 })])).toEqual([])
})
