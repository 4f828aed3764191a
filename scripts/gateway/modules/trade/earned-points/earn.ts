import { type Fen, fen } from '../../../../../src/domain/money'
import { earnedPoints, usableFrom } from '../../../../../src/domain/points/lot'
import type { Row, Tx } from '../../../core/database/database'
import { findRow, getRow, listRows } from '../../../core/database/rows'
import { endOf } from '../../catalogue/show/status-service'
import { unitsOfOrder } from '../order/units-service'
import { cancelEarned, enterEarned } from '../points/ledger-service'
import { factorOf } from '../points/rule-service'
import { holdOfOrder } from '../seat/hold-state-service'
import { sharesOfOrder } from '../units/facts-service'

/** Returns the money of each unit of an order, fen, by the unit's id. */
const paidOfUnits = async (tx: Tx, order: Row<'orders'>): Promise<ReadonlyMap<string, Fen>> => {
  const items = await listRows(tx, 'order_items', { order_id: order.order_id })
  const hold = await holdOfOrder(tx, order.order_id)
  const shares = await sharesOfOrder(tx, order, unitsOfOrder(items, hold?.seats ?? []))
  return new Map(shares.map(({ unitId, paid }) => [unitId, paid]))
}

/** Stores the points of a paid order. They can be used three days after the session. */
export const earnPoints = async (tx: Tx, order: Row<'orders'>, at: number): Promise<void> => {
  const { order_id: orderId, user_id: userId, session_id } = order
  const { prime_level: level } = await getRow(tx, 'users', { user_id: userId })
  const factor = factorOf(level)
  const amount = earnedPoints([...(await paidOfUnits(tx, order)).values()], factor)
  if (amount === 0) return
  const usableAt = Math.max(at, usableFrom(endOf(await getRow(tx, 'sessions', { session_id }))))
  await enterEarned(tx, { userId, amount, at, usableAt }, { orderId, factor })
}

/** Cancels the points of units that the buyer no longer has: they were refunded, rebooked, or sold to another buyer. */
export const cancelPoints = async (
  tx: Tx,
  order: Row<'orders'>,
  unitIds: readonly string[],
  at: number,
): Promise<void> => {
  const { order_id: orderId } = order
  const lot = await findRow(tx, 'point_lots', { order_id: orderId })
  if (!lot) return
  const paid = await paidOfUnits(tx, order)
  const points = earnedPoints(
    unitIds.map((unit) => paid.get(unit) ?? fen(0)),
    lot.factor,
  )
  await cancelEarned(tx, orderId, { points, now: at })
}
