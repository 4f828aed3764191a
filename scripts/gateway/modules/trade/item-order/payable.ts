import { sql } from 'kysely'
import { isItemPaid } from '../../../../../src/domain/order/item-order'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Row } from '../../../core/database/database'
import { findRow, getRow } from '../../../core/database/rows'
import { lockBuyer } from '../../base/user/account-service'
import { kindOf, type Payable, type PayableKind, payableOfRow } from '../payment/payable-service'
import { endRefundedItems, endUnpaidItems, fulfilItems, itemsInScope, lockItemOrder, paymentKeyOf } from './lifecycle-service'

const stateOf = (state: Row<'item_orders'>['state']): Payable['state'] => {
  if (state === 'UNPAID') return 'OPEN'
  if (isItemPaid(state)) return 'PAID'
  return state === 'CLOSED' ? 'CLOSED' : 'ENDED'
}

const payableOf = (order: Row<'item_orders'>): Payable => payableOfRow(order, stateOf(order.state))

/** Item orders as a kind of payable. */
export const itemOrders: PayableKind = {
  prefix: 'M',
  ofTransaction: async (db, userId, transactionId) => {
    const order = await findRow(db, 'item_orders', { transaction_id: transactionId, user_id: userId })
    if (!order) return undefined
    const key = paymentKeyOf(order)
    return key === order.order_id ? payableOf(order) : kindOf(key).find(db, key)
  },
  find: async (db, id) => payableOf(await getRow(db, 'item_orders', { order_id: id })),
  bound: async (db, userId, bindId) => {
    const order = await findRow(db, 'item_orders', { bind_id: bindId, user_id: userId, is_bound: false })
    return order && { id: order.order_id, payables: [payableOf(order)] }
  },
  lock: async (tx, id) => {
    // A bound order is locked with its ticket order.
    const key = paymentKeyOf(await getRow(tx, 'item_orders', { order_id: id }))
    if (key !== id) return kindOf(key).lock(tx, key)
    // The delivery may change the buyer's level, and buyers are locked before orders.
    await lockBuyer(tx, (await getRow(tx, 'item_orders', { order_id: id })).user_id)
    const order = await lockItemOrder(tx, id)
    return {
      ...payableOf(order),
      // Nothing can block the payment, because the order has already reduced the stock.
      blockReason: () => Promise.resolve(null),
      fulfil: ({ at, product, paidAt }) => fulfilItems(tx, order, at, product, paidAt),
      cancel: (now) => endUnpaidItems(tx, order, 'CANCELED', now),
      end: async (reason, now) => {
        await endUnpaidItems(tx, order, 'CLOSED', reason === 'LATE' ? order.reserve_until : now)
      },
    }
  },
  updateRefunds: endRefundedItems,
  within: (scope) =>
    sql<boolean>`exists (select from item_orders m where m.order_id = p.order_id and ${itemsInScope(scope)})`,
  describe: async (db, id) => {
    const { name, order_number, reserve_until } = await getRow(db, 'item_orders', { order_id: id })
    return { name, utcOffset: SHOP_OFFSET, number: order_number, deadline: reserve_until }
  },
  another: async (db, { id, userId }) => {
    const other = await db
      .selectFrom('item_orders')
      .select('order_id')
      .where('user_id', '=', userId)
      .where('order_id', '!=', id)
      .orderBy((order) => order('state', '=', 'UNPAID'), 'desc')
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    return other?.order_id
  },
}
