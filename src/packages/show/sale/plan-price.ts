import type { SeatPlan } from '@/api/session'
import type { ShowDynamic } from '@/api/show'
import { tierPrice } from '@/components/show/sale-prices'
import type { Fen } from '@/domain/money'
import type { PriceHiding, ShownPrice } from '@/domain/price'
import { type MemberRate, type PricedUnit, ticketUnit } from '@/domain/show/member-price'
import { ticketsSum } from './tickets-sum'

type Plan = Pick<SeatPlan, 'seatPlanId' | 'salePrice' | 'originalPrice' | 'unitQty'>

/** Returns one unit of a tier for price calculations. */
export const unitOf = (
  { seatPlanId, salePrice, originalPrice, unitQty }: Plan,
  session: Pick<PricedUnit, 'showId' | 'sessionId'>,
): PricedUnit => ({ ...session, seatPlanId, price: salePrice ?? originalPrice, pieces: unitQty })

/** Units to price: their number, the number that a card covers, and the buyer's rates for the other units. */
export interface PlanUnits {
  units: number
  covered?: number
  session: Pick<PricedUnit, 'showId' | 'sessionId'>
  /** Rates of the buyer; omit them for the public price. */
  rates?: readonly MemberRate[]
}

/**
 * Returns the price of units of a tier in one order, including all known fees. The card covers the price of covered
 * units but not their fees.
 */
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
