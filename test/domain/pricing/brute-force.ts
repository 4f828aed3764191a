import { type Fen, fen } from '@/domain/money'
import { allocate } from '@/domain/pricing/allocate'
import type { Basket, BasketUnit } from '@/domain/pricing/basket'
import { type CouponFacts, eligibleUnits, isInScope } from '@/domain/pricing/coupon-facts'
import type { PricingFacts } from '@/domain/pricing/price-of'
import type { PromotionFacts } from '@/domain/pricing/promotion'
import type { RateFacts } from '@/domain/pricing/rate'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0)

const choices = (promotions: readonly PromotionFacts[]): PromotionFacts[][] => {
  const shows = [...new Set(promotions.map(({ showId }) => showId))]
  return shows.reduce<PromotionFacts[][]>(
    (all, showId) =>
      all.flatMap((chosen) => [
        chosen,
        ...promotions.filter((each) => each.showId === showId).map((each) => [...chosen, each]),
      ]),
    [[]],
  )
}

const promotionOff = ({ category, threshold, value }: PromotionFacts, amount: number, tickets: number): number => {
  if (category === 'DISCOUNT') return tickets >= threshold ? amount - Math.round((amount * value) / 10_000) : 0
  const times = category === 'PER' ? Math.floor(amount / threshold) : amount >= threshold ? 1 : 0
  return Math.min(amount, times * value)
}

const couponOff = (coupon: CouponFacts, amount: number, pieces: number): number => {
  const { couponType: type, limitationType, limitation, discount } = coupon
  if (limitationType === 'AMOUNT' && amount < limitation) return 0
  if (limitationType === 'QUANTITY' && pieces < limitation) return 0
  if (type === 'EXCHANGE' || type === 'OUTER') return 0
  const most = Math.min(coupon.amount ?? amount, amount)
  return discount === null ? most : Math.min(most, amount - Math.round((amount * discount) / 10_000))
}

const isGood = ({ couponStatus, startTime, expireTime, useWay }: CouponFacts, now: number): boolean =>
  couponStatus === 'AVAILABLE' && now >= startTime && now < (expireTime ?? Infinity) && useWay === 'ONLINE'

const covered = (coupon: CouponFacts, units: readonly BasketUnit[]): Map<string, number> =>
  coupon.couponType === 'EXCHANGE'
    ? new Map(
        eligibleUnits(coupon, units)
          .filter(({ price }) => price > 0)
          .sort((a, b) => b.price - a.price || a.unitId.localeCompare(b.unitId))
          .slice(0, coupon.qty)
          .map(({ unitId, price }) => [unitId, Math.min(price, coupon.amount ?? price)]),
      )
    : new Map()

const ratedPrice = (unit: BasketUnit, rates: readonly RateFacts[]): number =>
  Math.min(
    unit.price,
    ...rates
      .filter((each) => each.kind === unit.kind && isInScope(each, unit))
      .map(({ rate, cut }) =>
        rate === null
          ? Math.max(0, unit.price - (cut ?? 0) * unit.pieces)
          : Math.floor((unit.price * rate + 5_000) / 10_000),
      ),
  )

/** Returns the total of one combination, fen. Null if the coupon in it reduces nothing. */
const sumWith = (
  { basket, rates }: { basket: Basket; rates: readonly RateFacts[] },
  chosen: readonly PromotionFacts[],
  coupon: CouponFacts | null,
): number | null => {
  const sorted = [...basket.units].sort((a, b) => (a.unitId < b.unitId ? -1 : 1))
  const free = coupon ? covered(coupon, sorted) : new Map<string, number>()
  const rest = sum(sorted.flatMap(({ unitId, price }) => (free.has(unitId) ? [price - (free.get(unitId) ?? 0)] : [])))
  let open = sorted.flatMap((each) => (free.has(each.unitId) ? [] : [{ ...each, left: fen(ratedPrice(each, rates)) }]))
  for (const promotion of chosen) {
    const own = open.filter(({ kind, showId }) => kind === 'TICKET' && showId === promotion.showId)
    const off = promotionOff(promotion, sum(own.map(({ left }) => left)), sum(own.map(({ pieces }) => pieces)))
    const parts = allocate(
      fen(off),
      own.map(({ left }) => left),
    )
    const part = new Map(own.map(({ unitId }, at) => [unitId, parts[at]]))
    open = open.map((each) => ({ ...each, left: fen(each.left - (part.get(each.unitId) ?? 0)) }))
  }
  const left = sum(open.map((each) => each.left)) + rest
  if (!coupon) return left
  if (free.size > 0) return left
  const own = eligibleUnits(coupon, open)
  const off = couponOff(coupon, sum(own.map((each) => each.left)), sum(own.map(({ pieces }) => pieces)))
  return off > 0 ? left - off : null
}

/** Returns the lowest sum of all combinations of rates, promotions and one coupon, fen. EXCHANGE coupons come first. */
export const bruteForce = (
  whole: Basket,
  { promotions, coupons, rates = [], cover, promoPrimeShared = true }: PricingFacts,
  now: number,
): Fen => {
  const byCard = new Set(
    [...whole.units]
      .filter(
        (each) => cover && each.kind === 'TICKET' && each.pieces === 1 && each.price > 0 && isInScope(cover, each),
      )
      .sort((a, b) => b.price - a.price || a.unitId.localeCompare(b.unitId))
      .slice(0, cover?.left ?? 0)
      .map(({ unitId }) => unitId),
  )
  const basket = { ...whole, units: whole.units.filter(({ unitId }) => !byCard.has(unitId)) }
  const good = coupons.filter((each) => isGood(each, now))
  const sums = (coupon: CouponFacts | null): number[] =>
    (coupon && !coupon.combinesWith && coupon.couponType !== 'EXCHANGE' ? [[]] : choices(promotions)).flatMap(
      (chosen) => [
        ...(promoPrimeShared || chosen.length === 0 ? [sumWith({ basket, rates }, chosen, coupon) ?? []].flat() : []),
        ...(chosen.length > 0 ? [sumWith({ basket, rates: [] }, chosen, coupon) ?? []].flat() : []),
      ],
    )
  const exchange = good.filter((each) => covered(each, basket.units).size > 0)
  const all = exchange.length > 0 ? exchange.flatMap(sums) : [null, ...good].flatMap(sums)
  return fen(Math.min(...all) + (basket.delivery ?? 0) + basket.service)
}
