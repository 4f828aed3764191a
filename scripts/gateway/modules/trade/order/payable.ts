import { sql } from 'kysely'
import type { Row, Tx } from '../../../core/database/database'
import { findRow, getRow } from '../../../core/database/rows'
import { firstAnswer, runHooks } from '../../../core/run-hooks'
import { itemBlockReason } from '../item-order/kind-service'
import { boundItems } from '../item-order/read-service'
import { fulfilItems, lockBoundItems } from '../item-order/lifecycle-service'
import { kindOf, type Payable, type PayableKind, payableOfRow } from '../payment/payable-service'
import { isJoint, ticketPaymentKey } from '../payment/payment-key-service'
import type { PaymentReason } from '../payment/tables'
import { boundOrders } from './bound-orders'
import { fulfil } from './fulfil-service'
import { endUnpaid, inScope, lockOrder } from './lifecycle-service'
import { payableOfTickets } from './payable-row-service'
import { updateOrder } from './refund-state'

declare module '../../../core/hooks' {
  interface Hooks {
    /**
     * Returns the reason why an order cannot get its tickets although it was paid in time, or null. Locks the tickets.
     */
    'order.block': (tx: Tx, order: Row<'orders'>, now: number) => Promise<PaymentReason | null>
    /** Called after an order ended because it could not get its tickets. */
    'order.refused': (tx: Tx, order: Row<'orders'>, reason: PaymentReason, now: number) => Promise<void>
  }
}

/**
 * Returns a ticket order with the goods that are paid with it as one payable. They are made and end together, so they
 * have the state of the ticket order until a refund.
 */
const withGoods = (order: Row<'orders'>, goods: Row<'item_orders'> | undefined): Payable => {
  const tickets = payableOfTickets(order)
  if (!goods) return tickets
  const own = payableOfRow(goods, tickets.state)
  return {
    ...tickets,
    amount: tickets.amount + own.amount,
    due: tickets.due + own.due,
    parts: [...tickets.parts, ...own.parts],
  }
}

/** Ticket orders as a kind of payable. Orders that are paid with other orders belong to the kind of their parent. */
export const ticketOrders: PayableKind = {
  prefix: 'O',
  ofTransaction: async (db, userId, transactionId) => {
    const order = await findRow(db, 'orders', { transaction_id: transactionId, user_id: userId })
    return order && !isJoint(order.parent_id) ? withGoods(order, await boundItems(db, order.order_id)) : undefined
  },
  find: async (db, id) => withGoods(await getRow(db, 'orders', { order_id: id }), await boundItems(db, id)),
  bound: async (db, userId, bindId) => {
    const bound = await boundOrders(db, userId, bindId)
    if (!bound || isJoint(bound.orders[0]?.parent_id ?? null)) return undefined
    const payables: Payable[] = []
    for (const order of bound.orders) payables.push(withGoods(order, await boundItems(db, order.order_id)))
    return { id: bound.orderId, payables }
  },
  lock: async (tx, id) => {
    const key = ticketPaymentKey(await getRow(tx, 'orders', { order_id: id }))
    if (key !== id) return kindOf(key).lock(tx, key)
    const order = await lockOrder(tx, id)
    const goods = await lockBoundItems(tx, id)
    return {
      ...withGoods(order, goods),
      // A part that cannot be fulfilled sends the whole payment back (decision 101).
      blockReason: async (now) =>
        (await firstAnswer('order.block', tx, order, now)) ?? (goods ? await itemBlockReason(tx, goods) : null),
      fulfil: async ({ at, product, paidAt }) => {
        await fulfil(tx, order, at, product, paidAt)
        if (goods) await fulfilItems(tx, goods, at, product, paidAt)
      },
      cancel: (now) => endUnpaid(tx, id, 'CANCELED', now),
      end: async (reason, now) => {
        await endUnpaid(tx, id, 'CLOSED', reason === 'LATE' ? order.reserve_until : now)
        await runHooks('order.refused', tx, order, reason, now)
      },
    }
  },
  updateRefunds: updateOrder,
  within: (scope) => sql<boolean>`exists (select from orders o where o.order_id = p.order_id and ${inScope(scope)})`,
  describe: async (db, id) => {
    const { name, utc_offset, order_number, reserve_until } = await db
      .selectFrom('orders as o')
      .innerJoin('shows as s', 's.show_id', 'o.show_id')
      .select(['o.order_number', 'o.reserve_until', 's.name', 's.utc_offset'])
      .where('o.order_id', '=', id)
      .executeTakeFirstOrThrow()
    return { name, utcOffset: utc_offset, number: order_number, deadline: reserve_until }
  },
  another: async (db, { id, userId }) => {
    const other = await db
      .selectFrom('orders')
      .select('order_id')
      .where('user_id', '=', userId)
      .where('order_id', '!=', id)
      .orderBy((order) => order('state', '=', 'UNPAID'), 'desc')
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    return other?.order_id
  },
}
