import { comparePreference } from '../coupon/best'
import { addFen, type Fen, fen, subtractFen, sumFen } from '../money'
import type { Basket, BasketUnit } from './basket'
import { type CashCardFacts, payByCash } from './cash-cards'
import {
  cheapest,
  type Combination,
  type Combinations,
  combinationsOf,
  combinationsWith,
  reduced,
  sharesOf,
} from './combinations'
import { couponCut, coveredBy, missingOf, type OpenUnit, totalOf } from './coupon-cut'
import { countsKind, type CouponFacts, eligibleUnits } from './coupon-facts'
import { stateReason } from './fit'
import type { PromotionFacts } from './promotion'
import { coveredByCard, type CoverFacts } from './cover'
import { priceLines } from './price-lines'
import { payByPoints, type PointFacts } from './points'
import type { Priced, PricedLine } from './priced'
import { ratedUnits, type RateFacts } from './rate'
import type { Reason } from './reason'

/**
 * Version of the price calculation. Increase it when the same input results in another price. The client and the
 * gateway compare their versions.
 */
export const ENGINE_VERSION = 5

/** Discounts that are available for a purchase. */
export interface PricingFacts {
  promotions: readonly PromotionFacts[]
  coupons: readonly CouponFacts[]
  /** Rates of the buyer's level and cards; no rates if absent. */
  rates?: readonly RateFacts[]
  /** False if rates and promotions exclude each other in a purchase (decision 55); true if absent. */
  promoPrimeShared?: boolean
  /** The selected card that covers tickets; null or absent if none is selected. */
  cover?: CoverFacts | null | undefined
  /** The buyer's points with the merchant's rule; null or absent if the buyer cannot pay with points. */
  points?: PointFacts | null | undefined
  /** The buyer's cash cards, in the order in which they are charged; no cards if absent. */
  cashCards?: readonly CashCardFacts[]
}

export interface PricingChoice {
  /** Id of the coupon to apply; undefined for the best coupon, '' for no coupon. */
  couponId?: string | undefined
  /** Amount that points pay, fen, at most the highest; undefined for the merchant's choice (decision 85). */
  points?: Fen | undefined
  /** Ids of the cash cards to pay with, in any order; if absent, no card pays. */
  cashCards?: readonly string[] | undefined
}

/** A coupon together with the combination of promotions that results in the lowest amount due. */
interface Applied {
  combination: Combination
  cut: Fen
  /**
   * Returns the discount of each eligible unit, fen. It is a function because only the applied coupon needs the result.
   */
  shares: () => ReadonlyMap<string, Fen>
  /** Units that an EXCHANGE coupon covers, with their remaining prices. */
  covered: readonly OpenUnit[]
  /** Amount due for the units, fen. */
  left: Fen
}

interface Evaluated {
  coupon: CouponFacts
  applied: Applied | null
  reason: Reason | null
}

interface Context {
  /** Units at full price. They are used for EXCHANGE coupons, because rates do not apply to covered units. */
  full: readonly BasketUnit[]
  /** Units at the price after rates. */
  units: readonly BasketUnit[]
  promotions: readonly PromotionFacts[]
  /** True if a rate and a promotion can apply to the same unit. */
  isShared: boolean
  combinations: Combinations
  best: Combination
  now: number
}

const exchanged = (coupon: CouponFacts, { full, units, promotions, isShared }: Context): Applied | null => {
  const shares = coveredBy(coupon, eligibleUnits(coupon, full))
  if (shares.size === 0) return null
  const unpaid = (unit: BasketUnit): OpenUnit => ({ ...unit, left: unit.price })
  const covered = reduced(full.filter(({ unitId }) => shares.has(unitId)).map(unpaid), shares)
  const isOpen = ({ unitId }: BasketUnit): boolean => !shares.has(unitId)
  const open = { full: full.filter(isOpen), rated: units.filter(isOpen) }
  const combination = cheapest(combinationsOf(open, promotions, isShared))
  return {
    combination,
    cut: sumFen([...shares.values()]),
    shares: () => shares,
    covered,
    left: addFen(combination.left, totalOf(covered).amount),
  }
}

const discounted = (coupon: CouponFacts, { combinations }: Context): Applied | null => {
  let found: { combination: Combination; eligible: OpenUnit[]; cut: Fen; left: Fen } | null = null
  const isBetter = (combination: Combination, left: Fen): boolean => {
    if (!found || left !== found.left) return !found || left < found.left
    const { isRated, left: before } = found.combination
    return combination.isRated === isRated && combination.left < before
  }
  for (const combination of combinationsWith(coupon, combinations)) {
    const eligible = eligibleUnits(coupon, combination.units)
    const cut = couponCut(coupon, totalOf(eligible))
    const left = subtractFen(combination.left, cut)
    if (cut > 0 && isBetter(combination, left)) found = { combination, eligible, cut, left }
  }
  if (!found) return null
  const { combination, eligible, cut, left } = found
  return { combination, cut, shares: () => sharesOf(cut, eligible), covered: [], left }
}

