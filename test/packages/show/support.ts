import {
  privilegePlansDynamicData,
  privilegePlansStaticData,
  privilegeSessionsDynamicData,
  privilegeSessionsStaticData,
  type SeatPlan,
  seatPlans,
  seatPlansDynamicData,
  seatPlansStaticData,
  type SessionDynamic,
  sessionsDynamicData,
  sessionsStaticData,
  type SessionStatic,
} from '@/api/session'
import {
  promotions,
  type SeatPlanAgeLimit,
  seatPlanAgeLimits,
  serviceNotes,
  showDescriptions,
  type ShowDynamic,
  showDynamic,
  type ShowStatic,
  showStatic,
  type ShowUser,
  showUser,
} from '@/api/show'
import { subscribeShow } from '@/api/show-subscription'
import { joinWaitlist, leaveWaitlist, type Waitlist, waitlist } from '@/api/waitlist'
import { fen } from '@/domain/money'
import { ShowSale } from '@/packages/show/sale/show-sale'
import { RequestError } from '@/request/errors'
import { aSeatPlan } from '../../support/data/seat-plan'
import { aSession, aSessionDynamic } from '../../support/data/session'
import { aShow, aShowDynamic } from '../../support/data/show'
import { aWaitPlace } from '../../support/data/wait-place'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

/** The show data on the gateway. A test may change the data at any time. */
export interface ShowGateway {
  facts: ShowStatic | RequestError
  dynamic: ShowDynamic | RequestError
  sessions: SessionStatic[] | RequestError
  sales: SessionDynamic[]
  /** State of the sale for buyers with a privilege; absent if it is the same as for the public. */
  privilegeSales?: SessionDynamic[]
  plans: Record<string, SeatPlan[] | RequestError>
  buyer: ShowUser
  ages: SeatPlanAgeLimit[]
  subscribe: () => unknown
  /** The waitlists of the show, and the response to joining one of them. */
  line: Waitlist
  join: () => unknown
}

const answer = <T>(value: T | RequestError): T => {
  if (value instanceof RequestError) throw value
  return value
}

/** Creates a show: its gateway, services with English texts, and a screen. */
export const showWorld = (given: Partial<ShowGateway> = {}) => {
  const gateway: ShowGateway = {
    facts: aShow(),
    dynamic: aShowDynamic(),
    sessions: [aSession('n1', 1), aSession('n2', 2)],
    sales: [aSessionDynamic('n1'), aSessionDynamic('n2')],
    plans: { n1: [aSeatPlan('p1'), aSeatPlan('p2', { originalPrice: fen(98000) })], n2: [aSeatPlan('p3')] },
    buyer: { reminders: [], limits: [] },
    ages: [],
    subscribe: () => ({ subscribed: true, remindType: 'SMS' }),
    line: { capacity: 200, tiers: [], places: [] },
    join: () => aWaitPlace(),
    ...given,
  }
  const plansOf = ({ sessionId }: { sessionId: string }) => answer(gateway.plans[sessionId])
  const all = fakeServices({
    language: 'en-US',
    answers: [
      [showStatic, () => answer(gateway.facts)],
      [showDynamic, () => answer(gateway.dynamic)],
      [sessionsStaticData, () => answer(gateway.sessions)],
      [sessionsDynamicData, () => gateway.sales],
      [seatPlans, plansOf],
      [seatPlansStaticData, plansOf],
      [seatPlansDynamicData, plansOf],
      [privilegeSessionsStaticData, () => answer(gateway.sessions)],
      [privilegeSessionsDynamicData, () => gateway.privilegeSales ?? gateway.sales],
      [privilegePlansStaticData, plansOf],
      [privilegePlansDynamicData, plansOf],
      [seatPlanAgeLimits, () => gateway.ages],
      [showUser, () => gateway.buyer],
      [subscribeShow, () => gateway.subscribe()],
      [waitlist, () => gateway.line],
      [joinWaitlist, () => gateway.join()],
      [leaveWaitlist, () => aWaitPlace({ state: 'LEFT', place: null })],
      [serviceNotes, () => []],
      [showDescriptions, () => []],
      [promotions, () => []],
    ],
  })
  const { screen, lifecycle, comeBack } = screenScope(all.services)
  return { ...all, screen, lifecycle, comeBack, gateway, services: { ...all.services, screen } }
}

/** Creates the sale of a show, and waits for its first load. `params` are the parameters of its screen. */
export const beginSale = async (given: Partial<ShowGateway> = {}, params: object = {}) => {
  const world = showWorld(given)
  const show = new ShowSale(world.services, { showId: 's1', ...params })
  world.screen.start()
  await settle()
  return { ...world, show }
}
