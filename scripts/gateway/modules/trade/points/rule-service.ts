import rule from './data/point-rule.json'

/** Returns the number of points for one yuan at a member level, in percent. */
export const factorOf = (level: number): number => rule.factors[Math.min(level, rule.factors.length - 1)]

/** Number of points for one yuan at each member level, in percent. */
export const LEVEL_FACTORS: readonly number[] = rule.factors
