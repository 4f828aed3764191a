import type { Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import { found, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { type PlanRow, plansOf } from '../../catalogue/session/query-service'
import { lockSeats, moveSeats, type SeatMove } from './changes'
import { heldSeats } from './held-seats-service'
import { refusedSeats } from './refusal-service'
import type { CachedSeats, SeatCache } from './cache-service'
import { endHold, refuseHoldOfSet } from './hold-state-service'
import type { SeatedOrder } from './tables'

/** The ordered units of a tier. */
interface OrderedUnits {
  plan: Pick<PlanRow, 'seat_plan_id' | 'unit_qty'>
  quantity: number
}

/** Assigns the seats of a buyer's hold to an order. Throws `Refusal` holdOver if the hold has ended. */
export const orderHeldSeats = async (tx: Tx, holdId: string, order: SeatedOrder, now: number): Promise<void> => {
  const taken = await tx
    .updateTable('seat_holds')
    .set({ state: 'ORDERED', order_id: order.order_id })
    .where('hold_id', '=', holdId)
    .where('user_id', '=', order.user_id)
    .where('set_id', 'is', null)
    .where('state', '=', 'HELD')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (Number(taken.numUpdatedRows) !== 1) throw refusedSeats('holdOver')
}

/**
 * Returns the best seats of tiers if the buyer has picked none. They are adjacent if possible, otherwise in as few
 * groups as possible. Throws `Refusal` soldOut.
 * @param wanted index of each tier in the session's tiers, and its number of seats
 */
export const bestOf = (
  { house, best, sale }: CachedSeats,
  wanted: readonly (readonly [tier: number, count: number])[],
) => {
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
    // Marks the seats as taken in a copy. The cache changes only after the transaction.
    for (const seat of chosen) house.taken[seat] = 0
    best.update(chosen)
  }
}

export interface SeatsHold
  extends
    Pick<Row<'seat_holds'>, 'show_id' | 'user_id' | 'state' | 'expires_at' | 'idempotency_key' | 'order_id'>,
    Partial<Pick<Row<'seat_holds'>, 'set_id' | 'extensions_left'>> {
  sessionId: string
  now: number
}

/**
 * Inserts a hold of free seats and takes them. The caller locks the seats and updates the stock.
 * @param free seats of an ended hold of the buyer that are released in the same change
 */
export const insertHold = async (
  tx: Tx,
  {
    room,
    plans,
    chosen,
    free,
  }: { room: CachedSeats; plans: readonly PlanRow[]; chosen: readonly number[] } & Pick<SeatMove, 'free'>,
  { sessionId, now, ...row }: SeatsHold,
): Promise<Row<'seat_holds'>> => {
  const hold: Row<'seat_holds'> = {
    ...{ hold_id: newId('H'), session_id: sessionId, seats: heldSeats(room, chosen, plans) },
    ...{ set_id: null, extensions_left: 0, ...row, request_hash: '', created_at: now },
  }
  await tx
    .insertInto('seat_holds')
    .values({ ...hold, seats: json(hold.seats) })
    .execute()
  await moveSeats(tx, { sessionId, free, take: { holdId: hold.hold_id, seats: chosen } })
  return hold
}

/**
 * Holds the best seats of tiers, or returns null for a session without seats. The caller updates the stock. Throws
 * `Refusal` soldOut.
 * @param units number of tickets by tier
 */
const takeBest = async (
  tx: Tx,
  seatCache: SeatCache,
  units: ReadonlyMap<string, number>,
  hold: SeatsHold,
): Promise<Row<'seat_holds'> | null> => {
  const { sessionId } = hold
  if (!(await seatCache.read(tx, sessionId))) return null
  const plans = await plansOf(tx, sessionId)
  const wanted = [...units].map(
    ([plan, count]) => [plans.findIndex(({ seat_plan_id }) => seat_plan_id === plan), count] as const,
  )
  await lockSeats(tx, sessionId)
  const room = found(await seatCache.read(tx, sessionId))
  return insertHold(tx, { room, plans, chosen: bestOf(room, wanted) }, hold)
}

/**
 * Assigns the best seats to an order that only names tiers. Does nothing for a session without seats. The caller
 * updates the stock. Throws `Refusal` soldOut.
 * @param returned number of resale units by tier, which already have seats
 */
export const orderBestSeats = async (
  tx: Tx,
  seatCache: SeatCache,
  order: SeatedOrder,
  { items, returned, now }: { items: readonly OrderedUnits[]; returned: ReadonlyMap<string, number>; now: number },
): Promise<void> => {
  const { order_id: orderId, session_id: sessionId, show_id, user_id } = order
  const units = new Map(
    items.flatMap(({ plan, quantity }) => {
      const count = quantity - (returned.get(plan.seat_plan_id) ?? 0)
      return count > 0 ? [[plan.seat_plan_id, count * plan.unit_qty] as const] : []
    }),
  )
  if (units.size === 0) return
  await takeBest(tx, seatCache, units, {
    ...{ sessionId, show_id, user_id, order_id: orderId, state: 'ORDERED', expires_at: now },
    ...{ idempotency_key: `order ${orderId}`, now },
  })
}

/** Ends a buyer's hold in a session, before another hold replaces it. Throws `Refusal` holdInSet. */
export const releaseRunning = async (
  tx: Tx,
  { user_id: userId, sessionId }: Pick<SeatsHold, 'user_id' | 'sessionId'>,
): Promise<void> => {
  const running = await findRow(tx, 'seat_holds', { user_id: userId, session_id: sessionId, state: 'HELD' })
  if (!running) return
  refuseHoldOfSet(running)
  await endHold(tx, running, 'RELEASED')
}

/**
 * Holds the best seats of tiers and replaces the buyer's earlier hold. Returns null for a session without seats. Throws
 * `Refusal` soldOut.
 */
export const holdBestSeats = async (
  tx: Tx,
  seatCache: SeatCache,
  units: ReadonlyMap<string, number>,
  hold: Omit<SeatsHold, 'state' | 'order_id'>,
): Promise<Row<'seat_holds'> | null> => {
  await releaseRunning(tx, hold)
  return takeBest(tx, seatCache, units, { ...hold, state: 'HELD', order_id: null })
}
