import type { Offer } from './offer-service'
import { type OrderUnit, unitsOfOrder } from './units-service'

/** Returns the units of an offer, or of its quote. */
export const unitsOfQuote = ({ items, hold }: Pick<Offer, 'items' | 'hold'>): OrderUnit[] => {
  const rows = items.map(({ plan, quantity, price }) => ({
    ...{ seat_plan_id: plan.seat_plan_id, quantity, unit_qty: plan.unit_qty, unit_price: price },
  }))
  return unitsOfOrder(rows, hold?.seats ?? [])
}
