import type { SeatRefusalData } from '../../../../../src/api/seats'
import type { ComboTier } from '../../../../../src/domain/combo/combo'
import { seatIdOf } from '../../../../../src/domain/seat/seat-map'
import { type ComboItem, readCombo } from '../../catalogue/combo/items-service'
import { requireTags } from '../../catalogue/privilege/tag-service'
import { openSession } from '../../catalogue/session/sale-service'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import { chooseSeats } from '../seat/chosen-seats-service'
import { SeatsRefused } from '../seat/refusal-service'
import type { Buyer, SetRequest } from './set-request'
import type { RefusedItem } from './set-refused'

/** Maximum number of alternatives of an item, of which so many may be in the item's own session. */
const MOST = 4
const MOST_IN_SESSION = 2

/** A tier that can be held instead of a refused item, with its best free seats. */
interface Alternative {
  showId: string
  sessionId: string
  seatPlanId: string
  seatIds: string[]
}

/**
 * Returns the tiers of the item's part that the buyer may choose instead. Other tiers of the session come first, then
 * other sessions of the show, then other shows. Tiers of equal rank are in the order of their price differences.
 */
const otherTiers = (tiers: readonly ComboTier[], item: ComboItem, chosen: readonly ComboItem[]): ComboTier[] => {
  const own = tiers.find(({ seatPlanId }) => seatPlanId === item.seatPlanId)
  const rest = chosen.filter((each) => each !== item)
  const rank = ({ sessionId, showId }: ComboTier) => (sessionId === item.sessionId ? 0 : showId === item.showId ? 1 : 2)
  const away = ({ single }: ComboTier) => Math.abs(single - (own?.single ?? 0))
  return tiers
    .filter((tier) => tier !== own && tier.partId === item.partId && tier.groupId === own?.groupId)
    .filter(
      ({ partId, showId, sessionId }) =>
        !rest.some((each) => each.sessionId === sessionId || (each.partId === partId && each.showId === showId)),
    )
    .sort((a, b) => rank(a) - rank(b) || away(a) - away(b))
}

/**
 * Returns the picked or the best seats of a tier, [] for a session without seats. Throws `Refusal` or `SeatsRefused` if
 * they cannot be held.
 */
const freeSeats = async (
  { db, seatCache }: Gateway,
  { showId, sessionId, seatPlanId, quantity, seatIds }: Omit<ComboItem, 'partId'>,
  { userId, now }: Buyer,
): Promise<string[]> => {
  const { plans } = await openSession(db, { showId, sessionId, userId, now })
  const tier = plans.findIndex(({ seat_plan_id: id }) => id === seatPlanId)
  await requireTags(db, userId, [plans[tier]])
  if (plans[tier].remaining < quantity) throw new Refusal('soldOut')
  const room = await seatCache.read(db, sessionId)
  return room
    ? chooseSeats(room, { tier, count: quantity, seatIds, own: [] }).map((seat) => seatIdOf(room.house.map, seat))
    : []
}

/** Returns true if at least one refused item can be held now, except for limits that only the set checks. */
export const canHoldAny = async (gateway: Gateway, refused: readonly RefusedItem[], buyer: Buyer): Promise<boolean> => {
  for (const { item } of refused) {
    try {
      await freeSeats(gateway, item, buyer)
      return true
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof SeatsRefused)) throw error
    }
  }
  return false
}

const alternativesOf = async (
  gateway: Gateway,
  item: ComboItem,
  tiers: readonly ComboTier[],
  buyer: Buyer,
): Promise<Alternative[]> => {
  const found: Alternative[] = []
  for (const { showId, sessionId, seatPlanId } of tiers) {
    const before = found.filter((each) => each.sessionId === sessionId).length
    if (found.length === MOST) break
    if (before === (sessionId === item.sessionId ? MOST_IN_SESSION : 1)) continue
    try {
      const place = { showId, sessionId, seatPlanId }
      found.push({ ...place, seatIds: await freeSeats(gateway, { ...place, quantity: item.quantity }, buyer) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return found
}

/**
 * Creates the refusal of a set, after its transaction. Its code is that of the first refused item. Its data has for each
 * refused item the reason, the seats, and what is possible instead (contract: api/hold-set SetRefusalData).
 */
export const refusalOfSet = async (
  gateway: Gateway,
  { promotionId, items }: SetRequest,
  refused: readonly RefusedItem[],
  buyer: Buyer,
): Promise<Refusal> => {
  const { facts } = await readCombo(gateway.db, promotionId, buyer.now)
  const parts = []
  for (const { item, refusal } of refused) {
    const { partId, showId, sessionId, seatPlanId } = item
    const { statusCode, comments, data } = refusal.envelope(buyer.lang)
    const alternatives = await alternativesOf(gateway, item, otherTiers(facts.tiers, item, items), buyer)
    const { seatIds = [], nearest = [] } = (data ?? {}) as Partial<SeatRefusalData>
    parts.push({ partId, showId, sessionId, seatPlanId, statusCode, comments, seatIds, nearest, alternatives })
  }
  const [{ refusal: first }] = refused
  return new Refusal(first.code, { ...first.facts, data: { parts } })
}
