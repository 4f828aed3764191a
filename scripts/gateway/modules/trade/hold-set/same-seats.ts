import type { ComboTier } from '../../../../../src/domain/combo/combo'
import {
  nearlySameSeats,
  type SameSession,
  sameSeats,
  seatDifference,
  type SeatDifference,
} from '../../../../../src/domain/seat/same'
import { seatIdOf, tierOf } from '../../../../../src/domain/seat/seat-map'
import type { Gateway } from '../../../core/context'
import { found } from '../../../core/envelope'
import { readCombo } from '../../catalogue/combo/items-service'
import { type PlanRow, plansOf } from '../../catalogue/session/query-service'
import type { CachedSeats } from '../seat/cache-service'

/** Maximum number of suggestions for one group of tiers. */
const MOST = 3

export interface SameSeatsQuery {
  promotionId: string
  sessionIds: readonly string[]
  /** Number of seats in each session. */
  quantity: number
  /** Maximum price of a seat without the combo, fen. */
  maxPrice?: number | undefined
}

/** A suggestion for one session. An empty `seatPlanId` means that the session has too few seats. */
interface SuggestedSession {
  showId: string
  sessionId: string
  seatPlanId: string
  seatIds: string[]
  differs: SeatDifference
}

interface Suggestion {
  isSame: boolean
  sessions: SuggestedSession[]
}

/** A session of the search, with the combo's tiers that may be suggested. */
interface Searched {
  showId: string
  sessionId: string
  plans: readonly PlanRow[]
  tiers: readonly ComboTier[]
  room: CachedSeats | undefined
}

const searchOf = ({ plans, tiers, room }: Searched): SameSession | null =>
  room
    ? {
        ...{ house: room.house, best: room.best, together: room.sale.together },
        tiers: plans.map(({ seat_plan_id: id }) => tiers.some(({ seatPlanId }) => seatPlanId === id)),
      }
    : null

const suggest = (
  { showId, sessionId, plans, room }: Searched,
  seats: readonly number[] | null,
  differs: SeatDifference,
) =>
  seats && room
    ? {
        ...{ showId, sessionId, seatPlanId: plans[tierOf(room.house, seats[0])].seat_plan_id, differs },
        seatIds: seats.map((seat) => seatIdOf(room.house.map, seat)),
      }
    : { showId, sessionId, seatPlanId: '', seatIds: [], differs: 'FULL' as const }

/** Returns suggestions for sessions with one plan: the same seats, else the nearest ones. */
const forPlan = (searched: readonly Searched[], quantity: number): SuggestedSession[][] => {
  const sessions = searched.flatMap((each) => searchOf(each) ?? [])
  const blocks: SuggestedSession[][] = []
  const used = new Set<number>()
  while (blocks.length < MOST) {
    const seats = sameSeats(sessions, quantity, used)
    if (!seats) break
    blocks.push(searched.map((each) => suggest(each, seats, 'SAME')))
    for (const seat of seats) used.add(seat)
  }
  if (blocks.length > 0) return blocks
  const { lead, seats } = nearlySameSeats(sessions, quantity)
  const leading = seats[lead] ?? []
  return [
    searched.map((each, at) => {
      const own = seats[at]
      return suggest(each, own, own ? seatDifference(sessions[at].house.map, own, leading) : 'FULL')
    }),
  ]
}

/** Returns the first tier with enough units for a session without seats. */
const unseated = ({ showId, sessionId, tiers, plans }: Searched, quantity: number): SuggestedSession => {
  const left = (id: string) => plans.find((plan) => plan.seat_plan_id === id)?.remaining ?? 0
  const seatPlanId = tiers.find((tier) => left(tier.seatPlanId) >= quantity)?.seatPlanId ?? ''
  return { showId, sessionId, seatPlanId, seatIds: [], differs: seatPlanId === '' ? 'FULL' : 'PLAN' }
}

/** Groups sessions by plan and version, the largest group first. Sessions without seats are not in a group. */
const byPlan = (searched: readonly Searched[]): Searched[][] => {
  const groups = new Map<string, Searched[]>()
  for (const each of searched) {
    if (!each.room) continue
    const { map_id: id, map_version: version } = each.room.sale
    groups.set(`${id} ${version}`, [...(groups.get(`${id} ${version}`) ?? []), each])
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)
}

/** Returns the suggestions for tiers with a common price. Synchronous, because cached seats may change in an await. */
const suggestions = (searched: readonly Searched[], quantity: number): Suggestion[] => {
  const [leading = [], ...others] = byPlan(searched).map((group) => forPlan(group, quantity))
  const fixed = [
    ...others.flatMap(([best]) =>
      best.map((each) => ({ ...each, differs: each.differs === 'FULL' ? each.differs : ('PLAN' as const) })),
    ),
    ...searched.filter(({ room }) => !room).map((each) => unseated(each, quantity)),
  ]
  const order = searched.map(({ sessionId }) => sessionId)
  return (leading.length > 0 ? leading : [[]]).map((sessions) => {
    const all = [...sessions, ...fixed].sort((a, b) => order.indexOf(a.sessionId) - order.indexOf(b.sessionId))
    return { isSame: all.every(({ differs }) => differs === 'SAME'), sessions: all }
  })
}

/**
 * Suggests seats for several sessions of a combo: the same seats in sessions of one plan and version. If these are not
 * free, suggests the seats nearest to the best session, and how they differ. Throws `Refusal` notFound for an unknown
 * combo or a session that is not in it.
 */
export const suggestSameSeats = async (
  { db, seatCache, clock }: Gateway,
  { promotionId, sessionIds, quantity, maxPrice = Infinity }: SameSeatsQuery,
): Promise<Suggestion[]> => {
  const { facts } = await readCombo(db, promotionId, clock.now())
  const searched: Searched[] = []
  for (const sessionId of new Set(sessionIds)) {
    const inCombo = facts.tiers.filter((tier) => tier.sessionId === sessionId)
    const { showId } = found(inCombo[0])
    const plans = await plansOf(db, sessionId)
    const tiers = inCombo.filter(({ single }) => single <= maxPrice)
    searched.push({ showId, sessionId, plans, tiers, room: await seatCache.read(db, sessionId) })
  }
  const groups = new Set(searched.flatMap(({ tiers }) => tiers.map(({ groupId }) => groupId)))
  return [...(groups.size > 0 ? groups : [''])].flatMap((group) =>
    suggestions(
      searched.map((each) => ({ ...each, tiers: each.tiers.filter(({ groupId }) => groupId === group) })),
      quantity,
    ),
  )
}
