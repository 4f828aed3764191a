import { type Fen, fen } from '../../../../../src/domain/money'
import { type AgeRange, tightestAges } from '../../../../../src/domain/seat/age'
import type { PlanRow } from '../../catalogue/session/query-service'
import { openSession, type SaleShow } from '../../catalogue/session/sale-service'
import type { Db, Row, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { offeredUnits } from '../waitlist/offer-service'
import { namingAtPurchase } from '../../catalogue/show/naming-service'
import { purchasedCount } from './purchased-count-service'
import { usedPrivilege } from '../../catalogue/privilege/service'
import { requireTags } from '../../catalogue/privilege/tag-service'
import { unitsOf } from '../seat/held-seats-service'
import { isRunning, ownHold, refuseHoldOfSet } from '../seat/hold-state-service'
import { refusedSeats } from '../seat/refusal-service'
import type { Purchase } from './purchase-input'

export interface OfferItem {
  plan: PlanRow
  quantity: number
  /** Price of one unit, fen. */
  price: Fen
  /** Price × quantity, fen. */
  amount: Fen
}

/** The requested units of a session that can be bought now, with the rows of show, session and tiers. */
export interface Offer {
  show: SaleShow
  session: Row<'sessions'>
  /** The privilege of the purchase, or null. */
  privilege: Row<'privileges'> | null
  items: OfferItem[]
  /** All tiers of the session, with the number of units that this buyer can get. */
  plans: readonly PlanRow[]
  ticketCount: number
  /** Number of tickets of the session that the buyer's limit still allows, including this purchase. */
  limitLeft: number
  /** The hold of the picked seats, or null. */
  hold: Row<'seat_holds'> | null
  /**
   * Age limits of the show and its tiers, in years. Contains only the limits of the show if each seat has its own
   * attendee.
   */
  ages: AgeRange
  /**
   * Number of attendees who must be within these limits, which is the number of tickets of tiers with age limits. Null
   * means all attendees.
   */
  ageCount: number | null
  /** Age limits of each held seat, in order, if each seat has its own attendee. */
  seatAges: AgeRange[]
}

const agesOf = ({ min_age, max_age }: Pick<PlanRow, 'min_age' | 'max_age'>): AgeRange => ({
  minAge: min_age,
  maxAge: max_age,
})

interface OfferedPurchase extends Pick<Purchase, 'showId' | 'sessionId' | 'items' | 'holdId' | 'privilegeId'> {
  /**
   * The hold of the seats, for a session of a running set of holds. Its `hold` is null without seat selection. The set has
   * already taken the units.
   */
  ofSet?: { hold: Row<'seat_holds'> | null }
}

/**
 * Returns the hold of a purchase, or null if no seats were picked. Throws `Refusal`: notFound for a hold of another
 * buyer or session, holdOver, and holdInSet.
 */
const heldFor = async (
  db: Db | Tx,
  userId: string,
  purchase: OfferedPurchase,
  now: number,
): Promise<Row<'seat_holds'> | null> => {
  if (purchase.ofSet) return purchase.ofSet.hold
  if (!purchase.holdId) return null
  const hold = found(await ownHold(db, userId, purchase.holdId))
  found(hold.session_id === purchase.sessionId && hold.show_id === purchase.showId ? hold : null)
  if (!isRunning(hold, now)) throw refusedSeats('holdOver')
  refuseHoldOfSet(hold)
  return hold
}

const itemsOf = ({ seats }: Row<'seat_holds'>): Purchase['items'] =>
  [...unitsOf(seats)].map(([seatPlanId, quantity]) => ({ seatPlanId, quantity }))

/** Returns the number of units of each tier. Adds up the quantities of a tier that occurs several times. */
const wantedUnits = (items: Purchase['items']): Map<string, number> => {
  const wanted = new Map<string, number>()
  for (const { seatPlanId, quantity } of items) wanted.set(seatPlanId, (wanted.get(seatPlanId) ?? 0) + quantity)
  return wanted
}

/**
 * Returns the offer of a purchase. Throws `Refusal`: notFound, sessionEnded, notOnSale, soldOut, limitReached,
 * holdOver, specifiedUsersOnly.
 */
export const readOffer = async (
  db: Db | Tx,
  userId: string,
  purchase: OfferedPurchase,
  now: number,
): Promise<Offer> => {
  const { sessionId } = purchase
  const hold = await heldFor(db, userId, purchase, now)
  const isHeld = hold !== null || purchase.ofSet !== undefined
  const offered = isHeld ? undefined : await offeredUnits(db, userId, sessionId, now)
  const { show, session, plans } = await openSession(db, {
    ...purchase,
    userId,
    now,
    seated: isHeld,
    offered,
  })
  const items = hold ? itemsOf(hold) : purchase.items
  const wanted = [...wantedUnits(items)].map(([seatPlanId, quantity]) => ({
    plan: found(plans.find((plan) => plan.seat_plan_id === seatPlanId)),
    quantity,
  }))
  await requireTags(
    db,
    userId,
    wanted.map(({ plan }) => plan),
  )
  // The stock was already reduced by held units.
  if (!isHeld && wanted.some(({ plan, quantity }) => plan.remaining < quantity)) throw new Refusal('soldOut')
  const ticketCount = wanted.reduce((sum, { plan, quantity }) => sum + plan.unit_qty * quantity, 0)
  const { order_limit: limit } = show
  const limitLeft = limit === null ? Infinity : limit - (await purchasedCount(db, userId, sessionId))
  if (limit !== null && ticketCount > limitLeft) throw new Refusal('limitReached', { params: { count: limit } })
  const bySeat = hold !== null && namingAtPurchase(show) === 'ONE_PER_TICKET'
  const hasAges = (of: Pick<PlanRow, 'min_age' | 'max_age'>): boolean => of.min_age !== null || of.max_age !== null
  const limited = wanted.filter(({ plan }) => hasAges(plan))
  const limitedTickets = limited.reduce((sum, { plan, quantity }) => sum + plan.unit_qty * quantity, 0)
  const agesWith = (tiers: readonly PlanRow[]): AgeRange => tightestAges([show, ...tiers].map(agesOf))
  return {
    show,
    session,
    privilege: await usedPrivilege(db, show.show_id, {
      privilegeId: purchase.privilegeId ?? '',
      userId,
      now,
    }),
    hold,
    ages: agesWith(bySeat ? [] : wanted.map(({ plan }) => plan)),
    ageCount: bySeat || hasAges(show) || limitedTickets === 0 ? null : limitedTickets,
    seatAges: bySeat
      ? hold.seats.map(({ seatPlanId }) => agesWith(plans.filter(({ seat_plan_id }) => seat_plan_id === seatPlanId)))
      : [],
    plans,
    ticketCount,
    limitLeft,
    items: wanted.map(({ plan, quantity }) => {
      const price = fen(plan.sale_price ?? plan.price)
      return { plan, quantity, price, amount: fen(price * quantity) }
    }),
  }
}
