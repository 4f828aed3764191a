import type { SeatTier } from '@/api/seats'
import type { SessionRef } from '@/components/seat/house/seat-house.model'
import type { Fen } from '@/domain/money'
import type { KnownFees } from '@/domain/order/all-in'
import { type MemberPrice, memberPrice, type MemberRate, type PricedUnit, ticketUnit } from '@/domain/show/member-price'
import type { SessionCard } from '../sale/booking-card'
import { ticketsSum } from '../sale/tickets-sum'
import { seatCost } from './card-seats'

/** Data of a seat selection that determines its price (seat-picking). */
interface PricedSelection {
  session: SessionRef
  tiers: readonly SeatTier[]
  /** Public price of one seat of each tier, including fees. */
  prices: readonly Fen[]
  rates: readonly MemberRate[]
  card: SessionCard | null
  fees: KnownFees | null
}

/** Returns the pricing unit for one seat of a tier. If a card is used, the price of the seat is 0. */
const seatUnit = (
  tier: SeatTier,
  { session: { showId, sessionId }, card }: Pick<PricedSelection, 'session' | 'card'>,
): PricedUnit => ({ showId, sessionId, seatPlanId: tier.seatPlanId, price: seatCost(tier, card), pieces: 1 })

/** Returns the member price of one seat of each tier, including fees; null for tiers at the public price. */
export const seatMemberPrices = ({ tiers, prices, session, rates }: PricedSelection): (MemberPrice | null)[] =>
  tiers.map((tier, index) => {
    const shown = { kind: 'amount', amount: prices[index], from: false } as const
    return memberPrice(shown, seatUnit(tier, { session, card: null }), rates)
  })

/** Returns the amount due for seats of these tiers in one order, including all known fees. */
export const seatsSum = (selection: PricedSelection, tiers: readonly number[]): Fen => {
  const seats = tiers.flatMap((tier, at) => {
    const facts = selection.tiers[tier]
    return facts ? [ticketUnit(seatUnit(facts, selection), `${at}`)] : []
  })
  return ticketsSum(seats, selection.rates, selection.fees)
}
