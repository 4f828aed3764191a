import { sql } from 'kysely'
import type { Fen } from '../../../../../src/domain/money'
import { endAfterReturn, type LotPart, pointsByUnit, takeFromLots } from '../../../../../src/domain/points/lot'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow } from '../../../core/database/rows'
import { endLot, enterRecord } from './ledger-service'

/** Returns the points that an order still uses, by lot. The lot with the latest end comes first. */
const openUses = (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('point_uses as u')
    .innerJoin('point_lots as p', 'p.lot_id', 'u.lot_id')
    .select(['u.lot_id as lotId', 'p.end_time as endTime', sql<number>`u.amount - u.gone`.as('left')])
    .where('u.order_id', '=', orderId)
    .whereRef('u.gone', '<', 'u.amount')
    .orderBy('p.end_time', 'desc')
    .orderBy('p.lot_id')
    .execute()

/** The points of an order to return. If `points` is absent, all of them return. */
interface PointReturn {
  points?: number
  /** True if the show did not take place as sold. */
  changed: boolean
  now: number
}

/** Returns the number of points that return to each lot, and the lot's new end, epoch ms. */
export const pointsBack = async (
  db: Db | Tx,
  orderId: string,
  { points = Number.MAX_SAFE_INTEGER, changed, now }: PointReturn,
): Promise<(LotPart & { endTime: number })[]> => {
  const uses = await openUses(db, orderId)
  const ends = new Map(uses.map(({ lotId, endTime }) => [lotId, endAfterReturn(endTime, { changed, now })]))
  return takeFromLots(uses, points).parts.map((part) => ({ ...part, endTime: ends.get(part.lotId) ?? now }))
}

/** Marks a part of a lot as no longer used by an order. */
const endUse = async (tx: Tx, orderId: string, { lotId, amount }: LotPart): Promise<void> => {
  await tx
    .updateTable('point_uses')
    .set((use) => ({ gone: use('gone', '+', amount) }))
    .where('order_id', '=', orderId)
    .where('lot_id', '=', lotId)
    .execute()
}

const lockLot = async (tx: Tx, lotId: string): Promise<Row<'point_lots'>> =>
  (await tx
    .selectFrom('point_lots')
    .selectAll()
    .where('lot_id', '=', lotId)
    .forUpdate()
    .executeTakeFirstOrThrow()) as Row<'point_lots'>

/**
 * Returns points of an order to their lots. The returned points of an ended lot are valid for some more days (decision
 * 88). The other points of that lot end first, if they have not ended yet.
 * @returns the number of points
 */
export const returnPoints = async (tx: Tx, orderId: string, returned: PointReturn): Promise<number> => {
  const { now } = returned
  const parts = await pointsBack(tx, orderId, returned)
  for (const part of parts) {
    const { lotId, amount, endTime } = part
    const lot = await lockLot(tx, lotId)
    if (lot.end_time <= now) await endLot(tx, lot)
    await changeRow(tx, 'point_lots', { lot_id: lotId }, { used: lot.used - amount, end_time: endTime })
    await enterRecord(tx, lot, { kind: 'RETURNED', amount, at: now, ref: orderId })
    await endUse(tx, orderId, part)
  }
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

/** Moves points of an order to the order that replaces its tickets. Their lots do not change. */
export const movePoints = async (tx: Tx, from: string, to: string, points: number): Promise<void> => {
  const { parts } = takeFromLots(await openUses(tx, from), points)
  for (const part of parts) await endUse(tx, from, part)
  const uses = parts.map(({ lotId, amount }) => ({ order_id: to, lot_id: lotId, amount }))
  if (uses.length > 0) await tx.insertInto('point_uses').values(uses).execute()
}

/**
 * Returns the number of points that units of an order cost.
 *
 * @param shares amounts that points paid, for all units of the order
 */
export const pointsOfUnits = async (
  db: Db | Tx,
  orderId: string,
  { shares, unitIds }: { shares: readonly { unitId: string; points: Fen }[]; unitIds: readonly string[] },
): Promise<number> => {
  const { points } = await db
    .selectFrom('point_uses')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('points'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const byUnit = pointsByUnit(points, shares)
  return unitIds.reduce((sum, unitId) => sum + (byUnit.get(unitId) ?? 0), 0)
}
