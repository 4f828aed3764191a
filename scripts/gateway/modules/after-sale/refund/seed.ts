import type { Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { book } from '../../trade/payment/journal-service'
import { enterLedger } from '../../trade/payment/ledger-service'
import { refundFacts } from '../../trade/units/facts-service'
import { seedOpenRefunds, seedUnits } from './seed-open'

/** Time from the request to the arrival of the money in seeded refunds, in ms. */
const TOOK = 2 * 3_600_000

/**
 * Writes the refunds of refunded orders in the seed. They cover all tickets without a fee, and the money has arrived.
 */
export const seedRefunds = async (tx: Tx, now: number): Promise<void> => {
  const orders = await tx.selectFrom('orders').selectAll().where('state', '=', 'REFUNDED').execute()
  for (const order of orders) {
    const { order_id: orderId, pay_amount: amount } = order
    const { at } = await getRow(tx, 'order_events', { order_id: orderId, state: 'REFUNDED' })
    const refundId = `R${orderId}`
    const tickets = -order.price_lines.reduce(
      (sum, { kind, amount: each }) => sum + (kind === 'TICKETS' ? -each : 0),
      0,
    )
    await tx
      .insertInto('refunds')
      .values({
        ...{ refund_id: refundId, order_id: orderId, user_id: order.user_id, session_id: order.session_id },
        ...{ idempotency_key: 'seed', request_hash: 'seed', state: 'REFUNDED', reason: 'TIME', changed: false },
        ...{ kind: 'REFUND', moved: 0 },
        ...{ ticket_count: order.ticket_count, tickets, fee: 0, extras: amount - tickets, amount },
        ...{ coupon: 0, points: 0, coupon_back: false, created_at: at - TOOK },
      })
      .execute()
    const { units } = await refundFacts(tx, order, at)
    await seedUnits(tx, order, refundId, units)
    const partId = `G${orderId}`
    const part = { part_id: partId, refund_id: refundId, payment_id: null, product: order.pay_product ?? '', amount }
    await tx
      .insertInto('refund_parts')
      .values({ ...part, state: 'REFUNDED', due_at: at, sort: 0 })
      .execute()
    await tx
      .insertInto('refund_events')
      .values([
        { refund_id: refundId, state: 'IN_PROGRESS', at: at - TOOK },
        { refund_id: refundId, state: 'REFUNDED', at },
      ])
      .execute()
    await book(tx, { orderId, kind: 'REFUND_DUE', at: at - TOOK, lines: { MERCHANT: -amount, PROVIDER: amount } })
    await enterLedger(tx, { order_id: orderId, payment_id: null, kind: 'REFUND', amount, at, part_id: partId })
  }
  await seedOpenRefunds(tx, now)
}
