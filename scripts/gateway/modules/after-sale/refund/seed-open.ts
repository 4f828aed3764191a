import { refundAmounts } from '../../../../../src/domain/refund/amounts'
import type { RefundReason, RefundState } from '../../../../../src/domain/refund/state'
import { orderRefundState } from '../../../../../src/domain/refund/state'
import { json } from '../../../core/database/json'
import type { Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { spanOf } from '../../../core/seed/relative-time'
import { couponReturn, giveBackCoupon } from '../../trade/coupon/give-back-service'
import { book } from '../../trade/payment/journal-service'
import { enterLedger } from '../../trade/payment/ledger-service'
import { moveStock } from '../../trade/stock/service'
import refunds from './data/refunds.json'
import { labelsOf, refundFacts, type UnitFacts } from '../../trade/units/facts-service'
import { endTickets } from '../../trade/units/end-tickets-service'

export const seedUnits = async (
  tx: Tx,
  { order_id }: Row<'orders'>,
  refundId: string,
  units: readonly UnitFacts[],
): Promise<void> => {
  const rows = units.map((unit) => ({
    ...{ order_id, unit_id: unit.unitId, refund_id: refundId, seat_plan_id: unit.seatPlanId },
    ...{ ticket_count: unit.places.length, seats: json([]), labels: json(labelsOf(unit)) },
  }))
  await tx.insertInto('refund_units').values(rows).execute()
}

/** Writes refunds of single units: one in progress, one failed, one partial. */
export const seedOpenRefunds = async (tx: Tx, now: number): Promise<void> => {
  for (const source of refunds) {
    const order = await getRow(tx, 'orders', { idempotency_key: `seed-${source.order}` })
    const { order_id: orderId } = order
    const facts = await refundFacts(tx, order, now)
    const units = facts.units.slice(0, source.units)
    const state = source.state as RefundState
    const [created, due] = [now + spanOf(source.created), now + spanOf(source.due)]
    const amounts = refundAmounts(facts, {
      ...{ before: new Set(), units: new Set(units.map(({ unitId }) => unitId)) },
      ...{ rate: source.rate, changed: false, sent: false },
    })
    const { tickets, fee, extras, total, coupon } = amounts
    const couponReturned = await couponReturn(tx, order, amounts, { changed: false, now: created })
    const count = units.reduce((sum, { places }) => sum + places.length, 0)
    const [refundId, partId] = [`R${orderId}`, `G${orderId}`]
    await tx
      .insertInto('refunds')
      .values({
        ...{ refund_id: refundId, order_id: orderId, user_id: order.user_id, session_id: order.session_id },
        ...{ idempotency_key: `seed-${source.order}`, request_hash: 'seed', state, changed: false },
        ...{ kind: 'REFUND', moved: 0 },
        ...{ reason: source.reason as RefundReason, ticket_count: count, tickets, fee, extras },
        ...{ amount: total, coupon, points: 0, created_at: created },
        coupon_back: couponReturned.outcome === 'BACK',
      })
      .execute()
    await seedUnits(tx, order, refundId, units)
    await endTickets(tx, { kind: 'REFUND', order, voucherId: facts.voucherId, units, now: created })
    await giveBackCoupon(tx, order, couponReturned, { refundId, changed: false, now: created })
    await moveStock(tx, new Map([[units[0].seatPlanId, units.length]]))
    const money = { refund_id: refundId, payment_id: null, product: order.pay_product ?? '', amount: total }
    await tx
      .insertInto('refund_parts')
      .values({ part_id: partId, ...money, state, due_at: due, sort: 0 })
      .execute()
    const end = state === 'IN_PROGRESS' ? [] : [{ refund_id: refundId, state, at: created + 3_600_000 }]
    await tx
      .insertInto('refund_events')
      .values([{ refund_id: refundId, state: 'IN_PROGRESS' as const, at: created }, ...end])
      .execute()
    await tx
      .updateTable('orders')
      .set({
        refund_state: orderRefundState([state], count === order.ticket_count),
        refunded_count: count,
        refunded_amount: total,
      })
      .where('order_id', '=', orderId)
      .execute()
    await book(tx, {
      ...{ orderId, kind: 'REFUND_DUE' as const, at: created },
      lines: { MERCHANT: -(tickets + extras + coupon), COUPONS: coupon, FEES: fee, PROVIDER: total },
    })
    if (state === 'REFUNDED')
      await enterLedger(tx, {
        order_id: orderId,
        payment_id: null,
        kind: 'REFUND',
        amount: total,
        at: created + 3_600_000,
        part_id: partId,
      })
  }
}
