import type { Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { freeOrdered, orderedResales } from './pool-service'

export interface Units {
  seatPlanId: string
  quantity: number
}

/** Sorts tiers in the order in which every transaction locks them, which avoids deadlocks. */
export const inLockOrder = <Tier extends Pick<Units, 'seatPlanId'>>(units: readonly Tier[]): Tier[] =>
  [...units].sort((a, b) => (a.seatPlanId < b.seatPlanId ? -1 : 1))

/**
 * Locks a tier's stock until the end of the transaction, so that changes to its waitlist and tickets run one after
 * another.
 */
export const lockTier = (tx: Tx, seatPlanId: string) =>
  tx
    .selectFrom('stocks')
    .select(['remaining', 'waiting'])
    .where('seat_plan_id', '=', seatPlanId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/**
 * Takes units from the stock of tiers, all or none. Throws `Refusal` soldOut if too few units are left. Also throws it
 * if a tier has a waitlist, because buyers on the waitlist get returned units first.
 */
export const takeStock = async (tx: Tx, units: readonly Units[]): Promise<void> => {
  for (const { seatPlanId, quantity } of inLockOrder(units)) {
    const taken = await tx
      .updateTable('stocks')
      .set((stock) => ({ remaining: stock('remaining', '-', quantity) }))
      .where('seat_plan_id', '=', seatPlanId)
      .where('remaining', '>=', quantity)
      .where('waiting', '=', 0)
      .executeTakeFirst()
    if (Number(taken.numUpdatedRows) !== 1) throw new Refusal('soldOut')
  }
}

/**
 * Adds units to the stock for positive numbers, and removes units for negative numbers. Throws `Refusal` soldOut if too
 * few are left, or if a tier has a waitlist.
 */
export const moveStock = async (tx: Tx, moves: ReadonlyMap<string, number>): Promise<void> => {
  for (const { seatPlanId, quantity } of inLockOrder(
    [...moves].map(([plan, count]) => ({ seatPlanId: plan, quantity: count })),
  )) {
    if (quantity === 0) continue
    let moving = tx
      .updateTable('stocks')
      .set((stock) => ({ remaining: stock('remaining', '+', quantity) }))
      .where('seat_plan_id', '=', seatPlanId)
      .where('remaining', '>=', -quantity)
    if (quantity < 0) moving = moving.where('waiting', '=', 0)
    const moved = await moving.executeTakeFirst()
    if (Number(moved.numUpdatedRows) !== 1) throw new Refusal('soldOut')
  }
}

/**
 * Returns the units of unpaid orders to the stock. The caller ensures that this happens only once. Resale units are
 * offered again instead.
 */
export const giveBackStock = async (tx: Tx, orderIds: readonly string[]): Promise<void> => {
  const items = await tx
    .selectFrom('order_items')
    .select(['order_id as orderId', 'seat_plan_id as seatPlanId', 'quantity'])
    .where('order_id', 'in', ['', ...orderIds])
    .execute()
  const returned = new Map<string, ReadonlyMap<string, number>>()
  for (const id of orderIds) returned.set(id, await orderedResales(tx, id))
  for (const { orderId, seatPlanId, quantity } of inLockOrder(items)) {
    const resold = returned.get(orderId)?.get(seatPlanId) ?? 0
    await tx
      .updateTable('stocks')
      .set((stock) => ({ remaining: stock('remaining', '+', quantity - resold) }))
      .where('seat_plan_id', '=', seatPlanId)
      .execute()
  }
  for (const [id, ofOrder] of returned) if (ofOrder.size > 0) await freeOrdered(tx, id)
}
