import { sql } from 'kysely'
import { showChangeOf } from '../../../../../src/domain/refund/rule'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { lockBuyer } from '../../base/user/account-service'
import { lockWithCombo } from '../../trade/order/lifecycle-service'
import { lockOrderTickets } from '../../trade/order/lock-service'
import { refundFacts } from '../../trade/units/facts-service'
import { returnUnits } from '../../trade/units/return-service'
import { orderBlockReason, quoteOf, unitBlockReason } from './quote'

/** Time after the notification about a canceled show until its orders are refunded automatically, in ms. */
export const REFUND_AFTER = 7 * 24 * 3_600_000

/** Maximum number of orders refunded in one run. The next run continues. */
const MAX_ORDERS = 50

/** Returns the time when an order of a canceled show is refunded automatically, epoch ms. Null for other orders. */
export const autoRefundAt = async (
  db: Db,
  { order_id, show_state, session_state }: { order_id: string; show_state: string; session_state: string },
): Promise<number | null> => {
  if (showChangeOf(show_state, session_state) !== 'CANCELED') return null
  const notice = await findRow(db, 'order_news', { order_id, kind: 'SHOW_CANCELED' })
  return notice ? notice.at + REFUND_AFTER : null
}

/** Refunds all tickets of an order that are not blocked, including transferred tickets. */
const refundOrder = async (tx: Tx, { orderId, userId }: { orderId: string; userId: string }, now: number) => {
  await lockBuyer(tx, userId)
  const order = await lockWithCombo(tx, orderId)
  await lockOrderTickets(tx, order)
  const facts = await refundFacts(tx, order, now)
  const units = facts.units.filter((unit) => unitBlockReason(facts, unit) === null)
  if (facts.change !== 'CANCELED' || units.length === 0 || orderBlockReason(facts, now) !== null) return
  const { amounts, changed } = quoteOf(
    facts,
    units.map(({ unitId }) => unitId),
    now,
  )
  // A later run refunds a blocked ticket. The later run gets a new idempotency key, because the key contains the number
  // of refunded tickets.
  const key = { idempotencyKey: `canceled ${orderId} ${order.refunded_count}`, hash: '' }
  await returnUnits(tx, {
    ...{ kind: 'REFUND', reason: 'SHOW_CHANGED', facts, units, amounts, moved: 0, changed, key, now },
  })
}

/**
 * Refunds orders of shows and sessions that were canceled more than `REFUND_AFTER` ago, in full and without a request.
 */
export const refundCanceled = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const rows = await db
    .selectFrom('order_news as w')
    .innerJoin('orders as o', 'o.order_id', 'w.order_id')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .select(['o.order_id as orderId', 'o.user_id as userId'])
    .where('w.kind', '=', 'SHOW_CANCELED')
    .where('w.at', '<=', now - REFUND_AFTER)
    .where(sql<boolean>`'CANCELED' in (s.state, n.state)`)
    .where('o.paid_at', 'is not', null)
    .whereRef('o.refunded_count', '<', 'o.ticket_count')
    .orderBy('w.at', 'desc')
    .orderBy('o.order_id')
    .limit(MAX_ORDERS)
    .execute()
  await eachRow(rows, (row) => db.transaction().execute((tx) => refundOrder(tx, row, now)), onError)
}
