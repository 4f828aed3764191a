import { type Fen, fen } from './money'

/** The merchant's first point rule. */
export interface PointRule {
  /** Percent of the order that points may pay. */
  limitProportion: number
  /** Points for one yuan. */
  rate: number
}

export interface PointUse {
  /** What the points pay: whole yuan, in fen. */
  price: Fen
  /** Points it costs. */
  points: number
}

/**
 * What points may pay: the smaller of the rule's part of the order and the balance's worth, down to whole yuan; it costs
 * so many yuan times the rate (shell §5). Null where there is no rule, no rate, or less than a yuan (decision 43).
 */
export const usablePoints = (amount: Fen, balance: number, rule: PointRule | null | undefined): PointUse | null => {
  if (!rule || !(rule.rate > 0)) return null
  const byOrder = (amount * rule.limitProportion) / 100 / 100
  const yuan = Math.floor(Math.min(byOrder, balance / rule.rate))
  return yuan > 0 ? { price: fen(yuan * 100), points: yuan * rule.rate } : null
}
