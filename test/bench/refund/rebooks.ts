import { applyRebook } from '../../../scripts/gateway/modules/after-sale/rebook/apply'
import { holdRebook, releaseRebook } from '../../../scripts/gateway/modules/after-sale/rebook/hold'
import { SESSION, TIERS } from './house'
import type { World } from './world'

/** A hold of a rebooking. */
interface Held {
  rebookId: string
  userId: string
}

/**
 * Holds tickets of the other tier for some units of an order. Null if the order does not exist, or if the hold is
 * refused.
 */
export const hold = async (world: World, pick: number, mask: number): Promise<Held | null> => {
  const orders = await world.orders()
  if (orders.length === 0) return null
  const { order_id: orderId, user_id: userId } = orders[pick % orders.length]
  const unitIds = await world.unitsOf(orderId, mask)
  const seatPlanId = TIERS.find((tier) => !unitIds[0]?.startsWith(`${tier}_`)) ?? TIERS[0]
  const rebookId = await world.tried(
    holdRebook(world.gateway, userId, { orderId, unitIds, sessionId: SESSION, seatPlanId }),
  )
  return rebookId === null ? null : { rebookId, userId }
}

export const release = (world: World, { rebookId, userId }: Held): Promise<void> =>
  releaseRebook(world.gateway, userId, rebookId)

/** Rebooks to the held tickets. Returns a function that pays the remaining amount. */
export const rebook = async (world: World, { rebookId, userId }: Held): Promise<() => Promise<void>> => {
  const order = await world.tried(applyRebook(world.gateway, userId, rebookId))
  if (order) world.played.rebooked += 1
  return async () => {
    if (order?.state === 'UNPAID' && order.pay_amount > 0) await world.payFor(userId, order.transaction_id)
  }
}
