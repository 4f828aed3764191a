import { refuseSeats } from '../../../../../src/domain/seat/rules'
import { seatIdOf, tierOf } from '../../../../../src/domain/seat/seat-map'
import type { Row, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { plansOf } from '../../catalogue/session/query-service'
import type { CachedSeats, SeatCache } from './cache-service'
import { lockSeats } from './changes'
import { type PickedSeats, seatsOf } from './held-seats-service'
import { bestOf, insertHold, releaseRunning, type SeatsHold } from './order-seats-service'
import { refusedSeats, SeatsRefused } from './refusal-service'

/** Throws `SeatsRefused` if the rules of the sale reject seats that must be of one tier. */
const refuseChosen = ({ house, sale }: CachedSeats, chosen: readonly number[]): void => {
  const { together, no_orphan: noOrphan } = sale
  const rules = { most: null, buyerRemaining: null, oneTier: true, together, noOrphan }
  const refusal = refuseSeats(house, chosen, rules)
  // Copies the seats, because the response is created after the transaction.
  if (refusal) throw new SeatsRefused({ ...house, taken: house.taken.slice() }, chosen, refusal)
}

export interface SeatChoice {
  /** Index of the tier in the session's tiers. */
  tier: number
  count: number
  /** The picked seats, `count` different ids; absent for the best seats of the tier. */
  seatIds?: readonly string[] | undefined
  /** Seats of the buyer's own hold. They count as free, because the choice replaces the hold. */
  own: readonly number[]
}

/**
 * Returns seats of one tier that can be held: the picked ones, else the best ones. Synchronous, because a cached session
 * may change during an await. The caller locks the seats. Throws `Refusal`: soldOut, seatUnknown, seatTiers, and
 * `SeatsRefused` if the rules of the sale reject the seats.
 */
export const chooseSeats = (room: CachedSeats, { tier, count, seatIds, own }: SeatChoice): number[] => {
  const { house, best, find } = room
  for (const seat of own) house.taken[seat] = 0
  best.update(own)
  try {
    if (!seatIds) return bestOf(room, [[tier, count]])
    const unknown = seatIds.filter((id) => find(id) < 0)
    if (unknown.length > 0) throw refusedSeats('seatUnknown', unknown)
    const chosen = seatIds.map(find)
    refuseChosen(room, chosen)
    const others = chosen.filter((seat) => tierOf(house, seat) !== tier).map((seat) => seatIdOf(house.map, seat))
    if (others.length > 0) throw refusedSeats('seatTiers', others)
    return chosen
  } finally {
    // The cache changes only after the transaction.
    for (const seat of own) house.taken[seat] = 1
    best.update(own)
  }
}

/**
 * Holds picked seats of one tier. Replaces the buyer's hold in the session. The caller checks stock and ticket limits.
 * Throws `Refusal` seatMapOld, seatUnknown, rebookSeats, rebookTierUnfit, and `SeatsRefused` if the rules of the sale
 * reject the seats.
 * @param count number of tickets
 */
export const holdPickedSeats = async (
  tx: Tx,
  seatCache: SeatCache,
  { picked, seatPlanId, count }: { picked: PickedSeats; seatPlanId: string; count: number },
  hold: Omit<SeatsHold, 'state' | 'order_id'>,
): Promise<Row<'seat_holds'>> => {
  const { sessionId } = hold
  await releaseRunning(tx, hold)
  const plans = await plansOf(tx, sessionId)
  await lockSeats(tx, sessionId)
  const room = found(await seatCache.read(tx, sessionId))
  const { house } = room
  const chosen = seatsOf(room, picked)
  if (chosen.length !== count) throw new Refusal('rebookSeats', { params: { count } })
  const tier = plans.findIndex(({ seat_plan_id: id }) => id === seatPlanId)
  if (chosen.some((seat) => tierOf(house, seat) !== tier)) throw new Refusal('rebookTierUnfit')
  refuseChosen(room, chosen)
  return insertHold(tx, { room, plans, chosen }, { ...hold, state: 'HELD', order_id: null })
}
