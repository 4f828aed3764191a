import { type InvoiceObstacle, invoiceDeadline, invoiceObstacle } from '../../../../../src/domain/invoice/offer'
import type { OrderState } from '../../../../../src/domain/order/state'
import type { Db, Tx } from '../../../core/database/database'
import { found } from '../../../core/envelope'
import { endOf } from '../../catalogue/show/status-service'
import { invoicedMoney, invoicedParts } from './money-service'
import { invoiceOfOrder, type InvoiceRow } from './repository'

/** Returns a buyer's order with the data of its invoice. Throws `Refusal` notFound. */
const orderFacts = async (db: Db | Tx, userId: string, orderId: string) =>
  found(
    await db
      .selectFrom('orders as o')
      .innerJoin('shows as s', 's.show_id', 'o.show_id')
      .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
      .innerJoin('users as u', 'u.user_id', 'o.user_id')
      .select(['o.order_id', 'o.order_number', 'o.state', 'o.refund_state', 'o.ticket_count'])
      .select(['s.name as show_name', 's.notes', 's.utc_offset', 'n.show_time', 'n.permanent', 'u.email'])
      .where('o.user_id', '=', userId)
      .where('o.order_id', '=', orderId)
      .executeTakeFirst(),
  )

type OrderFacts = Awaited<ReturnType<typeof orderFacts>>

/** The invoice that an order can get at a certain time. */
export interface Offer {
  order: OrderFacts
  /** Fen. */
  amount: number
  /** Retained fees and moved money within the amount, in fen. */
  parts: { fee: number; movedIn: number }
  /** Deadline, epoch ms. */
  until: number
  obstacle: InvoiceObstacle | null
  /** The valid invoice of the order, else its newest invoice. */
  invoice: InvoiceRow | undefined
}

/**
 * Returns the amount of an order's invoice at `now`, and the reason if no invoice can be requested. Throws `Refusal`
 * notFound.
 */
export const offerFor = async (db: Db | Tx, userId: string, orderId: string, now: number): Promise<Offer> => {
  const order = await orderFacts(db, userId, orderId)
  const amount = await invoicedMoney(db, orderId)
  const showEnd = endOf(order)
  const facts = { state: order.state as OrderState, refundState: order.refund_state, amount, showEnd }
  return {
    order,
    amount,
    parts: await invoicedParts(db, orderId),
    until: invoiceDeadline(showEnd),
    obstacle: invoiceObstacle({ ...facts, offered: order.notes.includes('invoice') }, now),
    invoice: await invoiceOfOrder(db, orderId),
  }
}
