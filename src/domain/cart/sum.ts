import { type Fen, fen, subtractFen } from '../money'
import type { BasketUnit } from '../pricing/basket'
import { priceOf } from '../pricing/price-of'
import type { RateFacts } from '../pricing/rate'

/** Pieces of a line that the buyer orders. */
interface PricedLine {
  lineId: string
  spuId: string
  categoryId: string
  /** Price of one piece, fen. */
  price: Fen
  quantity: number
}

const unitsOf = ({ lineId, spuId, categoryId, price, quantity }: PricedLine): BasketUnit[] =>
  Array.from({ length: quantity }, (_, at) => ({
    ...{ unitId: `${lineId} ${at}`, kind: 'GOODS', price, pieces: 1, itemId: spuId, categoryId },
    ...{ showId: '', sessionId: '', seatPlanId: '', venueId: '', showType: '', tagIds: [] },
  }))

/**
 * Returns the sum of lines at the member's rate, before coupons and delivery, and the reduction by this rate, fen.
 * @param rate share of the price that the buyer's level pays for goods, basis points; null without a member price
 * @param now epoch ms
 */
export const cartSum = (
  lines: readonly PricedLine[],
  rate: number | null,
  now: number,
): { payAmount: Fen; saved: Fen } => {
  const level: RateFacts = {
    ...{ rateId: 'LEVEL', source: 'LEVEL', kind: 'GOODS', rate, cut: null },
    ...{ useCouponRule: 'ALL_PRODUCT', couponUseLimitVO: null },
  }
  const basket = { units: lines.flatMap(unitsOf), delivery: null, service: fen(0) }
  const facts = { promotions: [], coupons: [], rates: rate === null ? [] : [level] }
  const { payAmount, total } = priceOf(basket, { couponId: '' }, facts, now)
  return { payAmount, saved: subtractFen(total, payAmount) }
}
