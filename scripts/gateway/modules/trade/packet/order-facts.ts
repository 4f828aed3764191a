import { packetBlock, type PacketBlock, wholeRefundEnd } from '../../../../../src/domain/coupon/packet'
import { fen } from '../../../../../src/domain/money'
import { showChangeOf } from '../../../../../src/domain/refund/rule'
import type { Db, Row, Tx } from '../../../core/database/database'
import { refundRuleOfOrder } from '../../catalogue/privilege/rule-service'
import { packetRule } from './rule'

type PacketOrderRow = Pick<
  Row<'orders'>,
  | 'paid_at'
  | 'pay_amount'
  | 'card_amount'
  | 'refunded_amount'
  | 'refunded_count'
  | 'ticket_count'
  | 'moved_in'
  | 'moved_out'
  | 'rebook_of'
> & { show_state: string; session_state: string }

const withShow = (db: Db | Tx) =>
  db
    .selectFrom('orders as o')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')

/** Returns the reason why a packet cannot be created for an order, or null. */
export const blockOfOrder = (order: PacketOrderRow, now: number): PacketBlock | null =>
  packetBlock(
    {
      paidAt: order.paid_at,
      // Money that a rebooking moves in does not matter, because a rebooked order has no packet.
      sum: fen(order.pay_amount + order.card_amount + order.moved_in - order.refunded_amount - order.moved_out),
      returned: order.refunded_count === order.ticket_count,
      rebooked: order.rebook_of !== null,
      change: showChangeOf(order.show_state, order.session_state),
    },
    packetRule.minimum,
    now,
  )

/** Returns an order of a buyer with the states of its show; undefined for another buyer's order. */
export const packetOrder = (db: Db | Tx, userId: string, orderId: string) =>
  withShow(db)
    .selectAll('o')
    .select(['s.state as show_state', 'n.state as session_state', 's.name as show_name'])
    .select(['s.poster_url', 's.poster_color'])
    .where('o.order_id', '=', orderId)
    .where('o.user_id', '=', userId)
    .executeTakeFirst()

/**
 * Returns the time from which the shares of an order's packet can be used, epoch ms. From then on, neither the order
 * nor its rebookings can be refunded as a whole.
 */
export const sharesStart = async (db: Db | Tx, orderId: string): Promise<number> => {
  const rows = await withShow(db)
    .select(['n.show_time', 's.state as show_state', 'n.state as session_state'])
    .select(refundRuleOfOrder('o.order_id').as('rule'))
    .where((where) => where.or([where('o.order_id', '=', orderId), where('o.rebook_of', '=', orderId)]))
    .where('o.paid_at', 'is not', null)
    .execute()
  const ends = rows.map(({ rule, show_time: showTime, show_state, session_state }) =>
    wholeRefundEnd(rule, { showTime, change: showChangeOf(show_state, session_state) }),
  )
  return Math.max(0, ...ends)
}

/**
 * Returns the order whose packet ends because tickets of `order` were refunded. Returns null while that order or one
 * of its rebookings still has a ticket.
 */
export const endedOrder = async (
  tx: Db | Tx,
  order: Pick<Row<'orders'>, 'order_id' | 'rebook_of'>,
): Promise<string | null> => {
  const root = order.rebook_of ?? order.order_id
  const left = await tx
    .selectFrom('orders as o')
    .select('o.order_id')
    .where((where) => where.or([where('o.order_id', '=', root), where('o.rebook_of', '=', root)]))
    .where('o.order_id', '<>', order.order_id)
    .where('o.paid_at', 'is not', null)
    .whereRef('o.refunded_count', '<', 'o.ticket_count')
    .executeTakeFirst()
  return left ? null : root
}
