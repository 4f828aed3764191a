import { endOfLot, type LotPart, type PointMove, takeFromLots } from '../../../../../src/domain/points/lot'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Row, Tx } from '../../../core/database/database'
import { changeRow, findRow, getRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import type { LocalizedText } from '../../../core/localized-text'

/** Returns the number of remaining points of a lot (points that a buyer received together). */
export const leftOf = ({ amount, used, canceled, ended }: Row<'point_lots'>): number => amount - used - canceled - ended

/** A movement of points of one lot. */
interface Movement {
  kind: PointMove
  /** Number of points. Negative if the points leave the lot. */
  amount: number
  /** Time of the movement, epoch ms. */
  at: number
  /** Id of the order that caused the movement. */
  ref?: string
}

/** Stores a movement of a lot. */
export const enterRecord = async (
  tx: Tx,
  { user_id, lot_id }: Row<'point_lots'>,
  { ref = '', ...movement }: Movement,
): Promise<void> => {
  await tx
    .insertInto('point_records')
    .values({ user_id, lot_id, ref, ...movement })
    .execute()
}

/** Points that a buyer receives. Times in epoch ms. */
interface Receipt {
  userId: string
  amount: number
  at: number
  usableAt: number
}

/** Stores a lot. @param origin the order with the factor of the level, or the reason of granted points */
const insertLot = async (
  tx: Tx,
  { userId, amount, at, usableAt }: Receipt,
  origin: { orderId: string; factor: number } | { reason: LocalizedText },
): Promise<void> => {
  const ofOrder = 'orderId' in origin
  const lot = await tx
    .insertInto('point_lots')
    .values({
      ...{ lot_id: newId('P'), user_id: userId, amount, created_at: at, usable_at: usableAt },
      ...(ofOrder
        ? { source: 'ORDER', order_id: origin.orderId, factor: origin.factor, reason: null }
        : { source: 'GRANT', order_id: null, reason: json(origin.reason) }),
      end_time: endOfLot(usableAt, SHOP_OFFSET),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const ref = ofOrder ? { ref: origin.orderId } : {}
  await enterRecord(tx, lot, { kind: ofOrder ? 'EARNED' : 'GRANTED', amount, at, ...ref })
}

/** Stores the points of a paid order. */
export const enterEarned = (tx: Tx, receipt: Receipt, order: { orderId: string; factor: number }): Promise<void> =>
  insertLot(tx, receipt, order)

/** Gives points to a buyer. They can be used immediately. */
export const grantPoints = (
  tx: Tx,
  { userId, amount, reason, at }: { userId: string; amount: number; reason: LocalizedText; at: number },
): Promise<void> => insertLot(tx, { userId, amount, at, usableAt: at }, { reason })

/**
 * Deducts points from a buyer, starting with the points that end first. Missing points become a debt, which later
 * points settle. The caller has locked the buyer.
 */
export const correctPoints = async (
  tx: Tx,
  { userId, points, now }: { userId: string; points: number; now: number },
): Promise<void> => {
  const usable = (await lockLots(tx, userId)).filter((lot) => isUsable(lot, now))
  await takeOrOwe(tx, usable, { userId, points }, { column: 'canceled', kind: 'CORRECTED', at: now })
}

/**
 * Locks a buyer's lots that have remaining points, until the end of the transaction. Returns the lot with the earliest
 * end first.
 */
const lockLots = async (tx: Tx, userId: string): Promise<Row<'point_lots'>[]> => {
  const lots = await tx
    .selectFrom('point_lots')
    .selectAll()
    .where('user_id', '=', userId)
    .where((lot) => lot(lot('used', '+', lot('canceled', '+', lot.ref('ended'))), '<', lot.ref('amount')))
    .orderBy('end_time')
    .orderBy('lot_id')
    .forUpdate()
    .execute()
  return lots as Row<'point_lots'>[]
}

/** Locks the lots of several buyers until the end of the transaction, in the same order in every transaction. */
export const lockPoints = async (tx: Tx, userIds: readonly string[]): Promise<void> => {
  for (const userId of [...userIds].sort()) await lockLots(tx, userId)
}

const isUsable = ({ usable_at: from, end_time: until }: Row<'point_lots'>, now: number): boolean =>
  from <= now && now < until

/**
 * Deducts points from locked lots, in the given order. Returns the part from each lot, and the number of missing
 * points.
 */
const takeParts = async (
  tx: Tx,
  lots: readonly Row<'point_lots'>[],
  amount: number,
  { column, ...movement }: Omit<Movement, 'amount'> & { column: 'used' | 'canceled' },
): Promise<{ parts: LotPart[]; missing: number }> => {
  const sources = lots.map((lot) => ({ lotId: lot.lot_id, left: leftOf(lot) }))
  const taken = takeFromLots(sources, amount)
  for (const { lotId, amount: part } of taken.parts) {
    const lot = lots.find(({ lot_id }) => lot_id === lotId) as Row<'point_lots'>
    await changeRow(tx, 'point_lots', { lot_id: lotId }, { [column]: lot[column] + part })
    await enterRecord(tx, lot, { ...movement, amount: -part })
  }
  return taken
}

const debtOf = async (tx: Tx, userId: string): Promise<number> =>
  (await findRow(tx, 'point_debts', { user_id: userId }))?.amount ?? 0

const storeDebt = async (tx: Tx, userId: string, amount: number): Promise<void> => {
  if (amount === 0) await tx.deleteFrom('point_debts').where('user_id', '=', userId).execute()
  else
    await tx
      .insertInto('point_debts')
      .values({ user_id: userId, amount })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ amount }))
      .execute()
}

