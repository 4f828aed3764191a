import { earnedPoints } from '../../../../../src/domain/points/lot'
import type { Db, Tx } from '../../../core/database/database'
import { findRow, getRow } from '../../../core/database/rows'
import type { PaidUnits } from '../points/earning-service'
import { cancelEarned, enterEarned } from '../points/ledger-service'
import { factorOf } from '../points/rule-service'

/** Stores the points of paid tickets or goods. They can be used from `countsAt`, epoch ms. */
export const earnPoints = async (
  tx: Tx,
  { orderId, userId, paid, countsAt }: PaidUnits & { countsAt: number },
  at: number,
): Promise<void> => {
  const { prime_level: level } = await getRow(tx, 'users', { user_id: userId })
  const factor = factorOf(level)
  const amount = earnedPoints(paid, factor)
  if (amount > 0) await enterEarned(tx, { userId, amount, at, usableAt: countsAt }, { orderId, factor })
}

/** Returns the points that units earned. */
export const pointsEarned = async (db: Db | Tx, { orderId, paid }: PaidUnits): Promise<number> => {
  const lot = await findRow(db, 'point_lots', { order_id: orderId })
  return lot ? earnedPoints(paid, lot.factor) : 0
}

/** Cancels the points of units that the buyer no longer has: they were refunded, rebooked, or sold to another buyer. */
export const cancelPoints = async (tx: Tx, units: PaidUnits, at: number): Promise<void> => {
  const points = await pointsEarned(tx, units)
  if (points > 0) await cancelEarned(tx, units.orderId, { points, now: at })
}

/**
 * Returns true if a buyer earned more points than buyers without a level since a time, epoch ms. Canceled points do not
 * count.
 */
export const hasEarnedMore = async (
  db: Db | Tx,
  { userId, since }: { userId: string; since: number },
): Promise<boolean> => {
  const lot = await db
    .selectFrom('point_lots')
    .select('lot_id')
    .where('user_id', '=', userId)
    .where('source', '=', 'ORDER')
    .where('created_at', '>=', since)
    .where('factor', '>', factorOf(0))
    .whereRef('canceled', '<', 'amount')
    .limit(1)
    .executeTakeFirst()
  return lot !== undefined
}
