import { createBestSeats } from '@/domain/seat/best'
import { nearlySameSeats, type SameSession, sameSeats } from '@/domain/seat/same'
import { medianOf, numberOf } from '../command'
import { stadiumHouse } from './venue'

/** Maximum time of the search in four sessions, as a multiple of the search in one. */
const GOAL = 2
const SESSIONS = 4
/** Number of calls for one figure, because one call takes less than a millisecond. */
const CALLS = 50

const TIERS = [true, true, true, true, true]

const sessionsOf = (seed: number): SameSession[] => {
  const [{ map, rowTier }] = [stadiumHouse(1)]
  return Array.from({ length: SESSIONS }, (_, at) => {
    const house = { map, rowTier, taken: stadiumHouse(seed * SESSIONS + at).taken }
    return { house, best: createBestSeats(house, () => 0), tiers: TIERS, together: true }
  })
}

const timed = (run: () => unknown): number => {
  const start = process.cpuUsage()
  for (let call = 0; call < CALLS; call++) run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / CALLS
}

/** Runs `--of same`: the same seats in four stadiums of 60,000 seats, beside the best seats of one. */
export const runSame = (): void => {
  const rounds = numberOf('rounds', 10)
  const one: number[] = []
  const four: number[] = []
  const near: number[] = []
  let found = 0
  for (let seed = 1; seed <= rounds; seed++) {
    const sessions = sessionsOf(seed)
    const [{ best }] = sessions as [SameSession]
    // The first calls measure the rows of the venue.
    best.find({ count: 2, tiers: TIERS })
    found += Number(sameSeats(sessions, 2) !== null)
    one.push(timed(() => best.find({ count: 2, tiers: TIERS })))
    four.push(timed(() => sameSeats(sessions, 2)))
    near.push(timed(() => nearlySameSeats(sessions, 2)))
  }
  const ratio = medianOf(four) / medianOf(one)
  const met = ratio <= GOAL && found === rounds
  const row = (title: string, value: string) => `${title.padEnd(40)}${value.padStart(12)}\n`
  const ms = (values: readonly number[]) => medianOf(values).toFixed(3)
  process.stdout.write(
    [
      row('two seats, 40 % sold, ms', 'median'),
      row('best of one session', ms(one)),
      row('the same in four sessions', ms(four)),
      row('nearly the same in four sessions', ms(near)),
      row('four by one', `${ratio.toFixed(2)}×`),
    ].join(''),
  )
  const facts = { one: ms(one), four: ms(four), near: ms(near), ratio: ratio.toFixed(2) }
  process.stdout.write(`${JSON.stringify({ bench: 'best-seats', of: 'same', rounds, met, ...facts })}\n`)
  process.exitCode = met ? 0 : 1
}
