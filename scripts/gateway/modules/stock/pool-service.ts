import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../core/database/database'

/** Whether a ticket of the offer `r` is no longer a valid one of its seller's: used, given away or back. */
export const brokenReturn: RawBuilder<boolean> = sql<boolean>`exists (select from tickets t
  where r.ticket_ids ? t.ticket_id and (t.state <> 'VALID' or t.voucher_id <> r.voucher_id))`

const freeQuery = (db: Db | Tx, now: number) =>
  db
    .selectFrom('ticket_returns as r')
    .where('r.state', '=', 'OFFERED')
    .where('r.wait_id', 'is', null)
    .where('r.until', '>', now)
    .where(sql<boolean>`not ${brokenReturn}`)

export interface FreeReturn {
  return_id: string
  until: number
}

/** Offers of a locked tier that nobody in line has, the earliest first. */
export const freeReturns = (tx: Tx, seatPlanId: string, now: number): Promise<FreeReturn[]> =>
  freeQuery(tx, now)
    .select(['r.return_id', 'r.until'])
    .where('r.seat_plan_id', '=', seatPlanId)
    .orderBy('r.sequence')
    .execute()

/** Tiers with such offers that somebody waits for. */
export const wantedReturns = (db: Db, now: number) =>
  freeQuery(db, now)
    .innerJoin('stocks as k', 'k.seat_plan_id', 'r.seat_plan_id')
    .select('r.seat_plan_id')
    .where('k.waiting', '>', 0)
    .execute()

/** Gives offers to a place in line. */
export const assignReturns = async (tx: Tx, waitId: string, rows: readonly FreeReturn[]): Promise<void> => {
  if (rows.length === 0) return
  await tx
    .updateTable('ticket_returns')
    .set({ wait_id: waitId })
    .where(
      'return_id',
      'in',
      rows.map(({ return_id: id }) => id),
    )
    .execute()
}

/** What places in line had and did not take is there for the next. */
export const releaseReturns = async (tx: Tx, waitIds: readonly string[]): Promise<void> => {
  await tx
    .updateTable('ticket_returns')
    .set({ wait_id: null })
    .where('wait_id', 'in', ['', ...waitIds])
    .where('state', '=', 'OFFERED')
    .execute()
}

/** An order takes the first `count` offers that a place in line has; the others are there for the next. */
export const orderReturns = async (tx: Tx, waitId: string, orderId: string, count: number): Promise<void> => {
  const rows = await tx
    .selectFrom('ticket_returns')
    .select('return_id')
    .where('wait_id', '=', waitId)
    .where('state', '=', 'OFFERED')
    .orderBy('sequence')
    .limit(count)
    .execute()
  if (rows.length > 0)
    await tx
      .updateTable('ticket_returns')
      .set({ state: 'ORDERED', new_order_id: orderId })
      .where(
        'return_id',
        'in',
        rows.map(({ return_id: id }) => id),
      )
      .execute()
  await releaseReturns(tx, [waitId])
}

/** Of an order's units, by tier, those that are other buyers' tickets: they are out of no stock. */
export const orderedReturns = async (tx: Tx, orderId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('ticket_returns')
    .select('seat_plan_id')
    .where('new_order_id', '=', orderId)
    .where('state', 'in', ['ORDERED', 'ENDED'])
    .execute()
  const counts = new Map<string, number>()
  for (const { seat_plan_id: plan } of rows) counts.set(plan, (counts.get(plan) ?? 0) + 1)
  return counts
}

/** The order ends unpaid: its offers are there for the next. Their tiers are locked. */
export const freeOrdered = async (tx: Tx, orderId: string): Promise<void> => {
  await tx
    .updateTable('ticket_returns')
    .set({ state: 'OFFERED', new_order_id: null, wait_id: null })
    .where('new_order_id', '=', orderId)
    .where('state', '=', 'ORDERED')
    .execute()
}
