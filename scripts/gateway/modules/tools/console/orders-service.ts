import { sql } from 'kysely'
import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { applyDue } from '../../../core/due'
import { found, Refusal } from '../../../core/envelope'
import { cancelItemOrder } from '../../trade/item-order/cancel-service'
import { ledgerBalances } from '../../trade/order/books-service'
import { cancelOrder } from '../../trade/order/service'
import { paymentKeyIn, ticketPaymentKey } from '../../trade/payment/payment-key-service'

const MAX_ORDERS = 40

/** Selects the orders of tickets and of items with the same columns. */
const everyOrder = (db: Db) =>
  db
    .selectFrom('orders as t')
    .innerJoin('shows as s', 's.show_id', 't.show_id')
    .select([
      't.order_id',
      't.parent_id',
      't.order_number',
      't.user_id',
      't.pay_amount',
      't.created_at',
      't.reserve_until',
      's.name',
    ])
    .select(['t.ticket_count as quantity', sql<string>`t.state`.as('state')])
    .select(sql<'ticket' | 'goods'>`'ticket'`.as('order_type'))
    .unionAll(
      db
        .selectFrom('item_orders as m')
        .select([
          'm.order_id',
          sql<string | null>`null`.as('parent_id'),
          'm.order_number',
          'm.user_id',
          'm.pay_amount',
          'm.created_at',
          'm.reserve_until',
        ])
        .select(['m.name', 'm.quantity', sql<string>`m.state`.as('state')])
        .select(sql<'ticket' | 'goods'>`'goods'`.as('order_type')),
    )

/**
 * Returns the newest orders of all buyers, of tickets and of items. Each has the states of its payments in order, and
 * the payment that is possible now. It also has the error of its ledger in fen, which should be 0.
 */
export const newestOrders = async ({ db }: Gateway) => {
  const rows = await db
    .selectFrom(everyOrder(db).as('o'))
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .selectAll('o')
    .select(['u.cellphone', 'u.email'])
    .select(
      sql<
        string[]
      >`array(select p.state from payments p where p.order_id = ${paymentKeyIn('o')} order by p.created_at)`.as(
        'payments',
      ),
    )
    .select((order) =>
      order
        .selectFrom('payments as p')
        .select('p.payment_id')
        .where('p.order_id', '=', paymentKeyIn('o'))
        .where('p.state', '=', 'CREATED')
        .as('open_payment'),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_id')
    .limit(MAX_ORDERS)
    .execute()
  const ids = rows.map(({ order_id: id }) => id)
  const balances = await ledgerBalances(db, ids)
  return rows.map((row) => ({ ...row, balance: balances.get(row.order_id) ?? 0 }))
}

/** Actions on an unpaid order: the buyer cancels it, or its payment deadline passes. */
export const ORDER_ACTIONS = ['cancel', 'expire'] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** Ends an unpaid order of tickets or of items. Throws `Refusal`: notFound, and the refusals of a cancellation. */
export const actOnOrder = async (gateway: Gateway, orderId: string, action: OrderAction): Promise<void> => {
  const { db, clock } = gateway
  const now = clock.now()
  const order = found(
    await db.selectFrom(everyOrder(db).as('o')).selectAll().where('o.order_id', '=', orderId).executeTakeFirst(),
  )
  const isItem = order.order_type === 'goods'
  if (action === 'cancel') return (isItem ? cancelItemOrder : cancelOrder)(gateway, order.user_id, orderId, now)
  if (order.state !== 'UNPAID') throw new Refusal('orderNotCancelable')
  await db
    .updateTable(isItem ? 'item_orders' : 'orders')
    .set({ reserve_until: now })
    .where('order_id', '=', orderId)
    .execute()
  await applyDue(db, now, { orderId: ticketPaymentKey(order), userId: order.user_id })
}
