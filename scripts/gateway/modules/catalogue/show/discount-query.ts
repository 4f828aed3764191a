import { sql } from 'kysely'

const has = (list: string, value: string) => `coalesce(t.range->'couponUseLimitVO'->'${list}' ? ${value}, false)`

const isOpen = (list: string) => `coalesce(jsonb_array_length(t.range->'couponUseLimitVO'->'${list}'), 0) = 0`

const someSession = `exists (select 1 from sessions n join seat_plans p on p.session_id = n.session_id
  where n.show_id = s.show_id and (${isOpen('showSessionIds')} or ${has('showSessionIds', 'n.session_id')})
    and (${isOpen('seatPlanIds')} or ${has('seatPlanIds', 'p.seat_plan_id')}))`

/** Conditions under which the range of a card `t` contains tickets of a show `s` (domain/pricing/coupon-facts). */
const IN_RANGE = {
  ALL_SHOW: 'true',
  ALL_PRODUCT: 'true',
  LIMIATION_SHOW_DATA: has('showIds', 's.show_id'),
  LIMIATION_VENUE_USE: has('venueIds', 's.venue_id'),
  LIMIATION_SHOW_TYPE_OR_TAG: `(${has('showTypes', 's.category')} or exists (
    select 1 from jsonb_array_elements(s.tags) g where ${has('tagIds', "(g->>'type')")}))`,
  LIMIATION_SHOW_SESSION_SEATPLAN: `(not (${isOpen('showSessionIds')} and ${isOpen('seatPlanIds')})
    and (${isOpen('showIds')} or ${has('showIds', 's.show_id')}) and ${someSession})`,
}

const isInRange = Object.entries(IN_RANGE)
  .map(([rule, condition]) => `when '${rule}' then ${condition}`)
  .join(' ')

/** SQL expression: ids of the privileges that reduce tickets of a show `s`. These are levels and RATE cards. */
export const discountPrivilegeIds = sql<string[]>`array(
  select 'LEVEL' || l.level from member_levels l where s.member_price
  union all
  select t.card_id from card_templates t
    where t.kind = 'RATE' and case t.range->>'useCouponRule' ${sql.raw(isInRange)} else false end
  order by 1)`

/** SQL expression: the lowest rate of a member level for tickets of a show `s`, basis points, or null. */
export const lowestLevelRate = sql<number | null>`(select min(l.rate) from member_levels l where s.member_price)`
