import { type CouponRules, type CouponState, isInScope, limitsOf } from '../../../../../src/domain/pricing/coupon-facts'
import type { Db } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found, notFound } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { itemsOnSale } from '../../catalogue/goods/list-service'
import { sessionName } from '../../catalogue/show/date-service'
import { countShows } from '../../catalogue/show/list-service'
import { scopeOfItem } from './fit-service'
import { couponOf, stateOfRow } from './list-service'
import type { CouponScope, NamedShow } from './serializer'

/** Maximum number of shows that a coupon's detail contains. The list of shows has all of them. */
const NAMED = 20

/** Returns the number of goods on sale to which a coupon applies. */
export const countItems = async (db: Db, rules: CouponRules, now: number): Promise<number> => {
  if (!rules.couponBizTypes.includes('ITEM')) return 0
  const items = await itemsOnSale(db, now)
  return items.filter((item) => isInScope(rules, scopeOfItem(item))).length
}

/** Final states of a buyer's coupon. */
const OVER: readonly CouponState[] = ['USED', 'EXPIRED']

/**
 * Returns the rules by which shows are listed. A buyer's coupon has its own rules, because its kind may have changed
 * since the receipt. Throws `Refusal` notFound for an unknown kind, and for a coupon or kind that has ended.
 *
 * @param ids `couponId` is '' for a kind, and `userId` is '' for a visitor
 */
export const rulesForShows = async (
  db: Db,
  ids: { couponTemplateId: string; couponId: string; userId: string },
  now: number,
): Promise<CouponRules> => {
  const kind = found(await findRow(db, 'coupon_templates', { template_id: ids.couponTemplateId }))
  const own = ids.couponId && ids.userId ? await couponOf(db, ids.userId, ids.couponId) : undefined
  const isOver = own
    ? own.withdrawn_at !== null || OVER.includes(stateOfRow(own, now))
    : now >= (kind.valid_to ?? Infinity)
  if (isOver) throw notFound()
  return (own ?? kind).rules
}

/** Returns the shows, sessions and tiers that a scope lists, without past sessions. Empty for other scopes. */
export const namedShows = async (
  db: Db,
  rules: Pick<CouponRules, 'useCouponRule' | 'couponUseLimitVO'>,
  lang: Language,
  now: number,
): Promise<NamedShow[]> => {
  const { useCouponRule } = rules
  const { showIds, showSessionIds, seatPlanIds } = limitsOf(rules)
  const isNamed = useCouponRule === 'LIMIATION_SHOW_DATA' || useCouponRule === 'LIMIATION_SHOW_SESSION_SEATPLAN'
  if (!isNamed) return []
  const rows = await db
    .selectFrom('seat_plans as p')
    .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .select(['s.show_id', 's.name as show_name', 's.utc_offset', 'p.name as plan_name', 'p.seat_plan_id'])
    .select(['n.session_id', 'n.show_time', 'n.permanent'])
    .where('n.show_time', '>', now)
    .$if(showIds.length > 0, (query) => query.where('s.show_id', 'in', showIds))
    .$if(showSessionIds.length > 0, (query) => query.where('n.session_id', 'in', showSessionIds))
    .$if(seatPlanIds.length > 0, (query) => query.where('p.seat_plan_id', 'in', seatPlanIds))
    .orderBy('n.show_time')
    .orderBy('p.seat_plan_id')
    .limit(NAMED * 10)
    .execute()
  return [...new Set(rows.map(({ show_id }) => show_id))].slice(0, NAMED).map((showId): NamedShow => {
    const own = rows.filter(({ show_id }) => show_id === showId)
    const sessionIds = useCouponRule === 'LIMIATION_SHOW_DATA' ? [] : [...new Set(own.map((row) => row.session_id))]
    return {
      showId,
      showName: (own[0].show_name as Record<Language, string>)[lang],
      sessions: sessionIds.map((sessionId) => {
        const plans = own.filter(({ session_id }) => session_id === sessionId)
        const [{ show_time: time, utc_offset: offset, permanent }] = plans
        return {
          sessionName: sessionName(lang, time, offset, permanent),
          seatPlanNames:
            seatPlanIds.length === 0 ? [] : plans.map((plan) => (plan.plan_name as Record<Language, string>)[lang]),
        }
      }),
    }
  })
}

/**
 * Returns the shows, sessions and tiers that a coupon lists, and the numbers of shows and goods on sale that it can be
 * used for.
 */
export const scopeOfCoupon = async (db: Db, rules: CouponRules, lang: Language, now: number): Promise<CouponScope> => ({
  shows: await namedShows(db, rules, lang, now),
  showCount: await countShows(db, { scope: rules, onSale: now }),
  itemCount: await countItems(db, rules, now),
})
