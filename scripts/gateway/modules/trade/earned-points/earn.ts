import { earnedPoints, usableFrom } from '../../../../../src/domain/points/lot'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, getRow } from '../../../core/database/rows'
import { endOf } from '../../catalogue/show/status-service'
import { cancelEarned, enterEarned } from '../points/ledger-service'
import { factorOf } from '../points/rule-service'
import { paidOfUnits } from '../units/paid-service'

/** Stores the points of a paid order. They can be used three days after the session. */
export const earnPoints = async (tx: Tx, order: Row<'orders'>, at: number): Promise<void> => {
  const { order_id: orderId, user_id: userId, session_id } = order
  const { prime_level: level } = await getRow(tx, 'users', { user_id: userId })
  const factor = factorOf(level)
  const amount = earnedPoints(await paidOfUnits(tx, order), factor)
  if (amount === 0) return
  const usableAt = Math.max(at, usableFrom(endOf(await getRow(tx, 'sessions', { session_id }))))
  await enterEarned(tx, { userId, amount, at, usableAt }, { orderId, factor })
}

/** Returns the points that units of an order earned. */
export const earnedByUnits = async (db: Db | Tx, order: Row<'orders'>, unitIds: readonly string[]): Promise<number> => {
  const lot = await findRow(db, 'point_lots', { order_id: order.order_id })
  return lot ? earnedPoints(await paidOfUnits(db, order, unitIds), lot.factor) : 0
}

/** Cancels the points of units that the buyer no longer has: they were refunded, rebooked, or sold to another buyer. */
export const cancelPoints = async (
  tx: Tx,
  order: Row<'orders'>,
  unitIds: readonly string[],
  at: number,
): Promise<void> => {
  const points = await earnedByUnits(tx, order, unitIds)
  if (points > 0) await cancelEarned(tx, order.order_id, { points, now: at })
}
