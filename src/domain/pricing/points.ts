import { type Fen, fen, minFen, timesQuantity } from '../money'
import { sharesOf } from './combinations'
import { type OpenUnit, totalOf } from './coupon-cut'

/** The merchant's rule for paying with points (shell §5). */
export interface PointRule {
  /** Highest share of an order that points can pay, in percent, in steps of 0.01. */
  limitProportion: number
  /** Number of points that pay one yuan. */
  rate: number
}

/** The merchant's rule together with the buyer's points. */
export interface PointFacts extends PointRule {
  /** Points that the buyer can use. */
  usable: number
  /** True if points pay as much as possible when the buyer made no choice (decision 85). */
  isAuto: boolean
}

/** The part of an order that points pay. Amounts are in fen and multiples of one yuan. */
export interface PointUsage {
  /** Highest amount that points can pay, above 0. */
  most: Fen
  amount: Fen
  /** Number of points that pay `amount`. */
  points: number
}

/** One yuan in fen. Points pay only multiples of this amount. */
const YUAN = fen(100)

/** Basis points in 100 %. */
const WHOLE = 10_000

/** Returns the number of whole yuan in an amount in fen. */
export const wholeYuan = (amount: number): number => Math.floor(amount / YUAN)

/** Converts whole yuan to fen. */
export const yuanToFen = (yuan: number): Fen => timesQuantity(YUAN, yuan)

/** Returns the share of an order that points may pay, in basis points, limited to 100 %. */
const shareOf = ({ limitProportion }: PointRule): number =>
  limitProportion > 0 ? Math.min(Math.round(limitProportion * 100), WHOLE) : 0

/**
 * Returns true if a rule allows paying with points: its rate is an integer from 1, and its share is above 0 (decision
 * 43).
 */
export const offersPoints = (rule: PointRule): boolean =>
  Number.isSafeInteger(rule.rate) && rule.rate >= 1 && shareOf(rule) > 0

/**
 * Returns the highest amount that points can pay, in fen. The amount is in whole yuan, within the merchant's share and
 * the buyer's points. Returns 0 if the rule does not allow paying with points (decision 84).
 *
 * @param amount amount of the order after the coupon, without fees, fen
 */
export const mostByPoints = (amount: Fen, facts: Omit<PointFacts, 'isAuto'>): Fen => {
  const { usable, rate } = facts
  if (!offersPoints(facts)) return fen(0)
  const byRule = wholeYuan(Math.floor(fen(amount * shareOf(facts)) / WHOLE))
  return yuanToFen(Math.min(byRule, Math.floor(usable / rate)))
}

/**
 * Returns the number of points that pay an amount in fen.
 * @param rate number of points that pay one yuan
 */
export const pointsFor = (amount: Fen, rate: number): number => wholeYuan(amount) * rate

/**
 * Returns true if a buyer has too few points for an amount.
 * @param wanted amount in fen; undefined if the buyer made no choice
 */
export const arePointsShort = (facts: PointFacts | null | undefined, wanted: number | undefined): boolean =>
  wanted !== undefined && Math.floor((facts?.usable ?? 0) / (facts?.rate ?? 1)) < wholeYuan(wanted)

/** Returns true for a unit that the buyer can pay with points: a ticket or goods (decision 84). */
export const isPaidByPoints = ({ kind }: Pick<OpenUnit, 'kind'>): boolean => kind === 'TICKET' || kind === 'GOODS'

const usageOf = (amount: Fen, facts: PointFacts | null | undefined, wanted: Fen | undefined): PointUsage | null => {
  if (!facts) return null
  const most = mostByPoints(amount, facts)
  if (most === 0) return null
  const chosen = wanted ?? (facts.isAuto ? most : fen(0))
  const used = minFen(yuanToFen(wholeYuan(Math.max(0, chosen))), most)
  return { most, amount: used, points: pointsFor(used, facts.rate) }
}

/**
 * Pays units with points, after the coupon. The usage is null if the buyer cannot pay with points (decision 43).
 *
 * @param wanted amount that the buyer wants to pay with points, fen; rounded down to whole yuan and limited to the
 * highest amount. If undefined, the merchant's rule decides.
 * @returns the usage, and the amount of each unit by its id, fen
 */
export const payByPoints = (
  units: readonly OpenUnit[],
  facts: PointFacts | null | undefined,
  wanted: Fen | undefined,
): { usage: PointUsage | null; shares: ReadonlyMap<string, Fen> } => {
  const own = units.filter(isPaidByPoints)
  const usage = usageOf(totalOf(own).amount, facts, wanted)
  return { usage, shares: usage && usage.amount > 0 ? sharesOf(usage.amount, own) : new Map() }
}
