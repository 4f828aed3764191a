import type { SeatPlan } from '@/api/session'
import type { ShowDynamic } from '@/api/show'
import { tierPrice } from '@/components/show/sale-prices'
import type { Fen } from '@/domain/money'
import type { PriceHiding, ShownPrice } from '@/domain/price'
import { type MemberRate, type PricedUnit, ticketUnit } from '@/domain/show/member-price'
import { ticketsSum } from './tickets-sum'

type Plan = Pick<SeatPlan, 'seatPlanId' | 'salePrice' | 'originalPrice' | 'unitQty'>

/** Returns a unit of a tier. */
export const unitOf = (
  { seatPlanId, salePrice, originalPrice, unitQty }: Plan,
  session: Pick<PricedUnit, 'showId' | 'sessionId'>,
): PricedUnit => ({ ...session, seatPlanId, price: salePrice ?? originalPrice, pieces: unitQty })

/** The units of a price: their number, those that a card covers, and the rates of the buyer for the others. */
export interface PlanUnits {
  units: number
  covered?: number
  session: Pick<PricedUnit, 'showId' | 'sessionId'>
  /** None for the public price. */
  rates?: readonly MemberRate[]
}

/** Returns the price of units of a tier in one order, with all known fees. A card covers units, except for their fees. */
export const planPrice = (
  plan: Plan,
  { units, covered = 0, session, rates = [] }: PlanUnits,
  show: ShowDynamic | null,
  hiding: PriceHiding,
): ShownPrice => {
  const unit = unitOf(plan, session)
  const paid = Array.from({ length: units - covered }, (_, at) => ticketUnit(unit, `${at}`))
  const amount: Fen = ticketsSum(paid, rates)
  return tierPrice(amount, show, { tickets: plan.unitQty * units, hiding })
}
