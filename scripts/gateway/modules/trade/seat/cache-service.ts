import { sql } from 'kysely'
import { type BestSeats, createBestSeats } from '../../../../../src/domain/seat/best'
import { unpackBits, unpackRuns } from '../../../../../src/domain/seat/packed'
import { createSeatFinder } from '../../../../../src/domain/seat/seat-id'
import type { SeatHouse } from '../../../../../src/domain/seat/seat-map'
import type { Db, Row, Tx } from '../../../core/database/database'
import { venueOf } from './venues/venues'

/** Maximum number of versions for which a client gets only the changes. Clients with older versions get all seats. */
export const MAX_VERSIONS = 2_000

/** Seats of one session at `version`. They change in place, so values must be used before the next await. */
export interface CachedSeats {
  sale: Row<'seat_sales'>
  house: SeatHouse
  gates: ReturnType<typeof gatesOf>
  version: number
  find: (seatId: string) => number
  best: BestSeats
}

const gatesOf = (mapId: string) => venueOf(mapId)?.gates ?? []

interface ChangeRow {
  version: number
  at: number | null
  seat: number | null
  taken: boolean | null
}

const changesSince = (db: Db | Tx, sessionId: string, version: number): Promise<ChangeRow[]> =>
  db
    .selectFrom('seat_sales as s')
    .leftJoin('seat_changes as c', (join) =>
      join.onRef('c.session_id', '=', 's.session_id').on('c.version', '>', version),
    )
    .select(['s.version', 'c.version as at', 'c.seat', 'c.taken'])
    .where('s.session_id', '=', sessionId)
    .orderBy('c.version')
    .execute()

/** Reads sale and seats in one statement, so that they are consistent. */
const load = async (db: Db | Tx, sessionId: string): Promise<CachedSeats | undefined> => {
  const row = await db
    .selectFrom('seat_sales as s')
    .selectAll('s')
    .select(
      sql<number[]>`(select coalesce(jsonb_agg(t.seat), '[]') from seats_taken t where t.session_id = s.session_id)`.as(
        'seats',
      ),
    )
    .where('s.session_id', '=', sessionId)
    .executeTakeFirst()
  const map = row && venueOf(row.map_id)?.map
  if (!row || !map) return undefined
  const { seats, ...sale } = row
  const taken = new Uint8Array(map.seatCount)
  unpackBits(map, sale.sold, taken)
  for (const seat of seats) taken[seat] = 1
  const house = { map, rowTier: unpackRuns(sale.row_tiers, map.rows.length), taken }
  // Ranks seats by position only. Prices are ignored, because the query already filters by tier.
  const best = createBestSeats(house, () => 0)
  return { sale, house, gates: gatesOf(sale.map_id), version: sale.version, find: createSeatFinder(map), best }
}

/** Caches the seats of sessions and updates them from the log of changes. */
export class SeatCache {
  private readonly rooms = new Map<string, CachedSeats>()

  /** Returns the current seats of a session, or undefined for a session without seat selection. */
  async read(db: Db | Tx, sessionId: string): Promise<CachedSeats | undefined> {
    const known = this.rooms.get(sessionId)
    if (known) {
      const rows = await changesSince(db, sessionId, known.version)
      const version = rows[0]?.version ?? -1
      if (version >= known.version && version - known.version < MAX_VERSIONS) return this.advance(known, version, rows)
    }
    const room = await load(db, sessionId)
    if (room) this.rooms.set(sessionId, room)
    else this.rooms.delete(sessionId)
    return room
  }

  /** Clears the cache after the database was seeded again. */
  clear(): void {
    this.rooms.clear()
  }

  /** Applies changes to a cached session. Skips rows that another request has applied during the query. */
  private advance(room: CachedSeats, version: number, rows: readonly ChangeRow[]): CachedSeats {
    const changed: number[] = []
    for (const { at, seat, taken } of rows) {
      if (at === null || seat === null || at <= room.version) continue
      room.house.taken[seat] = Number(taken)
      changed.push(seat)
    }
    room.best.update(changed)
    room.version = Math.max(room.version, version)
    return room
  }
}
