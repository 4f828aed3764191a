import { type RawBuilder, sql } from 'kysely'
import {
  type CouponRules,
  isUseRule,
  limitsOf,
  type UseLimits,
  type UseRule,
} from '../../../../../src/domain/pricing/coupon-facts'

/** Rules that limit the shows of a coupon. */
export type Scope = Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO' | 'couponBizTypes'>

type Condition = RawBuilder<boolean>

const isIn = (column: string, ids: readonly string[]): Condition => sql<boolean>`${sql.ref(column)} = any(${[...ids]})`

const isOpen = (ids: readonly string[], condition: Condition): Condition => (ids.length === 0 ? sql`true` : condition)

const CONDITIONS: Readonly<Partial<Record<UseRule, (limits: UseLimits) => Condition>>> = {
  LIMIATION_SHOW_SESSION_SEATPLAN: ({ showIds, showSessionIds, seatPlanIds }) =>
    showSessionIds.length + seatPlanIds.length === 0
      ? sql`false`
      : sql`${isOpen(showIds, isIn('s.show_id', showIds))} and exists (
          select 1 from sessions n join seat_plans p on p.session_id = n.session_id
          where n.show_id = s.show_id
            and ${isOpen(showSessionIds, isIn('n.session_id', showSessionIds))}
            and ${isOpen(seatPlanIds, isIn('p.seat_plan_id', seatPlanIds))})`,
  LIMIATION_SHOW_DATA: ({ showIds }) => isIn('s.show_id', showIds),
  LIMIATION_VENUE_USE: ({ venueIds }) => isIn('s.venue_id', venueIds),
  LIMIATION_SHOW_TYPE_OR_TAG: ({ showTypes, tagIds }) =>
    sql`(${isIn('s.category', showTypes)} or exists (
      select 1 from jsonb_array_elements(s.tags) tag where tag->>'type' = any(${[...tagIds]})))`,
  ALL_SHOW: () => sql`true`,
  ALL_PRODUCT: () => sql`true`,
}

/**
 * Returns the SQL condition under which a coupon with this scope can be used for a show `s`. An unknown rule matches
 * no show.
 */
export const isShowInScope = (scope: Scope): Condition => {
  const { useCouponRule, couponBizTypes } = scope
  const condition = isUseRule(useCouponRule) ? CONDITIONS[useCouponRule] : undefined
  return condition && couponBizTypes.includes('SHOW') ? condition(limitsOf(scope)) : sql`false`
}
