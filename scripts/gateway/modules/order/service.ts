import { sql } from 'kysely'
import type { OrderTab } from '../../../../src/api/order'
import type { Gateway } from '../../core/context'
import { readPage, type RowPage } from '../../core/database/page'
import { found, Refusal } from '../../core/envelope'
import { applyExpirations } from './expiration-service'
import { isUnderWay } from '../payment/state-service'
import { endUnpaid, lockOrder } from './lifecycle-service'
import { isPast, noteChanges } from './news-entry-service'
import { findOrder, type OrderRow, orderQuery } from './repository'

interface OrdersRequest {
  /** Absent: all orders. */
  tab: OrderTab | undefined
  /** In the names of show, venue or city in any language, or in the number; '' for any. */
  keyword: string
  offset: number
  length: number
  now: number
}

const hasKeyword = (keyword: string) =>
  sql<boolean>`exists (
    select from (values (s.name), (v.name), (c.name), (jsonb_build_object('number', o.order_number))) as named (names)
    cross join jsonb_each_text(named.names) as each
    where position(lower(${keyword}) in lower(each.value)) > 0
  )`

/** A page of a buyer's orders, the newest first, as they are at `now`. */
export const listOrders = async (
  { db }: Gateway,
  userId: string,
  { tab, keyword, offset, length, now }: OrdersRequest,
): Promise<RowPage<OrderRow>> => {
  // No goods are ordered in this storefront yet.
  if (tab === 'OTHER') return { rows: [], total: 0, last: true }
  await applyExpirations(db, now, { userId })
  await noteChanges(db, now, userId)
  const past = isPast(now)
  const query = orderQuery(db, userId)
    .$if(tab !== undefined, (each) => each.where(tab === 'HISTORY' ? past : sql<boolean>`not ${past}`))
    .$if(keyword !== '', (each) => each.where(hasKeyword(keyword)))
  return readPage(query, query.orderBy('o.created_at', 'desc').orderBy('o.order_id'), { offset, length })
}

/** One order of a buyer as it is at `now`. Throws `Refusal` notFound. */
export const orderAt = async ({ db }: Gateway, userId: string, orderId: string, now: number): Promise<OrderRow> => {
  await applyExpirations(db, now, { orderId, userId })
  await noteChanges(db, now, userId)
  return found(await findOrder(db, userId, orderId))
}

/** How long home tells of money that went back, ms. */
const TELLS_RETURN = 7 * 86_400_000

/**
 * The order that home tells a buyer of at `now`: the newest unpaid one, with a payment under way before the others; else one whose
 * show was cancelled or postponed, until it is read; else the newest of which money went back by itself in the last week; undefined
 * for none.
 */
export const orderOnHome = async ({ db }: Gateway, userId: string, now: number): Promise<OrderRow | undefined> => {
  await applyExpirations(db, now, { userId })
  await noteChanges(db, now, userId)
  const changed = sql<boolean>`coalesce(news in ('SHOW_CANCELED', 'SHOW_DELAY'), false)`
  return orderQuery(db, userId)
    .where(
      sql<boolean>`(o.state = 'UNPAID' or ${changed}
        or (payment_state = 'RETURNED' and payment_time > ${now - TELLS_RETURN}::bigint))`,
    )
    .orderBy(sql`o.state = 'UNPAID'`, 'desc')
    .orderBy(changed, 'desc')
    .orderBy(sql`payment_state is not distinct from 'PENDING'`, 'desc')
    .orderBy('o.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Cancels an unpaid order; one that was canceled before stays so. Throws `Refusal`: notFound, paymentUnderWay, orderExpired,
 * orderNotCancelable.
 */
export const cancelOrder = async (gateway: Gateway, userId: string, orderId: string, now: number): Promise<void> => {
  const { db } = gateway
  await orderAt(gateway, userId, orderId, now)
  const canceled = await db.transaction().execute(async (tx) => {
    await lockOrder(tx, orderId)
    if (await isUnderWay(tx, orderId)) throw new Refusal('paymentUnderWay')
    return endUnpaid(tx, orderId, 'CANCELED', now)
  })
  if (canceled) return
  const { state } = found(await findOrder(db, userId, orderId))
  // A second tap on cancel finds what it wanted.
  if (state !== 'CANCELED') throw new Refusal(state === 'CLOSED' ? 'orderExpired' : 'orderNotCancelable')
}
