import { sql } from 'kysely'
import type { Db } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { endUnpaid, lockOrder } from '../../trade/order/lifecycle-service'
import { isUnderWay } from '../../trade/payment/state-service'
import { restorePlacesOf } from './line-service'
import { brokenResale } from '../../trade/stock/pool-service'
import { lockOffers, type Withdrawal, withdrawOffers } from './withdraw'

const BATCH = 200

/** SQL expression: true if the show `s` or its session `n` is canceled or postponed, so its tickets are refunded. */
const changed = sql<boolean>`(s.state in ('CANCELED', 'DELAY') or n.state in ('CANCELED', 'DELAY'))`

/**
 * Ends unpaid orders whose resale tickets are no longer available, if no payment is in progress. The buyers of these
 * orders get their waitlist positions back.
 */
const endOrders = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const rows = await db
    .selectFrom('resales as r')
    .innerJoin('orders as o', 'o.order_id', 'r.new_order_id')
    .select('o.order_id')
    .distinct()
    .where('r.state', '=', 'ENDED')
    .where('o.state', '=', 'UNPAID')
    .execute()
  const end = (id: string) =>
    db.transaction().execute(async (tx) => {
      await lockOrder(tx, id)
      if (await isUnderWay(tx, id)) return
      if (await endUnpaid(tx, id, 'CLOSED', now)) await restorePlacesOf(tx, id, now)
    })
  await eachRow(rows, ({ order_id: id }) => end(id), onError)
}

/** Ends listings that expired, and listings whose ticket was used or whose show was canceled or postponed. */
export const endResales = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const due = await db
    .selectFrom('resales as r')
    .innerJoin('sessions as n', 'n.session_id', 'r.session_id')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .select(['r.resale_id', 'r.order_id'])
    .select(sql<boolean>`(${brokenResale} or ${changed})`.as('broken'))
    .where('r.state', 'in', ['OFFERED', 'ORDERED'])
    .where((row) =>
      row.or([row.and([row('r.state', '=', 'OFFERED'), row('r.until', '<=', now)]), brokenResale, changed]),
    )
    .orderBy('r.sequence')
    .limit(BATCH)
    .execute()
  const withdraw = async (orderId: string): Promise<void> => {
    for (const why of ['BROKEN', 'OVER'] satisfies Withdrawal[]) {
      const ids = due
        .filter((row) => row.order_id === orderId && row.broken === (why === 'BROKEN'))
        .map((row) => row.resale_id)
      if (ids.length === 0) continue
      await db.transaction().execute(async (tx) => {
        const offers = await lockOffers(tx, orderId)
        // An expired listing may just have been ordered. Such a listing ends later, together with that order.
        const rows = offers.rows.filter(
          (row) => ids.includes(row.resale_id) && (why === 'BROKEN' || row.state === 'OFFERED'),
        )
        await withdrawOffers(tx, { ...offers, rows }, why, now)
      })
    }
  }
  await eachRow(new Set(due.map((row) => row.order_id)), withdraw, onError)
  await endOrders(db, now, onError)
}
