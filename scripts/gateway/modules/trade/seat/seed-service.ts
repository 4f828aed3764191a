import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { packBits, packRuns } from '../../../../../src/domain/seat/packed'
import { NO_TIER, type SeatMap } from '../../../../../src/domain/seat/seat-map'
import { venueOf } from './venues/venues'
import sales from './data/seat-sales.json'
import { soldSeats } from './seed/sold-seats'

interface RowRule {
  /** Regular expression for the codes of sections. */
  sections: string
  /** First row, counted from 1 at the front of a section. */
  from: number
  to: number
  tier: number
}

/** Returns the tier of each row by the first matching rule. Rows without a rule are not on sale. */
const rowTiers = (map: SeatMap, rules: readonly RowRule[]): Uint8Array => {
  const patterns = rules.map((rule) => ({ ...rule, codes: new RegExp(`^(?:${rule.sections})$`) }))
  return Uint8Array.from(map.rows, ({ section }, index) => {
    const { code, firstRow } = map.sections[section]
    const place = index - firstRow + 1
    const rule = patterns.find(({ codes, from, to }) => codes.test(code) && place >= from && place <= to)
    return rule ? rule.tier : NO_TIER
  })
}

export interface SeatedSession {
  sale: Row<'seat_sales'>
  /** Seats of each tier in the order of the tier table. */
  stocks: Pick<Row<'stocks'>, 'total' | 'remaining'>[]
}

/**
 * Returns the seat sale of a session and the stock of each tier. Throws for an unknown plan.
 * @param tiers number of tiers
 */
export const seatedSession = (mapId: string, sessionId: string, tiers: number, termsId = mapId): SeatedSession => {
  const venue = venueOf(mapId)
  const terms = (sales as Record<string, (typeof sales)['M-opera']>)[termsId]
  if (!venue || !terms) throw new Error(`Unknown map ${mapId} or terms ${termsId}.`)
  const { map } = venue
  const rowTier = rowTiers(map, terms.rows)
  const taken = soldSeats({ map, rowTier }, sessionId)
  const stocks = Array.from({ length: tiers }, () => ({ total: 0, remaining: 0 }))
  for (let seat = 0; seat < map.seatCount; seat += 1) {
    const tier = rowTier[map.rowOf[seat]]
    if (tier === NO_TIER) continue
    stocks[tier].total += 1
    if (!taken[seat]) stocks[tier].remaining += 1
  }
  return {
    stocks,
    sale: {
      session_id: sessionId,
      map_id: mapId,
      map_version: map.version,
      row_tiers: packRuns(rowTier),
      sold: packBits(map, taken),
      one_tier: false,
      together: false,
      no_orphan: true,
      hold_seconds: terms.holdSeconds,
      extensions: terms.extensions,
      version: 1,
    },
  }
}

/** Inserts the seat sales of sessions. */
export const insertSeatSales = async (tx: Tx, rows: readonly Row<'seat_sales'>[]): Promise<void> => {
  if (rows.length === 0) return
  await tx
    .insertInto('seat_sales')
    .values(rows.map((row) => ({ ...row, sold: json(row.sold) })))
    .execute()
}
