import { fen } from '../../../../../src/domain/money'
import { refundAmounts } from '../../../../../src/domain/refund/amounts'
import type { Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { lockOrder } from '../../trade/order/lifecycle-service'
import { lockSellers } from '../../trade/order/lock-service'
import { refundFacts } from '../../trade/units/facts-service'
import { returnUnits } from '../../trade/units/return-service'
import { handSeats } from '../../trade/seat/hand-seats-service'
import { restorePlacesOf } from './line-service'
import { notifyResale } from './notice'
import { lockTier } from '../../trade/stock/service'

const ordersOf = (rows: readonly Row<'resales'>[]): string[] => [...new Set(rows.map(({ order_id: id }) => id))].sort()

const returnsOn = (tx: Tx, orderId: string) =>
  tx.selectFrom('resales').selectAll().where('new_order_id', '=', orderId).orderBy('sequence').execute()

/**
 * Locks the resale tickets of an order. Returns true if one of these tickets was used or is no longer listed. The
 * payment then cannot buy the tickets.
 */
export const returnsGone = async (tx: Tx, { order_id: orderId }: Row<'orders'>, now: number): Promise<boolean> => {
  const rows = await returnsOn(tx, orderId)
  const sellers = await lockSellers(tx, rows)
  if ((await returnsOn(tx, orderId)).some(({ state }) => state !== 'ORDERED')) return true
  for (const seller of sellers) {
    const { units } = await refundFacts(tx, seller, now)
    const own = new Set(rows.filter((row) => row.order_id === seller.order_id).map((row) => row.unit_id))
    if (units.some(({ unitId, blockReason }) => own.has(unitId) && blockReason !== 'OFFERED')) return true
  }
  return false
}

/** Restores the waitlist positions of an order whose tickets are no longer available. */
export const restoreBuyer = (tx: Tx, { order_id: orderId }: Row<'orders'>, now: number): Promise<void> =>
  restorePlacesOf(tx, orderId, now)

/** Sells one seller's tickets to an order: moves the seats, refunds the seller and updates the listings. */
const sellFrom = async (
  tx: Tx,
  seller: Row<'orders'>,
  { rows, order, now }: { rows: readonly Row<'resales'>[]; order: Row<'orders'>; now: number },
): Promise<void> => {
  for (const rate of new Set(rows.map((row) => row.fee_rate))) {
    const own = new Set(rows.filter((row) => row.fee_rate === rate).map((row) => row.unit_id))
    const facts = await refundFacts(tx, await lockOrder(tx, seller.order_id), now)
    const units = facts.units.filter(({ unitId }) => own.has(unitId))
    const before = facts.units.flatMap(({ unitId, blockReason }) => (blockReason === 'RETURNED' ? [unitId] : []))
    const amounts = refundAmounts(
      { ...facts, lines: facts.order.price_lines },
      { before: new Set(before), units: own, rate, changed: false, sent: false },
    )
    await handSeats(tx, {
      from: seller,
      to: order,
      seats: units.flatMap((unit) => unit.seats),
      now,
    })
    const key = { idempotencyKey: `return ${order.order_id} ${seller.order_id} ${rate}`, hash: '' }
    const refundId = await returnUnits(tx, {
      ...{
        kind: 'RETURN',
        facts,
        units,
        amounts,
        moved: 0,
        changed: false,
        reason: 'OTHER',
        key,
        now,
      },
    })
    await tx
      .updateTable('resales')
      .set({ state: 'SOLD', refund_id: refundId, closed_at: now })
      .where('new_order_id', '=', order.order_id)
      .where('order_id', '=', seller.order_id)
      .where('unit_id', 'in', [...own])
      .execute()
    await notifyResale(tx, 'RETURN_SOLD', seller, { amount: amounts.total, now })
  }
}

/**
 * Completes the resales of a paid order, in the caller's transaction. Ends the sellers' tickets, moves their seats and
 * refunds their money minus the fee. The caller issues the order's own tickets. Throws `Refusal` soldOut if a seller's
 * ticket is no longer available.
 */
export const completeResales = async (tx: Tx, order: Row<'orders'>, now: number): Promise<void> => {
  const rows = await returnsOn(tx, order.order_id)
  if (rows.length === 0) return
  if (await returnsGone(tx, order, now)) throw new Refusal('soldOut')
  for (const id of ordersOf(rows)) {
    const seller = await lockOrder(tx, id)
    await sellFrom(tx, seller, { rows: rows.filter((row) => row.order_id === id), order, now })
  }
  for (const plan of [...new Set(rows.map((row) => row.seat_plan_id))].sort()) await lockTier(tx, plan)
  await notifyResale(tx, 'RETURN_BOUGHT', order, { amount: fen(order.pay_amount + order.card_amount), now })
}
