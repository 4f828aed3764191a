import { sql } from 'kysely'
import type { OrderStatus, OrderTab } from '../../../../../src/domain/order/tabs'
import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { readPage, type RowPage } from '../../../core/database/page'
import { found, Refusal } from '../../../core/envelope'
import { isJoint, ticketPaymentKey } from '../payment/payment-key-service'
import { isUnderWay } from '../payment/state-service'
import { endUnpaidTogether, lockPaidTogether } from './lifecycle-service'
import { isPast } from './news-entry-service'
import { anyOf, findParents, listed, type ParentRow } from './parent-query'
import { findOrder, type OrderRow, orderQuery } from './repository'
import { hasStatus } from './status-filter'
import { applyDue } from '../../../core/due'

interface OrdersRequest {
  /** Tab of the list; undefined for all orders. */
  tab: OrderTab | undefined
  /** Status of the orders; undefined for any status. */
  status: OrderStatus | undefined
  /** Plain text (`plainText`) in the numbers of order and parcel, or the names of show, venue and city; '' for any. */
  keyword: string
  offset: number
  length: number
  now: number
}

const hasKeyword = (keyword: string) =>
  sql<boolean>`exists (
    select from (values (s.name), (v.name), (c.name), (jsonb_build_object('number', o.order_number, 'parcel', coalesce(o.express ->> 'no', '')))) as named (names)
    cross join jsonb_each_text(named.names) as each
    where position(lower(${keyword}) in lower(normalize(each.value, NFKC))) > 0
  )`

/** SQL condition: the number of the parent of the order `o` contains the keyword. */
const hasNumber = (keyword: string) =>
  sql<boolean>`position(lower(${keyword}) in lower(coalesce(g.order_number, ''))) > 0`

/**
 * Returns a page of a buyer's orders at `now`, the newest first. Child orders are part of the entry of their parent.
 */
export const listOrders = async (
  { db }: Gateway,
  userId: string,
  { tab, status, keyword, offset, length, now }: OrdersRequest,
): Promise<RowPage<OrderRow | ParentRow>> => {
  // Item orders have their own list (item-order).
  if (tab === 'OTHER') return { rows: [], total: 0, last: true }
  const coming = anyOf(userId, sql<boolean>`not ${isPast(now)}`)
  const query = orderQuery(db, userId)
    .where(listed)
    .$if(tab !== undefined, (each) => each.where(tab === 'HISTORY' ? sql<boolean>`not ${coming}` : coming))
    .$if(status !== undefined, (each) => each.where(anyOf(userId, hasStatus(status!, now))))
    .$if(keyword !== '', (each) =>
      each.where(sql<boolean>`(${anyOf(userId, hasKeyword(keyword))} or ${hasNumber(keyword)})`),
    )
  const page = await readPage(query, query.orderBy('o.created_at', 'desc').orderBy('o.order_id'), { offset, length })
  const parents = await findParents(db, userId, [...page.rows.flatMap(({ parent_id }) => parent_id ?? [])])
  return { ...page, rows: page.rows.map((row) => parents.get(row.parent_id ?? '') ?? row) }
}

/** Returns one order of a buyer. Throws `Refusal` notFound. */
export const ownOrder = async (db: Db, userId: string, orderId: string): Promise<OrderRow> =>
  found(await findOrder(db, userId, orderId))

/** Returns one order of a buyer, or a parent with its children. Throws `Refusal` notFound. */
export const ownOrderOrParent = async (db: Db, userId: string, orderId: string): Promise<OrderRow | ParentRow> =>
  (await findParents(db, userId, [orderId])).get(orderId) ?? ownOrder(db, userId, orderId)

/** Returns the id under which payments are stored. Throws `Refusal` notFound for a parent whose orders are paid alone. */
const paymentKeyOf = (row: OrderRow | ParentRow): string => {
  if (!('children' in row)) return ticketPaymentKey(row)
  const { parent_id: parentId } = row.parent
  return found(isJoint(parentId) ? parentId : undefined)
}

/**
 * Cancels an unpaid order, with all orders that the same payment pays. A repeated call succeeds without a change.
 * Throws `Refusal`: notFound, paymentUnderWay, orderExpired, orderNotCancelable.
 */
export const cancelOrder = async ({ db }: Gateway, userId: string, orderId: string, now: number): Promise<void> => {
  const row = await ownOrderOrParent(db, userId, orderId)
  const key = paymentKeyOf(row)
  await applyDue(db, now, { orderId: key, userId })
  const state = await db.transaction().execute(async (tx) => {
    const orders = await lockPaidTogether(tx, key)
    if (await isUnderWay(tx, key)) throw new Refusal('paymentUnderWay')
    return (await endUnpaidTogether(tx, orders, 'CANCELED', now)) ? 'CANCELED' : orders[0]?.state
  })
  // Succeeds, because the buyer may have pressed cancel twice.
  if (state !== 'CANCELED') throw new Refusal(state === 'CLOSED' ? 'orderExpired' : 'orderNotCancelable')
}
