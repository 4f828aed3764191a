import type { Fen } from '@/domain/money'
import { basketFees, type KnownFees } from '@/domain/order/all-in'
import type { BasketUnit } from '@/domain/pricing/basket'
import { priceOf } from '@/domain/pricing/price-of'
import type { RateFacts } from '@/domain/pricing/rate'

/**
 * Returns the sum of tickets in one order by the pricing engine, fen: with the buyer's rates, before promotions and
 * coupons.
 *
 * @param fees the known fees of the order, or null for the tickets alone
 */
export const ticketsSum = (
  units: readonly BasketUnit[],
  rates: readonly RateFacts[],
  fees: KnownFees | null = null,
): Fen => {
  const { service, delivery } = basketFees(
    fees,
    units.reduce((sum, { pieces }) => sum + pieces, 0),
  )
  // Rates do not depend on the time.
  return priceOf({ units, delivery, service }, {}, { promotions: [], coupons: [], rates }, 0).payAmount
}
