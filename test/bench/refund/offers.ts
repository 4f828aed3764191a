import { applyDue } from '../../../scripts/gateway/core/due'
import { offerTickets, orderResale, takeOffersBack } from '../../../scripts/gateway/modules/after-sale/resale/service'
import { TIERS } from './house'
import { openPlaces } from './line'
import type { AtCashier, Player } from './played'

const OPEN = ['OFFERED', 'ORDERED'] as const

/** Lists some units of an order for resale at the previewed amount. */
export const offer = async (player: Player, pick: number, mask: number): Promise<void> => {
  const orders = await player.orders()
  if (orders.length === 0) return
  const { order_id: orderId, user_id: userId } = orders[pick % orders.length]
  await applyDue(player.gateway.db, player.gateway.clock.now(), { orderId, userId })
  const seen = await player.tried(orderResale(player.gateway, userId, orderId))
  const units = (seen?.facts.units ?? []).filter(
    ({ blockReason }, at) => blockReason === null && (mask >> at) % 2 === 1,
  )
  if (units.length === 0) return
  const request = {
    ...{ orderId, unitIds: units.map(({ unitId }) => unitId), lang: 'zh-CN' as const },
    amount: units.reduce((sum, { back }) => sum + back, 0),
  }
  const offering = offerTickets(player.gateway, userId, request).then(() => units.length)
  player.played.offered += (await player.tried(offering)) ?? 0
}

/** Withdraws one of the open listings. */
export const withdrawListing = async (player: Player, pick: number): Promise<void> => {
  const rows = await player.gateway.db
    .selectFrom('resales')
    .select(['order_id', 'user_id', 'unit_id'])
    .where('state', 'in', OPEN)
    .orderBy('sequence')
    .execute()
  if (rows.length === 0) return
  const { order_id: orderId, user_id: userId, unit_id: unit } = rows[pick % rows.length]
  const taking = takeOffersBack(player.gateway, userId, { orderId, unitIds: [unit] }).then(() => 1)
  player.played.takenBack += (await player.tried(taking)) ?? 0
}

/** Places an order for all or some of the tickets that are offered to a waiting buyer. */
export const orderOffered = async (player: Player, pick: number): Promise<void> => {
  const places = (await openPlaces(player)).filter(({ state }) => state === 'OFFERED')
  if (places.length === 0) return
  const { user_id: userId, seat_plan_id: tier, offered } = places[pick % places.length]
  const buyer = Number(userId.slice('RUSH'.length))
  await player.order(buyer, TIERS.indexOf(tier), 1 + (pick % offered), false)
}

/** Performs an action at the cashier of an unpaid order. */
export const pressed = async (
  player: Player,
  { userId, transactionId }: { userId: string; transactionId: string },
  action: AtCashier,
): Promise<void> => {
  await player.payFor(userId, transactionId, action)
  player.played.cashier[action] += 1
}

/** Performs an action at the cashier of one of the unpaid orders, which include orders of rebookings. */
export const atCashier = async (player: Player, pick: number, action: AtCashier): Promise<void> => {
  const orders = await player.gateway.db
    .selectFrom('orders')
    .select(['user_id', 'transaction_id'])
    .where('user_id', 'like', 'RUSH%')
    .where('state', '=', 'UNPAID')
    .where('pay_amount', '>', 0)
    .orderBy('created_at')
    .orderBy('order_id')
    .execute()
  if (orders.length === 0) return
  const { user_id: userId, transaction_id: transactionId } = orders[pick % orders.length]
  await pressed(player, { userId, transactionId }, action)
}

/** Returns the number of sold listings in all runs. */
export const soldOffers = async ({ gateway: { db } }: Player): Promise<number> => {
  const { sold } = await db
    .selectFrom('resales')
    .select((row) => row.fn.countAll<number>().as('sold'))
    .where('state', '=', 'SOLD')
    .executeTakeFirstOrThrow()
  return Number(sold)
}