/** Deducts points from locked lots. Missing points become a debt, which later points settle. */
const takeOrOwe = async (
  tx: Tx,
  lots: readonly Row<'point_lots'>[],
  { userId, points }: { userId: string; points: number },
  movement: Parameters<typeof takeParts>[3],
): Promise<void> => {
  const { missing } = await takeParts(tx, lots, points, movement)
  if (missing > 0) await storeDebt(tx, userId, (await debtOf(tx, userId)) + missing)
}

/**
 * Deducts the points that an order costs, first from the lots with the earliest ends. Locks the lots until the end of
 * the transaction. The caller must lock the buyer. Throws `Refusal` pointsShort if the buyer has too few points.
 */
export const holdPoints = async (
  tx: Tx,
  { userId, orderId, points, now }: { userId: string; orderId: string; points: number; now: number },
): Promise<void> => {
  const usable = (await lockLots(tx, userId)).filter((lot) => isUsable(lot, now))
  const left = usable.reduce((sum, lot) => sum + leftOf(lot), 0) - (await debtOf(tx, userId))
  if (left < points) throw new Refusal('pointsShort')
  const { parts } = await takeParts(tx, usable, points, { column: 'used', kind: 'USED', at: now, ref: orderId })
  const uses = parts.map(({ lotId, amount }) => ({ order_id: orderId, lot_id: lotId, amount }))
  if (uses.length > 0) await tx.insertInto('point_uses').values(uses).execute()
}

/**
 * Cancels points that an order earned. If the buyer has already used these points, deducts points from other lots
 * instead. Points that are still missing become a debt, which later points settle. Ignores points that have ended,
 * because the buyer did not use them.
 */
export const cancelEarned = async (
  tx: Tx,
  orderId: string,
  { points, now }: { points: number; now: number },
): Promise<void> => {
  const { user_id: userId } = await getRow(tx, 'point_lots', { order_id: orderId })
  const lots = await lockLots(tx, userId)
  const own = await getRow(tx, 'point_lots', { order_id: orderId })
  const canceled = { column: 'canceled', kind: 'CANCELED', at: now, ref: orderId } as const
  const first = await takeParts(
    tx,
    lots.filter(({ lot_id }) => lot_id === own.lot_id),
    points,
    canceled,
  )
  const used = Math.max(0, first.missing - own.ended)
  const others = lots.filter((lot) => lot.lot_id !== own.lot_id && isUsable(lot, now))
  await takeOrOwe(tx, others, { userId, points: used }, canceled)
}

/** Ends the remaining points of a lot whose validity is over. */
export const endLot = async (tx: Tx, lot: Row<'point_lots'>): Promise<void> => {
  const left = leftOf(lot)
  if (left === 0) return
  await changeRow(tx, 'point_lots', { lot_id: lot.lot_id }, { ended: lot.ended + left })
  await enterRecord(tx, lot, { kind: 'ENDED', amount: -left, at: lot.end_time, ref: lot.order_id ?? '' })
}

/** Ends lots whose validity is over, and settles a debt with usable points. The caller must lock the buyer. */
export const bringUpToDate = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const lots = await lockLots(tx, userId)
  for (const lot of lots.filter(({ end_time: end }) => end <= now)) await endLot(tx, lot)
  const debt = await debtOf(tx, userId)
  if (debt === 0) return
  const usable = lots.filter((lot) => isUsable(lot, now))
  const { missing } = await takeParts(tx, usable, debt, { column: 'canceled', kind: 'OWED', at: now })
  if (missing !== debt) await storeDebt(tx, userId, missing)
}
