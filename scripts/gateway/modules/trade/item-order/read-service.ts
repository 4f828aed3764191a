import { sql } from 'kysely'
import type { InvoiceState } from '../../../../../src/domain/invoice/state'
import type { RefundState } from '../../../../../src/domain/refund/state'
import type { Db, Row, Tx } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { newestPaymentOf } from '../payment/newest-payment-service'
import type { OrderPaymentRow } from '../payment/order-payment-service'

/** An item order with its newest payment, and the ticket order that is paid with it. */
export type ItemOrderRow = Row<'item_orders'> &
  OrderPaymentRow & { ticket_transaction_id: string | null; ticket_pay_amount: number | null }

const itemOrdersOf = (db: Db, userId: string) =>
  db
    .selectFrom('item_orders as m')
    .leftJoinLateral(newestPaymentOf('m').as('p'), (join) => join.onTrue())
    .leftJoin('orders as t', (join) => join.onRef('t.order_id', '=', 'm.ticket_order_id').on('m.is_bound', '=', true))
    .selectAll('m')
    .selectAll('p')
    .select(['t.transaction_id as ticket_transaction_id', 't.pay_amount as ticket_pay_amount'])
    .where('m.user_id', '=', userId)

/**
 * Returns one of a buyer's item orders. Throws `Refusal` notFound for an unknown order and for another buyer's order.
 */
export const ownItemOrder = async (db: Db, userId: string, orderId: string): Promise<ItemOrderRow> =>
  found(await itemOrdersOf(db, userId).where('m.order_id', '=', orderId).executeTakeFirst())

/**
 * Returns a page of a buyer's item orders, the newest first.
 * @param keyword plain text (`plainText`) in the number of the order or the name of its item; '' for any
 */
export const listItemOrders = (
  db: Db,
  userId: string,
  { keyword, ...range }: PageRange & { keyword: string },
): Promise<RowPage<ItemOrderRow>> => {
  const query = itemOrdersOf(db, userId).$if(keyword !== '', (each) =>
    each.where(
      sql<boolean>`(position(lower(${keyword}) in lower(m.order_number)) > 0 or exists (
        select from jsonb_each_text(m.name) as named
        where position(lower(${keyword}) in lower(normalize(named.value, NFKC))) > 0))`,
    ),
  )
  return readPage(query, query.orderBy('m.created_at', 'desc').orderBy('m.order_id'), range)
}

/**
 * Returns the item order for the home screen, or undefined. Prefers unpaid orders to orders whose payment was returned
 * after `since`, epoch ms. Among equal orders, prefers one with a payment in progress, then the newest.
 */
export const itemOrderOnHome = (db: Db, userId: string, since: number): Promise<ItemOrderRow | undefined> =>
  itemOrdersOf(db, userId)
    // The ticket order of a bound purchase represents both orders.
    .where('m.is_bound', '=', false)
    .where(sql<boolean>`(m.state = 'UNPAID' or (payment_state = 'RETURNED' and payment_time > ${since}::bigint))`)
    .orderBy(sql`m.state = 'UNPAID'`, 'desc')
    .orderBy(sql`payment_state is not distinct from 'PENDING'`, 'desc')
    .orderBy('m.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Counts the item orders that the buyer can still pay at `now`. */
export const countUnpaidItems = async (db: Db, userId: string, now: number): Promise<number> => {
  const { count } = await db
    .selectFrom('item_orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'UNPAID')
    .where('is_bound', '=', false)
    .where('reserve_until', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the order of goods that is paid with a ticket order, or undefined. */
export const boundItems = (db: Db | Tx, ticketOrderId: string): Promise<Row<'item_orders'> | undefined> =>
  findRow(db, 'item_orders', { ticket_order_id: ticketOrderId, is_bound: true })

/** Returns the orders of goods for the tickets of an order, the oldest first. */
export const goodsOfTickets = (db: Db, ticketOrderId: string): Promise<Row<'item_orders'>[]> =>
  listRows(db, 'item_orders', { ticket_order_id: ticketOrderId }, 'created_at')

/** The valid invoice of an item order, else its newest one (contract: api/item-order). */
export interface ItemInvoice {
  /** '' without an invoice. */
  invoiceId: string
  state: InvoiceState | null
  /** Reason of a rejection, else ''. */
  reason: string
  canApply: boolean
}

declare module '../../../core/hooks' {
  interface Hooks {
    /** Returns the invoice of an item order; null for items without invoices. */
    'items.invoice': (
      db: Db,
      order: Row<'item_orders'>,
      context: { lang: Language; now: number },
    ) => Promise<ItemInvoice | null>
  }
}

/** A refund of an item order, with the payment methods to which the money is returned. */
export interface MadeRefund {
  state: RefundState
  parts: readonly Pick<Row<'refund_parts'>, 'product' | 'amount' | 'state'>[]
}

/** Returns the refund of an item order, or null. An order has at most one refund. */
export const madeRefundOf = async (db: Db, orderId: string): Promise<MadeRefund | null> => {
  const refund = await findRow(db, 'refunds', { order_id: orderId })
  if (!refund) return null
  const parts = await db
    .selectFrom('refund_parts')
    .select(['product', 'amount', 'state'])
    .where('refund_id', '=', refund.refund_id)
    .orderBy('sort')
    .execute()
  return { state: refund.state, parts }
}

/** Returns the states of an item order, the earliest first. */
export const itemOrderEvents = (db: Db, orderId: string): Promise<Row<'item_order_events'>[]> =>
  db.selectFrom('item_order_events').selectAll().where('order_id', '=', orderId).orderBy('event_id').execute()
