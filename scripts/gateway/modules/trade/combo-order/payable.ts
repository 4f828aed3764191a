import { sql } from 'kysely'
import { fen, sumFen } from '../../../../../src/domain/money'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, getRow, listRows } from '../../../core/database/rows'
import { firstAnswer, runHooks } from '../../../core/run-hooks'
import { endUnpaidTogether, inScope, lockPaidTogether } from '../order/lifecycle-service'
import { payableOfTickets } from '../order/payable-row-service'
import { kindOf, type Payable, type PayableKind } from '../payment/payable-service'
import { isJoint, JOINT_PREFIX } from '../payment/payment-key-service'
import type { PaymentReason } from '../payment/tables'
import { fulfilCombo } from './lifecycle'

const sumOf = (parts: readonly Payable[], name: 'amount' | 'due'): number =>
  sumFen(parts.map((part) => fen(part[name])))

/** Returns the orders of a combo as one payable. All have the same buyer, deadline, and state until they are paid. */
const payableOf = (parent: Row<'order_parents'>, orders: readonly Row<'orders'>[]): Payable => {
  const parts = orders.map(payableOfTickets)
  return {
    ...(parts[0] as Payable),
    ...{ id: parent.parent_id, number: parent.order_number },
    ...{ amount: sumOf(parts, 'amount'), due: sumOf(parts, 'due') },
    parts: parts.flatMap((each) => each.parts),
  }
}

const findPayable = async (db: Db | Tx, parentId: string): Promise<Payable> =>
  payableOf(
    await getRow(db, 'order_parents', { parent_id: parentId }),
    await listRows(db, 'orders', { parent_id: parentId }, 'session_id'),
  )

/** Finds the payable of an order whose columns have these values. Returns undefined if the order is paid alone. */
const payableOfOrder = async (
  db: Db | Tx,
  values: Partial<Pick<Row<'orders'>, 'user_id' | 'transaction_id' | 'bind_id' | 'parent_id'>>,
): Promise<Payable | undefined> => {
  const parentId = (await findRow(db, 'orders', values))?.parent_id ?? null
  return isJoint(parentId) ? findPayable(db, parentId) : undefined
}

/** Returns the first reason that blocks one of the orders. One such order returns the whole payment (decision 101). */
const blockReasonOf = async (tx: Tx, orders: readonly Row<'orders'>[], now: number): Promise<PaymentReason | null> => {
  for (const order of orders) {
    const reason = await firstAnswer('order.block', tx, order, now)
    if (reason !== null) return reason
  }
  return null
}

/** Parents of orders that were bought as a combo, as a kind of payable. One payment pays all orders of the parent. */
export const comboOrders: PayableKind = {
  prefix: JOINT_PREFIX,
  ofTransaction: (db, userId, transactionId) => payableOfOrder(db, { user_id: userId, transaction_id: transactionId }),
  find: findPayable,
  bound: async (db, userId, bindId) => {
    const parent = await findRow(db, 'order_parents', { bind_id: bindId })
    const payable = await payableOfOrder(db, {
      user_id: userId,
      ...(parent ? { parent_id: parent.parent_id } : { bind_id: bindId }),
    })
    return payable && { id: payable.id, payables: [payable] }
  },
  lock: async (tx, id) => {
    const parent = await getRow(tx, 'order_parents', { parent_id: id })
    const orders = await lockPaidTogether(tx, id)
    const payable = payableOf(parent, orders)
    return {
      ...payable,
      blockReason: (now) => blockReasonOf(tx, orders, now),
      fulfil: (paid) => fulfilCombo(tx, id, orders, paid),
      cancel: (now) => endUnpaidTogether(tx, orders, 'CANCELED', now),
      end: async (reason, now) => {
        await endUnpaidTogether(tx, orders, 'CLOSED', reason === 'LATE' ? payable.deadline : now)
        for (const order of orders) await runHooks('order.refused', tx, order, reason, now)
      },
    }
  },
  // Refunds belong to single orders.
  updateRefunds: async (tx, id, at) => {
    for (const { order_id: orderId } of await listRows(tx, 'orders', { parent_id: id }, 'order_id'))
      await kindOf(orderId).updateRefunds(tx, orderId, at)
  },
  within: (scope) => sql<boolean>`exists (select from orders o where o.parent_id = p.order_id and ${inScope(scope)})`,
  describe: async (db, id) => {
    const { title, order_number } = await db
      .selectFrom('order_parents as g')
      .innerJoin('combos as b', 'b.promotion_id', 'g.promotion_id')
      .select(['b.title', 'g.order_number'])
      .where('g.parent_id', '=', id)
      .executeTakeFirstOrThrow()
    const { utc_offset, reserve_until } = await db
      .selectFrom('orders as o')
      .innerJoin('shows as s', 's.show_id', 'o.show_id')
      .select(['o.reserve_until', 's.utc_offset'])
      .where('o.parent_id', '=', id)
      .orderBy('o.session_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    return { name: title, utcOffset: utc_offset, number: order_number, deadline: reserve_until }
  },
  another: async (db, { id, userId }) => {
    const other = await db
      .selectFrom('orders')
      .select('parent_id')
      .where('user_id', '=', userId)
      .where('parent_id', 'like', `${JOINT_PREFIX}%`)
      .where('parent_id', '!=', id)
      .orderBy((order) => order('state', '=', 'UNPAID'), 'desc')
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    return other?.parent_id ?? undefined
  },
}