/** Returns the reason why a valid coupon has no effect on the purchase. */
const missReason = (coupon: CouponFacts, { units, combinations }: Context): Reason => {
  // The selected card covers all units of the purchase.
  if (units.length === 0) return { code: 'NOTHING_LEFT' }
  if (!units.some((unit) => countsKind(coupon, unit))) return { code: 'BIZ_TYPE' }
  // Other reductions may be left out if the coupon saves more, so the largest amount is nearest to the minimum.
  const eligible = combinationsWith(coupon, combinations)
    .map((combination) => totalOf(eligibleUnits(coupon, combination.units)))
    .reduce((most, each) => (each.amount > most.amount ? each : most))
  if (eligible.pieces === 0) return { code: 'SCOPE' }
  const missing = missingOf(coupon, eligible)
  if (missing === 0 || eligible.amount === 0) return { code: 'NOTHING_LEFT' }
  return coupon.limitationType === 'QUANTITY'
    ? { code: 'QUANTITY', missing }
    : { code: 'AMOUNT', missing, eligible: eligible.amount }
}

const evaluate = (coupon: CouponFacts, context: Context): Evaluated => {
  const code = stateReason(coupon, context.now)
  if (code) return { coupon, applied: null, reason: { code } }
  const isExchange = coupon.couponType === 'EXCHANGE'
  const applied = isExchange ? exchanged(coupon, context) : discounted(coupon, context)
  if (!applied) return { coupon, applied, reason: missReason(coupon, context) }
  const { best } = context
  if (isExchange || applied.left < best.left) return { coupon, applied, reason: null }
  const difference = subtractFen(applied.left, best.left)
  return {
    coupon,
    applied,
    reason: { code: coupon.combinesWith ? 'BETTER' : 'EXCLUSIVE', difference },
  }
}

type Usable = Evaluated & { applied: Applied }

const choosable = ({ coupon, applied }: Usable) => ({ ...coupon, discountAmount: applied.cut })

/** Compares coupons: EXCHANGE first, then the lowest sum, then the general preference among coupons (domain §5). */
const byPreference = (a: Usable, b: Usable): number => {
  const isExchange = ({ coupon }: Usable): number => Number(coupon.couponType === 'EXCHANGE')
  return (
    isExchange(b) - isExchange(a) || a.applied.left - b.applied.left || comparePreference(choosable(a), choosable(b))
  )
}

const chosenOf = (evaluated: readonly Evaluated[], { couponId }: PricingChoice): Usable | null => {
  const usable = evaluated.filter((each): each is Usable => each.applied !== null)
  if (couponId !== undefined) return usable.find(({ coupon }) => coupon.couponId === couponId) ?? null
  return usable.filter(({ reason }) => reason === null).sort(byPreference)[0] ?? null
}

/** Returns the units whose remaining price is above 0 after a coupon. */
const openUnits = ({ combination, covered, shares }: Applied): OpenUnit[] =>
  [...reduced(combination.units, shares()), ...covered].filter(({ left }) => left > 0)

/**
 * Prices a purchase: covered units, rates, promotions, one coupon, points, fees, cash cards (decisions 54 and 55). Each
 * unit has its best rate, unless the order costs less with promotions alone. At most one promotion a show applies, and
 * none if the order costs less without it. A chosen coupon is applied even if the order costs more with it. A coupon
 * without a discount is not applied; its candidate contains the reason. Points and cash cards affect none of these
 * choices.
 *
 * @param now epoch ms
 */
