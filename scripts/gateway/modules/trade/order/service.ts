import { sql } from 'kysely'
import type { OrderStatus, OrderTab } from '../../../../../src/domain/order/tabs'
import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { readPage, type RowPage } from '../../../core/database/page'
import { found, Refusal } from '../../../core/envelope'
import { isUnderWay } from '../payment/state-service'
import { endUnpaid, lockOrder } from './lifecycle-service'
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

/**
 * Cancels an unpaid order. A repeated call succeeds without a change. Throws `Refusal`: notFound, paymentUnderWay,
 * orderExpired, orderNotCancelable.
 */
export const cancelOrder = async ({ db }: Gateway, userId: string, orderId: string, now: number): Promise<void> => {
  await applyDue(db, now, { orderId, userId })
  await ownOrder(db, userId, orderId)
  const canceled = await db.transaction().execute(async (tx) => {
    await lockOrder(tx, orderId)
    if (await isUnderWay(tx, orderId)) throw new Refusal('paymentUnderWay')
    return endUnpaid(tx, orderId, 'CANCELED', now)
  })
  if (canceled) return
  const { state } = found(await findOrder(db, userId, orderId))
  // Succeeds, because the buyer may have pressed cancel twice.
  if (state !== 'CANCELED') throw new Refusal(state === 'CLOSED' ? 'orderExpired' : 'orderNotCancelable')
}
