import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Language } from '../../../core/localized-text'
import { showStatusAt } from '../show/status-service'
import type { Combo } from './items-service'
import { comboStateOf, type OpenSession, type OpenShow } from './open'

/** Returns the sessions of a show that are in a part, with their tiers in it. */
const sessionsOfPart = ({ facts }: Combo, partId: string, sessions: readonly OpenSession[], lang: Language) =>
  sessions.flatMap(({ session, status, plans }) => {
    const tiers = facts.tiers.filter((tier) => tier.partId === partId && tier.sessionId === session.session_id)
    if (tiers.length === 0) return []
    return [
      {
        ...{ sessionId: session.session_id, showTime: session.show_time, permanent: session.permanent, status },
        seatPlans: plans.flatMap(({ plan, status: planStatus }) =>
          tiers
            .filter(({ seatPlanId }) => seatPlanId === plan.seat_plan_id)
            .map(({ seatPlanId, groupId, single }) => ({
              ...{ seatPlanId, seatPlanName: plan.name[lang], groupId, singlePrice: single, status: planStatus },
            })),
        ),
      },
    ]
  })

/** Serializes a combo (contract: api/combo Combo). */
export const serializeCombo = (combo: Combo, shows: readonly OpenShow[], lang: Language, now: number) => {
  const { row, facts, remaining } = combo
  return {
    ...{ promotionId: row.promotion_id, grantorMerchantId: row.merchant_id, activityType: row.activity_type },
    ...{ promotionMethod: row.promotion_method, seatPickType: row.seat_pick_type, title: row.title[lang] },
    ...{ description: row.description[lang], pictureUrl: row.picture_url, state: comboStateOf(combo, shows) },
    ...{ saleTime: row.sale_time, saleEnd: row.sale_end, utcOffset: SHOP_OFFSET, remaining },
    ...{ perBuyer: row.per_buyer, refundFeeRate: row.refund_fee_rate, steps: facts.rule.steps },
    groups: row.rule.groups.map(({ groupId, name }) => ({ groupId, name: name[lang] })),
    parts: facts.parts.map((part) => ({
      ...part,
      shows: shows.flatMap(({ show, sessions }) => {
        const own = sessionsOfPart(combo, part.partId, sessions, lang)
        if (own.length === 0) return []
        return [
          {
            ...{ showId: show.show_id, showName: show.name[lang], posterUrl: show.poster_url },
            ...{ venueName: show.venue_name[lang], cityName: show.city_name[lang], utcOffset: show.utc_offset },
            ...{ seatPickType: show.seat_pick_type, status: showStatusAt(show, now), sessions: own },
          },
        ]
      }),
    })),
  }
}
