import { type CouponRules, limitsOf } from '../../../../../src/domain/pricing/coupon-facts'
import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { sessionName } from '../../catalogue/show/date-service'
import { countShows } from '../../catalogue/show/list-service'

/** Maximum number of shows that a coupon's detail contains. The list of shows has all of them. */
const NAMED = 20

interface NamedShow {
  showId: string
  showName: string
  sessions: { sessionName: string; seatPlanNames: string[] }[]
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
 * Returns the shows, sessions and tiers that a coupon lists, and the number of shows on sale that it can be used for.
 */
export const scopeOfCoupon = async (
  db: Db,
  rules: CouponRules,
  lang: Language,
  now: number,
): Promise<{ shows: NamedShow[]; count: number }> => ({
  shows: await namedShows(db, rules, lang, now),
  count: await countShows(db, { scope: rules, onSale: now }),
})
