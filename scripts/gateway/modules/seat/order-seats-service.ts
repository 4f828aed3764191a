import type { Tx } from '../../core/database/database'
import { json } from '../../core/database/json'
import type { OrderTable } from '../order/tables'
import { found, Refusal } from '../../core/envelope'
import { newId } from '../../core/ids'
import type { OfferItem } from '../order/offer-service'
import { plansOf } from '../session/query-service'
import { lockSeats, moveSeats } from './changes'
import { heldSeats } from './held-seats-service'
import { refusedSeats } from './refusal-service'
import type { CachedSeats, SeatCache } from './cache-service'

/** An order takes over the seats that its buyer holds. Throws `Refusal` holdOver when the hold is over. */
export const orderHeldSeats = async (tx: Tx, holdId: string, order: OrderTable, now: number): Promise<void> => {
  const taken = await tx
    .updateTable('seat_holds')
    .set({ state: 'ORDERED', order_id: order.order_id })
    .where('hold_id', '=', holdId)
    .where('user_id', '=', order.user_id)
    .where('state', '=', 'HELD')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (Number(taken.numUpdatedRows) !== 1) throw refusedSeats('holdOver')
}

/** The best seats of tiers when the buyer chose none: adjacent if possible, else in as few groups as possible. */
const bestOf = ({ house, best, sale }: CachedSeats, wanted: readonly (readonly [tier: number, count: number])[]) => {
  const chosen: number[] = []
  const choose = (seats: readonly number[]) => {
    for (const seat of seats) house.taken[seat] = 1
    best.update(seats)
    chosen.push(...seats)
  }
  const some = (tier: number, most: number): readonly number[] | null => {
    const tiers = Array.from({ length: tier + 1 }, (_, index) => index === tier)
    const whole = best.find({ count: most, tiers }) ?? (sale.together ? null : best.findSplit({ count: most, tiers }))
    if (whole || sale.together) return whole
    for (let count = most - 1; count > 0; count -= 1) {
      const part = best.find({ count, tiers })
      if (part) return part
    }
    return null
  }
  try {
    for (const [tier, count] of wanted) {
      for (let left = count; left > 0;) {
        const seats = some(tier, left)
        if (!seats) throw new Refusal('soldOut')
        choose(seats)
        left -= seats.length
      }
    }
    return chosen
  } finally {
    // They are taken once the transaction has ended; until then the room is as it was.
    for (const seat of chosen) house.taken[seat] = 0
    best.update(chosen)
  }
}

/**
 * An order of a show with seats whose buyer chose tiers only gets the best seats; nothing to do for other shows. Stock is
 * the caller's. Throws `Refusal` soldOut.
 */
export const orderBestSeats = async (
  tx: Tx,
  seatCache: SeatCache,
  order: OrderTable,
  items: readonly OfferItem[],
  now: number,
): Promise<void> => {
  const sessionId = order.session_id
  if (!(await seatCache.read(tx, sessionId))) return
  const plans = await plansOf(tx, sessionId)
  const wanted = items.map(
    ({ plan, quantity }) =>
      [plans.findIndex(({ seat_plan_id }) => seat_plan_id === plan.seat_plan_id), quantity * plan.unit_qty] as const,
  )
  await lockSeats(tx, sessionId)
  const room = found(await seatCache.read(tx, sessionId))
  const chosen = bestOf(room, wanted)
  const seats = heldSeats(room, chosen, plans)
  const holdId = newId('H')
  await tx
    .insertInto('seat_holds')
    .values({
      hold_id: holdId,
      session_id: sessionId,
      show_id: order.show_id,
      user_id: order.user_id,
      state: 'ORDERED',
      seats: json(seats),
      expires_at: now,
      extensions_left: 0,
      idempotency_key: `order ${order.order_id}`,
      request_hash: '',
      order_id: order.order_id,
      created_at: now,
    })
    .execute()
  await moveSeats(tx, { sessionId, take: { holdId, seats: chosen } })
}
