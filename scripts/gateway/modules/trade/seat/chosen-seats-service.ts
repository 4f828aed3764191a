import { refuseSeats } from '../../../../../src/domain/seat/rules'
import { tierOf } from '../../../../../src/domain/seat/seat-map'
import type { Row, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { plansOf } from '../../catalogue/session/query-service'
import type { SeatCache } from './cache-service'
import { lockSeats } from './changes'
import { type PickedSeats, seatsOf } from './held-seats-service'
import { insertHold, releaseRunning, type SeatsHold } from './order-seats-service'
import { SeatsRefused } from './refusal-service'

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
  const { house, sale } = room
  const chosen = seatsOf(room, picked)
  if (chosen.length !== count) throw new Refusal('rebookSeats', { params: { count } })
  const tier = plans.findIndex(({ seat_plan_id: id }) => id === seatPlanId)
  if (chosen.some((seat) => tierOf(house, seat) !== tier)) throw new Refusal('rebookTierUnfit')
  const { together, no_orphan: noOrphan } = sale
  const rules = { most: null, buyerRemaining: null, oneTier: true, together, noOrphan }
  const refusal = refuseSeats(house, chosen, rules)
  // Copies the seats, because the response is created after the transaction.
  if (refusal) throw new SeatsRefused({ ...house, taken: house.taken.slice() }, chosen, refusal)
  return insertHold(tx, { room, plans, chosen }, { ...hold, state: 'HELD', order_id: null })
}
