/*
 * `npm run bench:best-seats [-- --rounds N]`: compares the best-seat search with an exhaustive search that judges
 * every block. The venue is a stadium of 60,000 seats, 40 % sold. Both searches must find the same block. Rounds are
 * interleaved, and each round has different sold seats. Times are processor time of the whole process, ms. Exits 1
 * when a call takes more than 20 ms, including the first call in a venue, which also measures the venue. The very
 * first call runs before the JavaScript engine has compiled anything and is shown separately.
 */
import { type BestQuery, createBestSeats } from '@/domain/seat/best'
import { nearestSeats } from '@/domain/seat/nearest'
import { SEAT_KIND, type SeatHouse } from '@/domain/seat/seat-map'
import { numberOf, option } from '../command'
import { bestByForce } from './brute-force'
import { runSame } from './same'
import { gappedHouse, SOLD, stadiumHouse } from './venue'

/** Maximum time of a call, ms. */
const GOAL = 20

const rounds = numberOf('rounds', 10)

const PRICES = [128_000, 98_000, 68_000, 48_000, 28_000]
const priceOf = (tier: number): number => PRICES[tier] ?? Infinity

const QUERIES: Record<string, BestQuery> = {
  'two seats': { count: 2 },
  'four seats': { count: 4 },
  'eight seats': { count: 8 },
  'four in a far section': { count: 4, section: 180 },
  'four of the cheapest': { count: 4, maxPrice: 28_000 },
  'four of two tiers': { count: 4, tiers: [false, true, false, true] },
  'no block so long': { count: 40 },
}

const timed = <T>(run: () => T): [ms: number, result: T] => {
  const start = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(start)
  return [(user + system) / 1000, result]
}

const times = new Map<string, number[]>()
const note = (what: string, ms: number): void => void times.set(what, [...(times.get(what) ?? []), ms])

const FIRST = 'first call of all'
const different: string[] = []

const compare = (house: SeatHouse, find: (query: BestQuery) => number[] | null): void => {
  for (const [what, query] of Object.entries(QUERIES)) {
    const [ours, found] = timed(() => find(query))
    const [force, wanted] = timed(() => bestByForce(house, priceOf, query))
    note(what, ours)
    note(`${what}, by force`, force)
    if (`${found}` !== `${wanted}`) different.push(`${what}: ${found} instead of ${wanted}`)
  }
}

const measure = (seed: number): void => {
  const house = stadiumHouse(seed)
  const [first, best] = timed(() => {
    const made = createBestSeats(house, priceOf)
    made.find({ count: 4 })
    return made
  })
  note(seed === 1 ? FIRST : 'first call in a house', first)
  compare(house, best.find)
  for (let skip = 1; skip <= 20; skip++) note('next best, 20 times', timed(() => best.find({ count: 4 }, skip))[0])
  note('the 100th best', timed(() => best.find({ count: 4 }, 100))[0])
  note('a wheelchair place', timed(() => best.find({ count: 2, kinds: SEAT_KIND.wheelchair }))[0])
  note('nearest to seats that are gone', timed(() => nearestSeats(house, [30_000, 30_001], 2))[0])
  const gapped = createBestSeats(gappedHouse(), priceOf)
  note('no three anywhere', timed(() => gapped.find({ count: 3 }))[0])
  note('two rows where one does not do', timed(() => gapped.findSplit({ count: 4 }))[0])
}

const runBest = (): void => {
  for (let seed = 1; seed <= rounds; seed++) measure(seed)

  const at = (values: readonly number[], share: number): number =>
    [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

  const figures = [...times].map(([what, values]) => ({ what, median: at(values, 0.5), p95: at(values, 0.95) }))
  const missed = [
    ...figures
      .filter(({ what, median }) => what !== FIRST && !what.endsWith('by force') && !(median <= GOAL))
      .map(({ what, median }) => `${what}: ${median.toFixed(1)} ms, more than ${GOAL}`),
    ...different,
  ]

  const seats = stadiumHouse(1).map.seatCount
  const row = (what: string, ...cells: string[]) =>
    `${what.padEnd(40)}${cells.map((cell) => cell.padStart(12)).join('')}`
  const table = figures.map(({ what, median, p95 }) => row(what, median.toFixed(2), p95.toFixed(2)))
  process.stdout.write(
    `${[row(`${seats} seats, ${SOLD * 100} % sold, ms`, 'median', 'p95'), ...table, '', ...missed].join('\n')}\n`,
  )
  const rounded = figures.map(({ what, median, p95 }) => ({ what, median: +median.toFixed(3), p95: +p95.toFixed(3) }))
  process.stdout.write(
    `${JSON.stringify({ bench: 'best-seats', seats, rounds, met: missed.length === 0, figures: rounded })}\n`,
  )
  process.exitCode = missed.length === 0 ? 0 : 1
}

if (option('of') === 'same') runSame()
else runBest()
