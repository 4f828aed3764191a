import { getRow } from '../../../scripts/gateway/core/database/rows'
import { joinLine, leaveLine } from '../../../scripts/gateway/modules/trade/waitlist/service'
import { SESSION, SHOW, TIERS } from './house'
import type { Player } from './played'

/** Number of tickets that were taken off sale, by tier. */
const aside = new WeakMap<Player, Map<string, number>>()

/** Enables the waitlist of sold-out tiers. */
export const openLines = async ({ gateway: { db } }: Player): Promise<void> => {
  await db.updateTable('shows').set({ wait_list: true }).where('show_id', '=', SHOW).execute()
  await db.updateTable('seat_plans').set({ wait_list: true }).where('session_id', '=', SESSION).execute()
}

/** Takes the remaining tickets of a tier off sale until the next run, so that returned tickets go to the waitlist. */
export const setAside = async (player: Player, tier: number): Promise<void> => {
  const left = await getRow(player.gateway.db, 'stocks', { seat_plan_id: TIERS[tier] })
  await move(player, TIERS[tier], -left.remaining)
}

const move = async (player: Player, seatPlanId: string, units: number): Promise<void> => {
  await player.gateway.db
    .updateTable('stocks')
    .set((stock) => ({ total: stock('total', '+', units), remaining: stock('remaining', '+', units) }))
    .where('seat_plan_id', '=', seatPlanId)
    .execute()
  const own = aside.get(player) ?? new Map<string, number>()
  aside.set(player, own.set(seatPlanId, (own.get(seatPlanId) ?? 0) - units))
}

export const openPlaces = (player: Player) =>
  player.gateway.db
    .selectFrom('waits')
    .select(['wait_id', 'user_id', 'seat_plan_id', 'state', 'offered'])
    .where('user_id', 'like', 'RUSH%')
    .where('state', 'in', ['WAITING', 'OFFERED'])
    .orderBy('sequence')
    .execute()

/** Ends all waitlist entries, and puts the tickets that were taken off sale on sale again. */
export const endLines = async (player: Player): Promise<void> => {
  for (const { wait_id: waitId, user_id: userId } of await openPlaces(player))
    await player.tried(leaveLine(player.gateway, userId, waitId))
  for (const [seatPlanId, units] of aside.get(player) ?? []) await move(player, seatPlanId, units)
}

export const join = async (player: Player, buyer: number, tier: number, quantity: number): Promise<void> => {
  const wanted = { showId: SHOW, sessionId: SESSION, seatPlanId: TIERS[tier], quantity }
  if (await player.tried(joinLine(player.gateway, `RUSH${buyer}`, wanted))) player.played.waits += 1
}

export const leave = async (player: Player, pick: number): Promise<void> => {
  const places = await openPlaces(player)
  if (places.length === 0) return
  const { wait_id: waitId, user_id: userId } = places[pick % places.length]
  await player.tried(leaveLine(player.gateway, userId, waitId))
}
