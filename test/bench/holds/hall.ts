import type { Gateway } from '../../../scripts/gateway/core/context'
import { venueOf } from '../../../scripts/gateway/modules/trade/seat/venues/venues'
import { unpackBits, unpackChanges, unpackRuns } from '../../../src/domain/seat/packed'
import { NO_TIER, type SeatMap, seatIdOf } from '../../../src/domain/seat/seat-map'

/** The stadium. Its sale allows six seats per buyer. */
export const HALL = { showId: 'S1102', sessionId: 'S1102N01', version: '1' }
const PATH = `/show/pub/v1/show/${HALL.showId}/session/${HALL.sessionId}/seat_status`

/** The states of all seats in the hall, from each source. */
export interface HallState {
  version: number
  /** Taken seats, by the status that buyers see. */
  taken: Uint8Array
  /** Seats of active holds, by hold. */
  rows: { seat: number; hold_id: string }[]
  /** Stock by tier. */
  remaining: number[]
  freeByTier: number[]
  running: number
}

export const mapOf = (): SeatMap => venueOf('M-stadium')!.map

const status = async (url: string, since?: number) => {
  const answer = await fetch(`${url}${PATH}${since === undefined ? '' : `?since=${since}`}`)
  return ((await answer.json()) as { data: { version: number; sections: string[] | null; changes: string | null } })
    .data
}

/** Reads the states of all seats while nothing changes. */
export const readHall = async ({ db }: Gateway, url: string): Promise<HallState> => {
  const map = mapOf()
  const { version, sections } = await status(url)
  const taken = new Uint8Array(map.seatCount)
  unpackBits(map, sections ?? [], taken)
  const rows = await db
    .selectFrom('seats_taken')
    .select(['seat', 'hold_id'])
    .where('session_id', '=', HALL.sessionId)
    .execute()
  const stocks = await db
    .selectFrom('seat_plans as p')
    .innerJoin('stocks as k', 'k.seat_plan_id', 'p.seat_plan_id')
    .innerJoin('seat_sales as s', 's.session_id', 'p.session_id')
    .select(['k.remaining', 's.row_tiers'])
    .where('p.session_id', '=', HALL.sessionId)
    .orderBy('p.sort')
    .execute()
  const rowTier = unpackRuns(stocks[0].row_tiers, map.rows.length)
  const freeByTier = stocks.map(() => 0)
  taken.forEach((flag, seat) => {
    const tier = rowTier[map.rowOf[seat]]
    if (flag === 0 && tier !== NO_TIER) freeByTier[tier] += 1
  })
  const holds = await db
    .selectFrom('seat_holds')
    .select('hold_id')
    .where('session_id', '=', HALL.sessionId)
    .where('state', '=', 'HELD')
    .execute()
  return { version, taken, rows, remaining: stocks.map((row) => row.remaining), freeByTier, running: holds.length }
}

/** Updates a state by the deltas that the gateway has published since the state's version. */
export const advance = async ({ version, taken }: HallState, url: string): Promise<Uint8Array> => {
  const map = mapOf()
  const next = Uint8Array.from(taken)
  const answer = await status(url, version)
  if (answer.sections) unpackBits(map, answer.sections, next)
  else for (const change of unpackChanges(answer.changes ?? '', map.seatCount)) next[change.seat] = Number(change.taken)
  return next
}

/**
 * Returns `count` groups of 2 to 4 adjacent seats in one section, as a crowd of buyers would select them. The seats
 * may be taken.
 */
export const selections = (sectionCode: string, count: number, random: () => number): string[][] => {
  const map = mapOf()
  const section = map.sections.find(({ code }) => code === sectionCode)!
  const rows = map.rows.slice(section.firstRow, section.firstRow + section.rowCount)
  return Array.from({ length: count }, () => {
    const row = rows[Math.floor(random() * rows.length)]
    const size = 2 + Math.floor(random() * 3)
    const start = row.first + Math.floor(random() * (row.count - size + 1))
    return Array.from({ length: size }, (_, at) => seatIdOf(map, start + at))
  })
}
