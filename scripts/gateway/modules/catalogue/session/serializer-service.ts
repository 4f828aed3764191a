import { whiteTagsIn } from '../privilege/tag-service'
import { sessionName } from '../show/date-service'
import type { PlanRow, SessionRow } from './query-service'
import type { ShowRow } from '../show/query-service'
import { planStatusOf, sessionStatusAt } from '../show/status-service'
import type { Language } from '../../../core/localized-text'

/** Serializes the static part of a session (contract: api/session SessionStatic). */
export const sessionStatic = (show: ShowRow, session: SessionRow, lang: Language) => ({
  bizShowSessionId: session.session_id,
  sessionName: sessionName(lang, session.show_time, show.utc_offset, session.permanent),
  showTime: session.show_time,
  utcOffset: show.utc_offset,
  venueName: show.venue_name[lang],
  isPermanent: session.permanent,
  whiteTags: whiteTagsIn(session.white_tag, lang),
})

/** Serializes the sale state of a session (contract: api/session SessionDynamic). */
export const sessionDynamic = (show: ShowRow, session: SessionRow, now: number) => {
  const status = sessionStatusAt(show, session, now)
  return {
    bizShowSessionId: session.session_id,
    sessionStatus: status,
    soldOut: status === 'SOLD_OUT',
    saleTime: show.sale_time,
    minPrice: session.min_price,
    limit: show.order_limit,
    existWaitList: show.wait_list,
  }
}

/** Serializes the fields that every list of tiers contains: name, price in fen and color. */
export const planFacts = (plan: PlanRow, lang: Language) => ({
  seatPlanId: plan.seat_plan_id,
  seatPlanName: plan.name[lang],
  description: plan.description[lang],
  originalPrice: plan.price,
  salePrice: plan.sale_price,
  color: plan.color,
})

/** Serializes the static part of a tier (contract: api/session SeatPlanStatic). */
export const planStatic = (plan: PlanRow, lang: Language) => ({
  ...planFacts(plan, lang),
  unitQty: plan.unit_qty,
  unit: plan.unit_qty > 1 ? 'SET' : 'TICKET',
  whiteTags: whiteTagsIn(plan.white_tag, lang),
})

/** Responses contain the stock, in units, only if it is lower than this. */
const SHOWN_BELOW = 20

/** Serializes the sale state of a session's tier (contract: api/session SeatPlanDynamic). */
export const planDynamic = (show: ShowRow, session: SessionRow, plan: PlanRow, now: number) => ({
  seatPlanId: plan.seat_plan_id,
  status: planStatusOf(sessionStatusAt(show, session, now), plan.remaining),
  stock: plan.remaining < SHOWN_BELOW ? plan.remaining : null,
  limit: show.order_limit === null ? null : Math.max(1, Math.floor(show.order_limit / plan.unit_qty)),
  existWaitList: plan.wait_list,
})
