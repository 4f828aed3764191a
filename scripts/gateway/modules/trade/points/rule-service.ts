import { offersPoints, type PointFacts, type PointRule, type PointUsage } from '../../../../../src/domain/pricing/points'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { primeConfig } from '../../base/shop/prime-config-service'
import rule from './data/point-rule.json'
import { pointAccount } from './read-service'

/** Returns the number of points for one yuan at a member level, in percent. */
export const factorOf = (level: number): number => rule.factors[Math.min(level, rule.factors.length - 1)]

/** Number of points for one yuan at each member level, in percent. */
export const LEVEL_FACTORS: readonly number[] = rule.factors

/** Returns the rules for paying with points: that of the console, else the defaults. The first one applies. */
export const pointRules = async (db: Db | Tx): Promise<PointRule[]> => {
  const row = await findRow(db, 'point_rule', {})
  return row ? [{ limitProportion: row.limit_proportion, rate: row.rate }] : rule.rules
}

/** Sets the rule for paying with points. Missing values are the defaults. */
export const setPointRule = async (
  db: Db | Tx,
  wanted: { [Field in keyof PointRule]?: PointRule[Field] | undefined },
): Promise<void> => {
  const [{ limitProportion: share, rate: points }] = rule.rules
  const { limitProportion = share, rate = points } = wanted
  const values = { limit_proportion: limitProportion, rate }
  await db
    .insertInto('point_rule')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** Returns the buyer's points with the rule for paying with them; null without a rule. */
export const pointFacts = async (db: Db | Tx, userId: string, now: number): Promise<PointFacts | null> => {
  const [first] = await pointRules(db)
  if (!first || !offersPoints(first)) return null
  const { usable } = await pointAccount(db, userId, now)
  const { autoChoosePoint: isAuto } = await primeConfig(db)
  return { ...first, usable, isAuto }
}

/** Serializes the part that points pay (contract: api/points PointUsage). Null if no points are offered. */
export const serializePointUsage = (points: PointUsage | null, facts: PointFacts | null | undefined) =>
  points &&
  facts && {
    ...{ rate: facts.rate, limitProportion: facts.limitProportion, usable: facts.usable },
    ...{ ...points, left: facts.usable - points.points },
  }
