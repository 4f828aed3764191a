import type { Db, Tx } from '../../../core/database/database'
import { inLockOrder, type Units, lockTier } from '../stock/service'
import { orderResales } from '../stock/pool-service'
import { offerNext } from './line-service'

/** Returns the units in a session that are currently offered to a buyer, by tier. */
export const offeredUnits = async (
  db: Db | Tx,
  userId: string,
  sessionId: string,
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('waits')
    .select(['seat_plan_id', 'offered'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('state', '=', 'OFFERED')
    .where('offer_until', '>', now)
    .execute()
  return new Map(rows.map((row) => [row.seat_plan_id, row.offered]))
}

/**
 * Returns how many resales an order of `quantity` offered units uses. The order uses offered units from the stock
 * first.
 */
const usedResales = (quantity: number, { offered, returned }: { offered: number; returned: number }): number =>
  Math.max(0, Math.min(quantity, offered) - (offered - returned))

/**
 * Returns how many resales an order of these units would take, by tier. The caller assigns no seats to resales, because
 * they already have seats.
 */
export const returnsFor = async (
  tx: Tx,
  { userId, units, now }: Omit<Taking, 'orderId'>,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('waits')
    .select(['seat_plan_id', 'offered', 'returned'])
    .where('user_id', '=', userId)
    .where('state', '=', 'OFFERED')
    .where('offer_until', '>', now)
    .where('returned', '>', 0)
    .execute()
  const quantities = new Map(units.map(({ seatPlanId, quantity }) => [seatPlanId, quantity]))
  return new Map(
    rows.flatMap((row) => {
      const used = usedResales(quantities.get(row.seat_plan_id) ?? 0, row)
      return used > 0 ? [[row.seat_plan_id, used] as const] : []
    }),
  )
}

interface Taking {
  userId: string
  orderId: string
  units: readonly Units[]
  now: number
}

/**
 * Assigns to an order the units that the buyer was offered. These units are already reserved. Offered units that the
 * order does not need go to the next waitlist position.
 * @returns units that the order still needs from the stock
 */
export const useOffers = async (tx: Tx, { userId, orderId, units, now }: Taking): Promise<Units[]> => {
  const plans = inLockOrder(units).map(({ seatPlanId }) => seatPlanId)
  const own = await tx
    .selectFrom('waits')
    .select('wait_id')
    .where('user_id', '=', userId)
    .where('seat_plan_id', 'in', plans)
    .where('state', '=', 'OFFERED')
    .executeTakeFirst()
  if (!own) return [...units]
  // Locks all tiers of the order in the general lock order, to avoid deadlocks.
  for (const seatPlanId of plans) await lockTier(tx, seatPlanId)
  const needed: Units[] = []
  for (const { seatPlanId, quantity } of inLockOrder(units)) {
    const taken = await tx
      .updateTable('waits')
      .set({ state: 'ORDERED', order_id: orderId, changed_at: now })
      .where('user_id', '=', userId)
      .where('seat_plan_id', '=', seatPlanId)
      .where('state', '=', 'OFFERED')
      .where('offer_until', '>', now)
      .returning(['wait_id', 'offered', 'returned'])
      .executeTakeFirst()
    const { wait_id: waitId, offered, returned } = taken ?? { wait_id: '', offered: 0, returned: 0 }
    if (quantity > offered) needed.push({ seatPlanId, quantity: quantity - offered })
    if (returned > 0) await orderResales(tx, waitId, orderId, usedResales(quantity, { offered, returned }))
    if (quantity >= offered) continue
    await tx
      .updateTable('stocks')
      .set((stock) => ({ remaining: stock('remaining', '+', Math.max(0, offered - returned - quantity)) }))
      .where('seat_plan_id', '=', seatPlanId)
      .execute()
    await offerNext(tx, seatPlanId, now)
  }
  return needed
}
