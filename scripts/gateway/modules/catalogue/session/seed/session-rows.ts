import type { Insertable } from 'kysely'
import type { Database, Row } from '../../../../core/database/database'
import type { LocalizedText } from '../../../../core/localized-text'
import type { SeatBlock } from '../tables'
import tiers from '../data/tiers.json'
import { runTimes } from '../../../../core/seed/relative-time'
import type { ShowSource } from '../../show/source-service'

/** A price tier in the data file. One unit contains `unitQty` tickets. */
interface TierSource {
  name: LocalizedText
  description: LocalizedText
  /** Price in fen. */
  price: number
  /** Missing if the stock is the number of free seats on the seat plan. */
  stock?: number
  color: string
  entrance: LocalizedText
  unitQty?: number
  /** Seats that are assigned automatically. Absent for free seating and for seats that are picked on a plan. */
  seats?: SeatBlock
  /** Age in years. */
  minAge?: number
  maxAge?: number
}

const two = (n: number) => String(n).padStart(2, '0')

/**
 * Returns how many units of a tier the seed marks as sold. The number differs between tiers, but is the same at every
 * seeding.
 */
const sold = (total: number, seed: number): number =>
  Math.min(total - 2, Math.floor((total * ((seed * 53) % 80)) / 100))

const isSoldOut = (source: ShowSource, tier: number, session: number): boolean =>
  source.soldOut === 'all' || (source.soldOut?.includes(tier) === true && session % 2 === 0)

export interface SessionRows {
  sessions: Row<'sessions'>[]
  plans: Row<'seat_plans'>[]
  /**
   * Stock of tiers. Sessions with a seat plan are missing, because their stock is the number of free seats (seat/seed).
   */
  stocks: Insertable<Database['stocks']>[]
}

/** Creates sessions of a show with their price tiers and stock. `S2001N01` is a session's id, `S2001N01P1` a tier's. */
export const sessionRows = (source: ShowSource, midnight: number): SessionRows => {
  const table = (tiers as Record<string, TierSource[]>)[source.tiers]
  const rows: SessionRows = { sessions: [], plans: [], stocks: [] }
  const state = source.state === 'CANCELED' || source.state === 'DELAY' ? source.state : 'LISTED'
  source.runs
    .flatMap((run) => runTimes(run, midnight))
    .forEach(({ time, permanent }, at) => {
      const sessionId = `${source.id}N${two(at + 1)}`
      rows.sessions.push({
        session_id: sessionId,
        show_id: source.id,
        show_time: time,
        permanent,
        state,
        white_tag: source.only?.sessions?.[at] ?? null,
        sort: at,
      })
      table.forEach((tier, index) => {
        const id = `${sessionId}P${index + 1}`
        const price = tier.price
        rows.plans.push({
          seat_plan_id: id,
          session_id: sessionId,
          name: tier.name,
          description: tier.description,
          price,
          sale_price: source.discount ? Math.round((price * source.discount) / 100) * 100 : null,
          color: tier.color,
          unit_qty: tier.unitQty ?? 1,
          entrance: tier.entrance,
          wait_list: source.waitList ?? false,
          seat_block: tier.seats ?? null,
          min_age: tier.minAge ?? null,
          max_age: tier.maxAge ?? null,
          white_tag: source.only?.tiers?.[index] ?? null,
          sort: index,
        })
        if (source.seats) return
        const stock = tier.stock ?? 0
        const gone = isSoldOut(source, index, at)
          ? stock
          : source.sale
            ? 0
            : sold(stock, Number(source.id.slice(1)) + at * 7 + index * 3)
        rows.stocks.push({ seat_plan_id: id, total: stock, remaining: stock - gone })
      })
    })
  return rows
}
