import { type Fen, fen, minFen, timesQuantity } from '../money'
import { sharesOf } from './combinations'
import { type OpenUnit, totalOf } from './coupon-cut'

/** The merchant's rule for paying with points (shell §5). */
export interface PointRule {
  /** Highest share of an order that points pay, per cent, in steps of 0.01. */
  limitProportion: number
  /** Points that pay one yuan. */
  rate: number
}

/** The rule with the points of a buyer. */
export interface PointFacts extends PointRule {
  /** Points that the buyer can use. */
  usable: number
  /** True if points pay as much as possible unless the buyer decides (decision 85). */
  isAuto: boolean
}

/** The part of an order that points pay. Amounts in fen, in whole yuan. */
export interface PointUsage {
  /** Highest amount that points can pay, above 0. */
  most: Fen
  amount: Fen
  /** Points for the amount. */
  points: number
}

/** One yuan, the unit of amounts that points pay, fen. */
const YUAN = fen(100)

/** Basis points in a whole. */
const WHOLE = 10_000

/** Returns the whole yuan in an amount, fen. */
export const wholeYuan = (amount: number): number => Math.floor(amount / YUAN)

/** Returns an amount of whole yuan, fen. */
export const yuanToFen = (yuan: number): Fen => timesQuantity(YUAN, yuan)

/** Returns the share of an order that points may pay, basis points. A share above the whole order is the whole. */
const shareOf = ({ limitProportion }: PointRule): number =>
  limitProportion > 0 ? Math.min(Math.round(limitProportion * 100), WHOLE) : 0

/** Returns true if a rule lets points pay: at a whole rate from 1, and for a share above 0 (decision 43). */
export const offersPoints = (rule: PointRule): boolean =>
  Number.isSafeInteger(rule.rate) && rule.rate >= 1 && shareOf(rule) > 0

/**
 * Returns the highest amount that points can pay, fen: whole yuan within the merchant's share and the buyer's points.
 * It is 0 if the rule does not let points pay (decision 84).
 *
 * @param amount of the order after the coupon, fen, without fees
 */
export const mostByPoints = (amount: Fen, facts: Omit<PointFacts, 'isAuto'>): Fen => {
  const { usable, rate } = facts
  if (!offersPoints(facts)) return fen(0)
  const byRule = wholeYuan(Math.floor(fen(amount * shareOf(facts)) / WHOLE))
  return yuanToFen(Math.min(byRule, Math.floor(usable / rate)))
}

/** Returns the points for an amount, fen. @param rate points for one yuan */
export const pointsFor = (amount: Fen, rate: number): number => wholeYuan(amount) * rate

/** Returns true if a buyer has too few points for an amount. @param wanted fen; undefined without a choice */
export const arePointsShort = (facts: PointFacts | null | undefined, wanted: number | undefined): boolean =>
  wanted !== undefined && Math.floor((facts?.usable ?? 0) / (facts?.rate ?? 1)) < wholeYuan(wanted)

/** Returns true for a unit that points can pay: tickets and goods (decision 84). */
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
 * Pays units with points, after the coupon. The usage is null if no points are offered (decision 43).
 *
 * @param wanted amount that the buyer wants to pay with points, fen. A part of a yuan does not count. An amount above
 *   the highest falls to it. Undefined leaves the choice to the merchant.
 * @returns the usage, and the part of each unit by its id, fen
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
