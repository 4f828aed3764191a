import { NO_TIER, SEAT_KIND, type SeatHouse, type SeatRow, tierOf } from '../../../../../../src/domain/seat/seat-map'
import { randomOf } from './random'

/** Share of the seats on sale that the seed marks as sold. */
const SHARE = 0.4
/** Sizes of groups. Frequent sizes occur several times. */
const TOGETHER = [2, 2, 2, 2, 4, 2, 3, 3, 4, 1, 6, 5]

interface Party {
  first: number
  end: number
  /** The group with the higher value bought earlier. */
  eager: number
}

type Plan = Pick<SeatHouse, 'map' | 'rowTier'>

const HELPED = SEAT_KIND.wheelchair | SEAT_KIND.companion

/**
 * Splits a row into groups, mostly of two. A group never crosses an aisle, and contains a wheelchair space together
 * with the companion's seat.
 */
const partiesOf = ({ map }: Plan, { first, count }: SeatRow, random: () => number): [number, number][] => {
  const parties: [number, number][] = []
  for (let at = first; at < first + count;) {
    const wanted = map.kind[at] & HELPED ? 2 : TOGETHER[Math.floor(random() * TOGETHER.length)]
    let end = at + 1
    while (end < Math.min(at + wanted, first + count) && !(map.kind[end] & SEAT_KIND.aisleBefore)) end += 1
    parties.push([at, end])
    at = end
  }
  return parties
}

/**
 * Returns a value for each group. Groups with higher values buy earlier. Groups near the stage have higher values, and
 * groups of one block have similar values.
 */
const eagerness = (plan: Plan, far: number, random: () => number) => {
  const moods = new Map<string, number>()
  return (seat: number, row: SeatRow): number => {
    const { map } = plan
    const block = `${row.section} ${Math.floor(map.rowOf[seat] / 3)} ${Math.floor((seat - row.first) / 7)}`
    const mood = moods.get(block) ?? random()
    moods.set(block, mood)
    const away = Math.hypot(map.x[seat] - map.stage.x, map.y[seat] - map.stage.y) / far
    const helped = map.kind[seat] & HELPED ? 0.5 : 0
    return 0.9 * (1 - away) + 0.8 * mood + 0.7 * random() - helped
  }
}

/**
 * Selects the seats that the seed marks as sold. These are 40 % of the seats on sale, in adjacent groups, mostly near
 * the stage. The result is always the same for a session.
 * @returns 1 for each sold seat and for each seat that is not on sale
 */
export const soldSeats = (plan: Plan, sessionId: string): Uint8Array => {
  const { map } = plan
  const random = randomOf(sessionId)
  const taken = new Uint8Array(map.seatCount)
  const { bounds } = map
  const eager = eagerness(plan, Math.hypot(bounds.width, bounds.height), random)
  const parties: Party[] = []
  let onSale = 0
  for (const row of map.rows) {
    if (tierOf(plan, row.first) === NO_TIER) {
      taken.fill(1, row.first, row.first + row.count)
      continue
    }
    onSale += row.count
    for (const [first, end] of partiesOf(plan, row, random)) parties.push({ first, end, eager: eager(first, row) })
  }
  parties.sort((a, b) => b.eager - a.eager)
  let sold = 0
  for (const { first, end } of parties) {
    if (sold >= SHARE * onSale) break
    taken.fill(1, first, end)
    sold += end - first
  }
  return taken
}
