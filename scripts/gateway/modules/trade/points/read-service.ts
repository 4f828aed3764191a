import { type SqlBool, sql } from 'kysely'
import type { LotState, PointMove } from '../../../../../src/domain/points/lot'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import type { LocalizedText } from '../../../core/localized-text'

/** Buyers are informed about points that end within this time, ms (decision 87). */
const SOON = 30 * DAY

/** The points of a buyer. Times in epoch ms. */
export interface PointAccount {
  /** Number of points that can be used now. The debt is already subtracted. */
  usable: number
  /** Points of orders whose sessions are not over yet. */
  pending: number
  /** Number of points that the buyer owes. Later points settle this debt. */
  debt: number
}

const left = sql<number>`(p.amount - p.used - p.canceled - p.ended)`

/** Selects the lots of a buyer. */
const lotsOf = (db: Db | Tx, userId: string) => db.selectFrom('point_lots as p').where('p.user_id', '=', userId)

/** Returns the points of a buyer at `now`, even if due changes are not stored yet. */
export const pointAccount = async (db: Db | Tx, userId: string, now: number): Promise<PointAccount> => {
  const { usable, pending, debt } = await lotsOf(db, userId)
    .select([
      sql<number>`coalesce(sum(${left}) filter (where usable_at <= ${now} and end_time > ${now}), 0)::int`.as('usable'),
      sql<number>`coalesce(sum(${left}) filter (where usable_at > ${now}), 0)::int`.as('pending'),
      sql<number>`coalesce((select d.amount from point_debts d where d.user_id = ${userId}), 0)::int`.as('debt'),
    ])
    .executeTakeFirstOrThrow()
  return { usable: Math.max(0, usable - debt), pending, debt }
}

/** Returns the usable points that end on the nearest day within 30 days, or null. Times in epoch ms. */
export const pointsEndingSoon = async (
  db: Db | Tx,
  userId: string,
  now: number,
): Promise<{ amount: number; endTime: number } | null> => {
  const next = await lotsOf(db, userId)
    .select(['p.end_time as endTime', sql<number>`sum(${left})::int`.as('amount')])
    .where('p.usable_at', '<=', now)
    .where('p.end_time', '>', now)
    .where('p.end_time', '<=', now + SOON)
    .where(sql<SqlBool>`${left} > 0`)
    .groupBy('p.end_time')
    .orderBy('p.end_time')
    .executeTakeFirst()
  return next ?? null
}

/** A lot with the name of its show or goods. */
export interface LotRow extends Row<'point_lots'> {
  show_name: LocalizedText | null
  item_name: LocalizedText | null
}

/** States of listed lots. */
export type ListedState = Exclude<LotState, 'SPENT'>

/** Returns the SQL condition of a state (domain/points/lot). Lots without points are not listed. */
const inState = (state: ListedState, now: number) =>
  ({
    PENDING: sql<SqlBool>`${left} > 0 and p.usable_at > ${now}`,
    USABLE: sql<SqlBool>`${left} > 0 and p.usable_at <= ${now} and p.end_time > ${now}`,
    ENDED: sql<SqlBool>`p.end_time <= ${now} and (p.ended > 0 or ${left} > 0)`,
  })[state]

/** Returns a page of a buyer's lots: the lot with the earliest end first. Ended lots are in reverse order. */
export const pointLots = (
  db: Db,
  userId: string,
  { state, ...range }: PageRange & { state: ListedState },
  now: number,
): Promise<RowPage<LotRow>> => {
  const query = lotsOf(db, userId)
    .leftJoin('orders as o', 'o.order_id', 'p.order_id')
    .leftJoin('shows as s', 's.show_id', 'o.show_id')
    .leftJoin('item_orders as m', 'm.order_id', 'p.order_id')
    .selectAll('p')
    .select(['s.name as show_name', 'm.name as item_name'])
    .where(inState(state, now))
  const ordered = query.orderBy('p.end_time', state === 'ENDED' ? 'desc' : 'asc').orderBy('p.lot_id')
  return readPage(query, ordered, range) as unknown as Promise<RowPage<LotRow>>
}

/** Kinds of movements for each filter of the list. */
const RECORD_TYPES = {
  IN: ['EARNED', 'GRANTED'],
  OUT: ['USED', 'CANCELED', 'OWED', 'CORRECTED'],
  RETURNED: ['RETURNED'],
  ENDED: ['ENDED'],
} as const satisfies Record<string, readonly PointMove[]>
export type RecordType = keyof typeof RECORD_TYPES

/** A movement with the names of its order, and the reason of granted points. */
export interface RecordRow extends Row<'point_records'> {
  reason: LocalizedText | null
  show_name: LocalizedText | null
  item_name: LocalizedText | null
}

/**
 * Returns a page of a buyer's movements, the newest first. @param type filter of the list; by default, all movements
 */
export const pointRecords = (
  db: Db,
  userId: string,
  { type, ...range }: PageRange & { type?: RecordType | undefined },
): Promise<RowPage<RecordRow>> => {
  const query = db
    .selectFrom('point_records as r')
    .innerJoin('point_lots as p', 'p.lot_id', 'r.lot_id')
    .leftJoin('orders as o', 'o.order_id', 'r.ref')
    .leftJoin('shows as s', 's.show_id', 'o.show_id')
    .leftJoin('item_orders as m', 'm.order_id', 'r.ref')
    .selectAll('r')
    .select(['p.reason', 's.name as show_name', 'm.name as item_name'])
    .where('r.user_id', '=', userId)
    .$if(type !== undefined, (each) => each.where('r.kind', 'in', [...RECORD_TYPES[type as 'IN']]))
  const ordered = query.orderBy('r.at', 'desc').orderBy('r.record_id', 'desc')
  return readPage(query, ordered, range) as unknown as Promise<RowPage<RecordRow>>
}
