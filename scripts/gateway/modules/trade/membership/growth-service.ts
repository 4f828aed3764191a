import { sql } from 'kysely'
import { earnedGrowth, type GrowthMove } from '../../../../../src/domain/member/growth'
import { growthSince } from '../../../../../src/domain/member/level'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { json } from '../../../core/database/json'
import { findRow } from '../../../core/database/rows'
import type { LocalizedText } from '../../../core/localized-text'
import type { PaidUnits } from '../points/earning-service'

/** A movement of growth. Times in epoch ms. */
interface Movement {
  userId: string
  kind: GrowthMove
  amount: number
  at: number
  countsAt: number
}

/** @param origin the order, or the reason of growth that the merchant gave */
const enterGrowth = async (
  tx: Tx,
  { userId, countsAt, ...movement }: Movement,
  origin: { orderId: string } | { reason: LocalizedText },
): Promise<void> => {
  await tx
    .insertInto('growth_records')
    .values({
      ...{ user_id: userId, counts_at: countsAt, ...movement },
      // Growth that a refund cancels later does not change the level. The next review considers it.
      ...('orderId' in origin ? { order_id: origin.orderId } : { reason: json(origin.reason) }),
      is_settled: movement.amount < 0 && countsAt <= movement.at,
    })
    .execute()
}

/** Gives growth to a buyer. The growth counts at once. */
export const giveGrowth = (
  tx: Tx,
  { userId, amount, reason, at }: { userId: string; amount: number; reason: LocalizedText; at: number },
): Promise<void> => enterGrowth(tx, { userId, amount, kind: 'GIVEN', at, countsAt: at }, { reason })

/**
 * Stores the growth of paid tickets or goods, which counts from `countsAt`, epoch ms. `bringLevelUpToDate` changes the
 * level later, because the buyer must be locked before the order.
 */
export const earnGrowth = async (
  tx: Tx,
  { orderId, userId, paid, countsAt }: PaidUnits & { countsAt: number },
  at: number,
): Promise<void> => {
  const amount = earnedGrowth(paid)
  if (amount > 0) await enterGrowth(tx, { userId, amount, kind: 'EARNED', at, countsAt }, { orderId })
}

const earnedRecord = (db: Db | Tx, { orderId }: PaidUnits) =>
  findRow(db, 'growth_records', { order_id: orderId, kind: 'EARNED' })

/** Returns the growth that units earned. */
export const growthEarned = async (db: Db | Tx, units: PaidUnits): Promise<number> =>
  (await earnedRecord(db, units)) ? earnedGrowth(units.paid) : 0

/**
 * Cancels the growth of units that left their buyer. The cancellation counts at the time of the earned growth, so that
 * both end together.
 */
export const cancelGrowth = async (tx: Tx, units: PaidUnits, at: number): Promise<void> => {
  const earned = await earnedRecord(tx, units)
  const amount = earnedGrowth(units.paid)
  const { orderId, userId } = units
  if (earned && amount > 0)
    await enterGrowth(tx, { userId, amount: -amount, kind: 'CANCELED', at, countsAt: earned.counts_at }, { orderId })
}

/** Returns the growth of 12 months that counts at `time`, epoch ms. Includes known growth that counts until then. */
export const growthAt = async (db: Db | Tx, userId: string, time: number): Promise<number> => {
  const { growth } = await db
    .selectFrom('growth_records')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('growth'))
    .where('user_id', '=', userId)
    .where('counts_at', '>', growthSince(time, SHOP_OFFSET))
    .where('counts_at', '<=', time)
    .executeTakeFirstOrThrow()
  return growth
}

/** Returns the growth that counts after `now`, epoch ms. */
export const pendingGrowth = async (db: Db | Tx, userId: string, now: number): Promise<number> => {
  const { growth } = await db
    .selectFrom('growth_records')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('growth'))
    .where('user_id', '=', userId)
    .where('counts_at', '>', now)
    .executeTakeFirstOrThrow()
  return growth
}

/** A movement with the name of its show or goods. */
export interface GrowthRow extends Row<'growth_records'> {
  show_name: LocalizedText | null
  item_name: LocalizedText | null
}

/** Returns a page of a buyer's movements of growth, the newest first. */
export const growthRecords = (db: Db, userId: string, range: PageRange): Promise<RowPage<GrowthRow>> => {
  const query = db
    .selectFrom('growth_records as r')
    .leftJoin('orders as o', 'o.order_id', 'r.order_id')
    .leftJoin('shows as s', 's.show_id', 'o.show_id')
    .leftJoin('item_orders as m', 'm.order_id', 'r.order_id')
    .selectAll('r')
    .select(['s.name as show_name', 'm.name as item_name'])
    .where('r.user_id', '=', userId)
  const ordered = query.orderBy('r.at', 'desc').orderBy('r.record_id', 'desc')
  return readPage(query, ordered, range) as unknown as Promise<RowPage<GrowthRow>>
}
