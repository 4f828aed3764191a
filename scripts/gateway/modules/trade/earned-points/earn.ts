import { earnedPoints, usableFrom } from '../../../../../src/domain/points/lot'
import type { Row, Tx } from '../../../core/database/database'
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

/** Cancels the points of units that left their buyer: refunded, rebooked, or sold to another buyer. */
export const cancelPoints = async (
  tx: Tx,
  order: Row<'orders'>,
  unitIds: readonly string[],
  at: number,
): Promise<void> => {
  const { order_id: orderId } = order
  const lot = await findRow(tx, 'point_lots', { order_id: orderId })
  if (!lot) return
  const points = earnedPoints(await paidOfUnits(tx, order, unitIds), lot.factor)
  await cancelEarned(tx, orderId, { points, now: at })
}