export const priceOf = (basket: Basket, choice: PricingChoice, facts: PricingFacts, now: number): Priced => {
  // Sort the units, so that the order of the input does not affect which unit gets the last fen of a discount.
  const all = [...basket.units].sort((a, b) => (a.unitId < b.unitId ? -1 : 1))
  const byCard = coveredByCard(all, facts.cover)
  const full = all.filter(({ unitId }) => !byCard.has(unitId))
  const rated = new Map(ratedUnits(full, facts.rates ?? []).map((each) => [each.unitId, each]))
  const units = full.map((unit) => ({ ...unit, price: subtractFen(unit.price, rated.get(unit.unitId)?.cut ?? fen(0)) }))
  const { promoPrimeShared: isShared = true } = facts
  const combinations = combinationsOf({ full, rated: units }, facts.promotions, isShared)
  const context = {
    full,
    units,
    promotions: facts.promotions,
    isShared,
    combinations,
    best: cheapest(combinations),
    now,
  }
  const evaluated = facts.coupons.map((coupon) => evaluate(coupon, context))
  const chosen = chosenOf(evaluated, choice)
  const { isRated, promotions, units: open } = chosen?.applied.combination ?? context.best
  const shareOf = (unitId: string, shares: ReadonlyMap<string, Fen> | undefined): Fen => shares?.get(unitId) ?? fen(0)
  const rest = new Map([...open, ...(chosen?.applied.covered ?? [])].map(({ unitId, left }) => [unitId, left]))
  const couponShares = chosen?.applied.shares()
  const isCovered = (unitId: string): boolean => chosen?.applied.covered.some((unit) => unit.unitId === unitId) ?? false
  const used = isRated ? [...rated.values()].filter(({ unitId }) => !isCovered(unitId)) : []
  const reducedShare = ({ unitId, price }: BasketUnit) => {
    const promotion = sumFen(promotions.map((each) => shareOf(unitId, each.shares)))
    const coupon = shareOf(unitId, couponShares)
    const covered = isCovered(unitId)
    const left = rest.get(unitId) ?? price
    const rate = isRated && !covered ? rated.get(unitId) : undefined
    const member = rate?.cut ?? fen(0)
    const paid = covered ? left : subtractFen(left, coupon)
    return { unitId, card: fen(0), member, rateId: rate?.rateId ?? '', promotion, coupon, points: fen(0), paid }
  }
  const none = fen(0)
  const priced = new Map(units.map((unit) => [unit.unitId, unit]))
  const reducedShares = all.map(({ unitId }) => {
    const card = byCard.get(unitId)
    if (card !== undefined)
      return { unitId, card, member: none, rateId: '', promotion: none, coupon: none, points: none, paid: none }
    return reducedShare(priced.get(unitId) as BasketUnit)
  })
  const byPoints = payByPoints(
    all.map((unit, at) => ({ ...unit, left: reducedShares[at].paid })),
    facts.points,
    choice.points,
  )
  const shares = reducedShares.map((share) => {
    const points = shareOf(share.unitId, byPoints.shares)
    return { ...share, points, paid: subtractFen(share.paid, points) }
  })
  const line = (kind: PricedLine['kind'], amount: Fen, sourceId = ''): PricedLine => ({
    kind,
    amount,
    sourceId,
  })
  const fees = addFen(basket.delivery ?? fen(0), basket.service)
  const { cashCards = [] } = facts
  const payRest = (left: Fen, units: readonly BasketUnit[]) =>
    payByCash(addFen(left, fees), units, cashCards, choice.cashCards ?? [])
  const cash = payRest(
    sumFen(shares.map(({ paid }) => paid)),
    all.filter((_, at) => shares[at].paid > 0),
  )
  const sumWith = (applied: Applied): Fen => {
    if (!facts.points && !choice.cashCards) return addFen(applied.left, fees)
    const before = openUnits(applied)
    const byPoints = payByPoints(before, facts.points, choice.points)
    const open = reduced(before, byPoints.shares).filter(({ left }) => left > 0)
    return payRest(totalOf(open).amount, open).left
  }
  const lines = [
    ...priceLines(all),
    ...(basket.delivery === null ? [] : [line('DELIVERY', basket.delivery)]),
    ...(basket.service > 0 ? [line('SERVICE', basket.service)] : []),
    ...(byCard.size > 0 ? [line('CARD', fen(-sumFen([...byCard.values()])), facts.cover?.coverId)] : []),
    ...[...new Set(used.map(({ rateId }) => rateId))].sort().map((rateId) => {
      const own = used.filter((each) => each.rateId === rateId)
      return line('MEMBER', fen(-sumFen(own.map(({ cut }) => cut))), rateId)
    }),
    ...promotions.map(({ promotionId, cut }) => line('PROMOTION', fen(-cut), promotionId)),
    ...(chosen ? [line('COUPON', fen(-chosen.applied.cut), chosen.coupon.couponId)] : []),
    ...(byPoints.usage && byPoints.usage.amount > 0 ? [line('POINTS', fen(-byPoints.usage.amount))] : []),
    ...cash.parts.flatMap(({ cashId, amount }) => (amount > 0 ? [line('CASH_CARD', fen(-amount), cashId)] : [])),
  ]
  return {
    lines,
    total: sumFen(lines.flatMap(({ amount }) => (amount < 0 ? [] : [amount]))),
    payAmount: sumFen(lines.map(({ amount }) => amount)),
    couponId: chosen?.coupon.couponId ?? '',
    promotionIds: promotions.map(({ promotionId }) => promotionId),
    shares,
    candidates: evaluated.map(({ coupon, applied, reason }) => ({
      couponId: coupon.couponId,
      cut: reason === null && applied ? applied.cut : fen(0),
      payAmount: applied && sumWith(applied),
      reason,
    })),
    points: byPoints.usage,
    cashCards: cash.parts,
  }
}
