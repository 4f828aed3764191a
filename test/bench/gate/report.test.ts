import { type GateFigures, p95, table, verdicts } from './report'

const good = (): GateFigures => ({
  checks: { indexed: 1_200, searched: 1_000, opening: 50 },
  camera: { ours: Array<number>(20).fill(100), plain: Array<number>(20).fill(200) },
  list: { tickets: 60_000, columns: 4e6, rows: 5e6 },
  start: { online: 1_000, onlineAgain: 1_000, offline: 500 },
  crowd: {
    ...{ people: 2_000, inside: [2_000, 2_000], copies: 20, refused: 17, reported: 3, waiting: 0 },
    ...{ perSecond: 2_000 / 900, p95: 20 },
  },
})
const missed = (change: (figures: GateFigures) => void): string[] => {
  const figures = good()
  change(figures)
  return verdicts(figures)
    .filter(({ met }) => !met)
    .map(({ goal }) => goal)
}

it('passes each goal whose figure is exactly at the limit', () => {
  expect(missed(() => undefined)).toEqual([])
  expect(table(good()).match(/^met /gm)).toHaveLength(verdicts(good()).length)
})

it.each<[string, (figures: GateFigures) => void, number]>([
  ['fewer checks', ({ checks }) => (checks.indexed = 999), 2],
  ['one code that was not read', ({ camera }) => (camera.ours[7] = -1), 2],
  ['a larger list', ({ list }) => (list.columns = 6e6), 2],
  ['a start that never showed a code', ({ start }) => (start.offline = null), 2],
  ['a start a little slower', ({ start }) => (start.offline = 501), 2],
  ['gates that count different numbers of people inside', ({ crowd }) => (crowd.inside = [2_000, 1_999]), 1],
  ['more people inside than arrived', ({ crowd }) => (crowd.inside = [2_000, 2_001]), 1],
  ['an unreported copy', ({ crowd }) => (crowd.reported = 2), 1],
  ['a report that did not arrive', ({ crowd }) => (crowd.waiting = 1), 1],
])('reports missed goals for %s', (_name, change, count) => {
  expect(missed(change)).toHaveLength(count)
})

it('returns the 95th percentile', () => {
  expect(p95(Array.from({ length: 100 }, (_, at) => 100 - at))).toBe(95)
  expect([p95([]), p95([1, -1])]).toEqual([null, null])
})
