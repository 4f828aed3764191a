import rule from './data/point-rule.json'

/** Returns the points for one yuan by a member level, per cent. */
export const factorOf = (level: number): number => rule.factors[Math.min(level, rule.factors.length - 1)]

/** The factors of all levels, per cent. */
export const LEVEL_FACTORS: readonly number[] = rule.factors
