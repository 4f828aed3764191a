import { sql } from 'kysely'
import { fen, timesQuantity } from '../../../../../src/domain/money'
import { pieceLimit, requiredPieces, type TiedLimit } from '../../../../../src/domain/goods/goods'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { cheapestSku, requireSpu, serializeSpu, type Spu } from './spu-service'

/** Tickets with which goods are sold. */
export interface TiedTickets {
  showId: string
  sessionId: string
  seatPlanIds: readonly string[]
  /** Number of tickets. */
  tickets: number
}

/** Goods that are sold with tickets, and their rule. */
export interface TiedSpu extends TiedLimit {
  spu: Spu
}

/** Returns the goods that are sold with these tickets, each with its narrowest rule. */
export const tiedGoods = async (
  db: Db | Tx,
  { showId, sessionId, seatPlanIds }: Omit<TiedTickets, 'tickets'>,
): Promise<TiedSpu[]> => {
  const rules = await db
    .selectFrom('tied_rules')
    .selectAll()
    .where('show_id', '=', showId)
    .where((rule) => rule.or([rule('session_id', 'is', null), rule('session_id', '=', sessionId)]))
    .where((rule) => rule.or([rule('seat_plan_id', 'is', null), rule('seat_plan_id', 'in', ['', ...seatPlanIds])]))
    .orderBy('required', 'desc')
    .orderBy(sql`seat_plan_id is null`)
    .orderBy(sql`session_id is null`)
    .orderBy('sort')
    .execute()
  const first = new Map<string, Row<'tied_rules'>>()
  for (const rule of rules) if (!first.has(rule.spu_id)) first.set(rule.spu_id, rule)
  const own = [...first.values()].sort((a, b) => Number(b.required) - Number(a.required) || a.sort - b.sort)
  const tied: TiedSpu[] = []
  for (const { spu_id, required, spu_qty: spuQty } of own)
    tied.push({ spu: await requireSpu(db, spu_id), required, spuQty })
  return tied
}

/**
 * Serializes goods that are sold with tickets (contract: api/goods TiedGoods).
 * @param bought pieces that the order of these tickets already has
 */
export const serializeTied = (tied: TiedSpu, tickets: number, lang: Language, bought = 0) => {
  const pieces = bought > 0 ? 0 : requiredPieces(tied, tickets)
  return {
    ...serializeSpu(tied.spu, lang),
    required: tied.required,
    idArr: [],
    spuQty: pieces,
    totalAmount: timesQuantity(fen(cheapestSku(tied.spu).price), pieces),
    ...pieceLimit(tied, tickets, bought),
  }
}

/**
 * Stores the price of the required goods of one ticket with each show. Call it after a change of prices or rules, so
 * that every price of the show contains them.
 */
export const updateRequiredGoods = async (tx: Tx): Promise<void> => {
  await sql`update shows set required_goods = coalesce((
    select sum(r.spu_qty * (select min(k.price) from skus k where k.spu_id = r.spu_id))
    from tied_rules r where r.show_id = shows.show_id and r.required), 0)`.execute(tx)
}
