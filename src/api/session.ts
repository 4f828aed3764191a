import * as v from 'valibot'
import { get } from '@/request/call'
import { whiteTag } from './privilege'
import { showStatus } from './show-card'
import * as w from './wire'

const sessionStatic = v.object({
  bizShowSessionId: v.pipe(v.string(), v.nonEmpty()),
  sessionName: w.text(),
  /** Epoch ms of the start; shown with `utcOffset` minutes. */
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  venueName: w.text(),
  /** A session without a start time (exhibitions): any time of the local day. */
  isPermanent: w.flag(),
  /** Sold only to holders of all of these tags. */
  whiteTags: w.list(whiteTag),
})
export type SessionStatic = v.InferOutput<typeof sessionStatic>

const sessionDynamic = v.object({
  bizShowSessionId: v.pipe(v.string(), v.nonEmpty()),
  sessionStatus: showStatus,
  soldOut: w.flag(),
  saleTime: w.momentOrNull,
  minPrice: w.priceOrNull,
  /** Tickets one order may hold, null without a limit. */
  limit: w.numberOrNull,
  existWaitList: w.flag(),
})
export type SessionDynamic = v.InferOutput<typeof sessionDynamic>

/** Source: shell §7, show. */
export const sessionsStaticData = get<{ showId: string }, SessionStatic[]>(
  'show/pub/v3/show/{showId}/sessions_static_data',
  {
    auth: 'public',
    importance: 'high',
    read: w.reader(w.list(sessionStatic)),
  },
)

/** Source: shell §7, show. */
export const sessionsDynamicData = get<{ showId: string }, SessionDynamic[]>(
  'show/pub/v3/show/{showId}/sessions_dynamic_data',
  {
    auth: 'public',
    importance: 'high',
    read: w.reader(w.list(sessionDynamic)),
  },
)

const planStatic = {
  seatPlanId: v.pipe(v.string(), v.nonEmpty()),
  seatPlanName: w.text(),
  /** Description of the tier: "stalls, rows 1 to 12", "family ticket for three". */
  description: w.text(),
  /** Face price, fen. */
  originalPrice: w.price,
  /** Price to pay if it differs (a discount), fen. */
  salePrice: w.priceOrNull,
  /** `#rrggbb` of the tier on plans and legends. */
  color: w.text(),
  /** Tickets in one unit: 1, or a package's size. */
  unitQty: w.number(1),
  unit: w.oneOf(['TICKET', 'SET'], 'TICKET'),
  /** Sold only to holders of all of these tags. */
  whiteTags: w.list(whiteTag),
}
const planDynamic = {
  status: w.oneOf(['ON_SALE', 'LACK_OF_TICKET', 'SOLD_OUT', 'PENDING'], 'PENDING'),
  /** Units left; null when the merchant does not publish it. */
  stock: w.numberOrNull,
  limit: w.numberOrNull,
  existWaitList: w.flag(),
}
const seatPlan = v.object({ ...planStatic, ...planDynamic })
/** A price tier of a session. Prices in fen. */
export type SeatPlan = v.InferOutput<typeof seatPlan>

const planPath = 'show/{showId}/session/{sessionId}'

/** Seat plans (price tiers) of one session. Source: shell §7, show. */
export const seatPlans = get<{ showId: string; sessionId: string }, SeatPlan[]>(`show/pub/v5/${planPath}/seat_plans`, {
  auth: 'public',
  importance: 'high',
  read: w.reader(w.list(seatPlan)),
})

const seatPlanStatic = v.object(planStatic)
export type SeatPlanStatic = v.InferOutput<typeof seatPlanStatic>
const seatPlanDynamic = v.object({ seatPlanId: planStatic.seatPlanId, ...planDynamic })
export type SeatPlanDynamic = v.InferOutput<typeof seatPlanDynamic>

/** The static half, for shows in hot mode (decision 34). Source: shell §7, show. */
export const seatPlansStaticData = get<{ showId: string; sessionId: string }, SeatPlanStatic[]>(
  `show/pub/v3/${planPath}/seat_plans_static_data`,
  {
    auth: 'public',
    importance: 'high',
    read: w.reader(w.list(seatPlanStatic)),
  },
)

/** The dynamic half, for shows in hot mode (decision 34). Source: shell §7, show. */
export const seatPlansDynamicData = get<{ showId: string; sessionId: string }, SeatPlanDynamic[]>(
  `show/pub/v3/${planPath}/seat_plans_dynamic_data`,
  {
    auth: 'public',
    importance: 'high',
    read: w.reader(w.list(seatPlanDynamic)),
  },
)

const byPrivilege = 'show/pub/v3/privilege/purchase/{privilegeId}/{showId}'
const planByPrivilege = `${byPrivilege}/session/{sessionId}`

/*
 * Calls for a buyer with a privilege: the covered sessions and tiers, and prices and status for that buyer. They carry
 * the privilege token (shell §6). Source: shell §7, show.
 */

/** Returns the sessions that the privilege covers. */
export const privilegeSessionsStaticData = get<{ privilegeId: string; showId: string }, SessionStatic[]>(
  `${byPrivilege}/sessions_static_data`,
  { auth: 'public', importance: 'high', read: w.reader(w.list(sessionStatic)) },
)

/** Returns the status of the sale with the privilege; without it the general status applies. */
export const privilegeSessionsDynamicData = get<{ privilegeId: string; showId: string }, SessionDynamic[]>(
  `${byPrivilege}/sessions_dynamic_data`,
  { auth: 'public', importance: 'high', read: w.reader(w.list(sessionDynamic)) },
)

/** Returns the static half of a session's tiers; privileges have no combined call. */
export const privilegePlansStaticData = get<
  { privilegeId: string; showId: string; sessionId: string },
  SeatPlanStatic[]
>(`${planByPrivilege}/seat_plans_static_data`, {
  auth: 'public',
  importance: 'high',
  read: w.reader(w.list(seatPlanStatic)),
})

/** Returns the dynamic half. */
export const privilegePlansDynamicData = get<
  { privilegeId: string; showId: string; sessionId: string },
  SeatPlanDynamic[]
>(`${planByPrivilege}/seat_plans_dynamic_data`, {
  auth: 'public',
  importance: 'high',
  read: w.reader(w.list(seatPlanDynamic)),
})
