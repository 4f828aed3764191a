import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'

/** SQL expression: true if a ticket of the resale `r` was used, transferred or returned by its seller. */
export const brokenResale: RawBuilder<boolean> = sql<boolean>`exists (select from tickets t
  where r.ticket_ids ? t.ticket_id and (t.state <> 'VALID' or t.voucher_id <> r.voucher_id))`

const freeQuery = (db: Db | Tx, now: number) =>
  db
    .selectFrom('resales as r')
    .where('r.state', '=', 'OFFERED')
    .where('r.wait_id', 'is', null)
    .where('r.until', '>', now)
    .where(sql<boolean>`not ${brokenResale}`)

export interface FreeResale {
  resale_id: string
  until: number
}

/** Returns the resales of a locked tier that are not offered to anybody yet, the oldest first. */
export const freeResales = (tx: Tx, seatPlanId: string, now: number): Promise<FreeResale[]> =>
  freeQuery(tx, now)
    .select(['r.resale_id', 'r.until'])
    .where('r.seat_plan_id', '=', seatPlanId)
    .orderBy('r.sequence')
    .execute()

/** Returns the tiers that have both an unoffered resale and a buyer on the waitlist. */
export const wantedResales = (db: Db, now: number) =>
  freeQuery(db, now)
    .innerJoin('stocks as k', 'k.seat_plan_id', 'r.seat_plan_id')
    .select('r.seat_plan_id')
    .where('k.waiting', '>', 0)
    .execute()

/** Reserves resales for a waitlist position. */
export const assignResales = async (tx: Tx, waitId: string, rows: readonly FreeResale[]): Promise<void> => {
  if (rows.length === 0) return
  await tx
    .updateTable('resales')
    .set({ wait_id: waitId })
    .where(
      'resale_id',
      'in',
      rows.map(({ resale_id: id }) => id),
    )
    .execute()
}

/** Releases the resales of waitlist positions that did not accept them, so that the next position gets them. */
export const releaseResales = async (tx: Tx, waitIds: readonly string[]): Promise<void> => {
  await tx
    .updateTable('resales')
    .set({ wait_id: null })
    .where('wait_id', 'in', ['', ...waitIds])
    .where('state', '=', 'OFFERED')
    .execute()
}

/**
 * Assigns the first `count` resales of a waitlist position to an order, and releases the other resales of this
 * position.
 */
export const orderResales = async (tx: Tx, waitId: string, orderId: string, count: number): Promise<void> => {
  const rows = await tx
    .selectFrom('resales')
    .select('resale_id')
    .where('wait_id', '=', waitId)
    .where('state', '=', 'OFFERED')
    .orderBy('sequence')
    .limit(count)
    .execute()
  if (rows.length > 0)
    await tx
      .updateTable('resales')
      .set({ state: 'ORDERED', new_order_id: orderId })
      .where(
        'resale_id',
        'in',
        rows.map(({ resale_id: id }) => id),
      )
      .execute()
  await releaseResales(tx, [waitId])
}

/** Returns the number of resale units in an order by tier. They are not part of the stock. */
export const orderedResales = async (tx: Tx, orderId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await listRows(tx, 'resales', { new_order_id: orderId, state: ['ORDERED', 'ENDED'] })
  const counts = new Map<string, number>()
  for (const { seat_plan_id: plan } of rows) counts.set(plan, (counts.get(plan) ?? 0) + 1)
  return counts
}

/**
 * Releases the resales of an unpaid order, so that the next waitlist position gets them. The caller locks their tiers.
 */
export const freeOrdered = async (tx: Tx, orderId: string): Promise<void> => {
  await tx
    .updateTable('resales')
    .set({ state: 'OFFERED', new_order_id: null, wait_id: null })
    .where('new_order_id', '=', orderId)
    .where('state', '=', 'ORDERED')
    .execute()
}
