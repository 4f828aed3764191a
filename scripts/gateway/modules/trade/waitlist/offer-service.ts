import type { Db, Tx } from '../../../core/database/database'
import { inLockOrder, type Units, lockTier } from '../stock/service'
import { orderResales } from '../stock/pool-service'
import { offerNext } from './line-service'

/** Units that are offered to a buyer in a session now, by tier. */
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

/** How many tickets of other buyers are in `quantity` units of an offer: what is out of the stock goes first. */
const usedResales = (quantity: number, { offered, returned }: { offered: number; returned: number }): number =>
  Math.max(0, Math.min(quantity, offered) - (offered - returned))

/** The tickets of other buyers that an order of these units would take, by tier: their seats are not to be looked for. */
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
 * Puts a buyer's offers into an order: what they hold is out of the stock already, what the order does not take of them goes to
 * the next in line.
 *
 * @returns the units that the order still needs of the stock
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
  // All tiers of the order, in the order in which stock is locked: no two orders wait for each other.
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
