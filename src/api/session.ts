import * as v from 'valibot'
import { get } from '@/request/call'
import { whiteTag } from './privilege'
import { showStatus } from './show-card'
import * as w from './wire'

const sessionStatic = v.object({
  bizShowSessionId: v.pipe(v.string(), v.nonEmpty()),
  sessionName: w.text(),
  /** Start, epoch ms; displayed with the offset `utcOffset`, minutes. */
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  venueName: w.text(),
  /** True for a session without a start time, such as an exhibition, which is open all day. */
  isPermanent: w.flag(),
  /** Tags that a buyer must have; all of them are required. */
  whiteTags: w.list(whiteTag),
})
export type SessionStatic = v.InferOutput<typeof sessionStatic>

const sessionDynamic = v.object({
  bizShowSessionId: v.pipe(v.string(), v.nonEmpty()),
  sessionStatus: showStatus,
  soldOut: w.flag(),
  saleTime: w.momentOrNull,
  minPrice: w.priceOrNull,
  /** Maximum tickets per order; null without a limit. */
  limit: w.numberOrNull,
  existWaitList: w.flag(),
})
export type SessionDynamic = v.InferOutput<typeof sessionDynamic>

/** Returns the static part of a show's sessions. Source: shell §7, show. */
export const sessionsStaticData = get<{ showId: string }, SessionStatic[]>(
  'show/pub/v3/show/{showId}/sessions_static_data',
  {
    auth: 'public',
    importance: 'high',
    read: w.reader(w.list(sessionStatic)),
  },
)

/** Returns the dynamic part of a show's sessions. Source: shell §7, show. */
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
  /** Description of the tier, such as "stalls, rows 1 to 12" or "family ticket for three". */
  description: w.text(),
  /** Face price, fen. */
  originalPrice: w.price,
  /** Discounted price, fen; null without a discount. */
  salePrice: w.priceOrNull,
  /** Color of the tier on maps and in legends, `#rrggbb`. */
  color: w.text(),
  /** Tickets in one unit: 1, or the size of a package. */
  unitQty: w.number(1),
  unit: w.oneOf(['TICKET', 'SET'], 'TICKET'),
  /** Tags that a buyer must have; all of them are required. */
  whiteTags: w.list(whiteTag),
}
const planDynamic = {
  status: w.oneOf(['ON_SALE', 'LACK_OF_TICKET', 'SOLD_OUT', 'PENDING'], 'PENDING'),
  /** Available units; null if the merchant does not publish the number. */
  stock: w.numberOrNull,
  limit: w.numberOrNull,
  existWaitList: w.flag(),
}
const seatPlan = v.object({ ...planStatic, ...planDynamic })
/** A price tier of a session. Prices in fen. */
export type SeatPlan = v.InferOutput<typeof seatPlan>

const planPath = 'show/{showId}/session/{sessionId}'

/** Returns the seat plans (price tiers) of one session. Source: shell §7, show. */
export const seatPlans = get<{ showId: string; sessionId: string }, SeatPlan[]>(`show/pub/v5/${planPath}/seat_plans`, {
  auth: 'public',
  importance: 'high',
  read: w.reader(w.list(seatPlan)),
})

const seatPlanStatic = v.object(planStatic)
export type SeatPlanStatic = v.InferOutput<typeof seatPlanStatic>
const seatPlanDynamic = v.object({ seatPlanId: planStatic.seatPlanId, ...planDynamic })
export type SeatPlanDynamic = v.InferOutput<typeof seatPlanDynamic>

/** Returns the static part of a session's tiers, for shows in hot mode (decision 34). Source: shell §7, show. */
export const seatPlansStaticData = get<{ showId: string; sessionId: string }, SeatPlanStatic[]>(
  `show/pub/v3/${planPath}/seat_plans_static_data`,
  {
    auth: 'public',
    importance: 'high',
    read: w.reader(w.list(seatPlanStatic)),
  },
)

/** Returns the dynamic part of a session's tiers, for shows in hot mode (decision 34). Source: shell §7, show. */
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
 * Calls for a buyer with a privilege. They return the sessions and tiers of the privilege, with its prices and status.
 * The requests contain the privilege token (shell §6). Source: shell §7, show.
 */

/** Returns the sessions that the privilege covers. */
export const privilegeSessionsStaticData = get<{ privilegeId: string; showId: string }, SessionStatic[]>(
  `${byPrivilege}/sessions_static_data`,
  { auth: 'public', importance: 'high', read: w.reader(w.list(sessionStatic)) },
)

/** Returns the sale status of sessions under the privilege; without a privilege the general status applies. */
export const privilegeSessionsDynamicData = get<{ privilegeId: string; showId: string }, SessionDynamic[]>(
  `${byPrivilege}/sessions_dynamic_data`,
  { auth: 'public', importance: 'high', read: w.reader(w.list(sessionDynamic)) },
)

/** Returns the static part of a session's tiers. Privileges have no call for both parts. */
export const privilegePlansStaticData = get<
  { privilegeId: string; showId: string; sessionId: string },
  SeatPlanStatic[]
>(`${planByPrivilege}/seat_plans_static_data`, {
  auth: 'public',
  importance: 'high',
  read: w.reader(w.list(seatPlanStatic)),
})

/** Returns the dynamic part of a session's tiers. */
export const privilegePlansDynamicData = get<
  { privilegeId: string; showId: string; sessionId: string },
  SeatPlanDynamic[]
>(`${planByPrivilege}/seat_plans_dynamic_data`, {
  auth: 'public',
  importance: 'high',
  read: w.reader(w.list(seatPlanDynamic)),
})
