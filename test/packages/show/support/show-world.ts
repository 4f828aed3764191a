import { makeAutoObservable } from 'mobx'
import type { SeatPlan, SessionDynamic, SessionStatic } from '@/api/session'
import type { SeatPlanAgeLimit, ShowDynamic, ShowStatic, ShowUser } from '@/api/show'
import { fen } from '@/domain/money'
import { ShowSale } from '@/packages/show/sale/show-sale'
import { RequestError } from '@/request/errors'
import { RiskStore } from '@/stores/risk'
import { fakeClient } from '../../../stores/fake-client'
import { fakeClock } from '../../../support/fake-clock'
import { screenScope } from '../../../support/screen-scope'

const DAY = 86_400_000
/** Friday 20 November 2026, 10:00 at +08:00. */
export const NOW = Date.UTC(2026, 10, 20, 2)

export const facts = (more: Partial<ShowStatic> = {}): ShowStatic => ({
  showId: 's1',
  showName: 'Night Flight',
  posterUrl: '',
  posterColor: '',
  showDate: '2026.12.05',
  firstShowTime: null,
  lastShowTime: null,
  utcOffset: 480,
  showDuration: 90,
  venueId: 'v1',
  venueName: 'Arena',
  venueAddress: '1 Harbour Road',
  venueLat: 22.2,
  venueLng: 113.5,
  cityId: 'c1',
  cityName: 'Macao',
  backendCategory: { code: '', displayName: '' },
  showTags: [],
  seatPickType: 'SUPPORT_NONE',
  minLimitAge: null,
  performers: [],
  advertise: '',
  tour: null,
  alertText: '',
  ...more,
})

export const dynamic = (more: Partial<ShowDynamic> = {}): ShowDynamic => ({
  showId: 's1',
  showDetailStatus: 'ON_SALE',
  soldOut: false,
  minOriginalPriceInfo: fen(38000),
  maxOriginalPriceInfo: fen(98000),
  customPrice: null,
  isFree: false,
  discount: null,
  saleTime: null,
  saleTimeCountdown: null,
  saleShowSessionId: '',
  canUsePriorityPurchase: false,
  prioritySaleTime: null,
  privilegeId: '',
  onSaleShowCount: 1,
  existWaitList: false,
  existsPrivilegePurchase: false,
  hotMode: false,
  captchaSwitch: null,
  remindType: '',
  partialOnSaleText: '',
  buttonText: '',
  ...more,
})

export const session = (id: string, day: number, more: Partial<SessionStatic> = {}): SessionStatic => ({
  bizShowSessionId: id,
  sessionName: '',
  showTime: NOW + day * DAY,
  utcOffset: 480,
  venueName: 'Arena',
  isPermanent: false,
  ...more,
})

export const sale = (id: string, more: Partial<SessionDynamic> = {}): SessionDynamic => ({
  bizShowSessionId: id,
  sessionStatus: 'ON_SALE',
  soldOut: false,
  saleTime: null,
  minPrice: fen(38000),
  limit: 6,
  existWaitList: false,
  ...more,
})

export const plan = (id: string, more: Partial<SeatPlan> = {}): SeatPlan => ({
  seatPlanId: id,
  seatPlanName: id,
  description: '',
  originalPrice: fen(38000),
  salePrice: null,
  color: '',
  unitQty: 1,
  unit: 'TICKET',
  status: 'ON_SALE',
  stock: null,
  limit: 6,
  existWaitList: false,
  ...more,
})

/** What the gateway knows; a test changes it while it goes on. */
export interface World {
  facts: ShowStatic | RequestError
  dynamic: ShowDynamic | RequestError
  sessions: SessionStatic[]
  sales: SessionDynamic[]
  /** How the sessions sell by a privilege; as to all when left out. */
  privilegeSales?: SessionDynamic[]
  plans: Record<string, SeatPlan[]>
  buyer: ShowUser
  ages: SeatPlanAgeLimit[]
  subscribe: () => unknown
}

const BY_PRIVILEGE = 'show/pub/v3/privilege/purchase/{privilegeId}/{showId}'

const answer = <T>(value: T | RequestError): T => {
  if (value instanceof RequestError) throw value
  return value
}

/** A show with its gateway, and services that write down where one was sent. */
export const showWorld = (given: Partial<World> = {}) => {
  const world: World = {
    facts: facts(),
    dynamic: dynamic(),
    sessions: [session('n1', 1), session('n2', 2)],
    sales: [sale('n1'), sale('n2')],
    plans: { n1: [plan('p1'), plan('p2', { originalPrice: fen(98000) })], n2: [plan('p3')] },
    buyer: { remindedIds: [], limits: [] },
    ages: [],
    subscribe: () => ({ subscribed: true }),
    ...given,
  }
  const pathOf = '/session/{sessionId}/'
  const client = fakeClient({
    'show/pub/v5/show/{showId}/static': () => answer(world.facts),
    'show/pub/v5/show/{showId}/dynamic': () => answer(world.dynamic),
    'show/pub/v3/show/{showId}/sessions_static_data': () => world.sessions,
    'show/pub/v3/show/{showId}/sessions_dynamic_data': () => world.sales,
    [`show/pub/v5/show/{showId}${pathOf}seat_plans`]: ({ sessionId }: { sessionId: string }) => world.plans[sessionId],
    [`show/pub/v3/show/{showId}${pathOf}seat_plans_static_data`]: ({ sessionId }: { sessionId: string }) =>
      world.plans[sessionId],
    [`show/pub/v3/show/{showId}${pathOf}seat_plans_dynamic_data`]: ({ sessionId }: { sessionId: string }) =>
      world.plans[sessionId],
    [`${BY_PRIVILEGE}/sessions_static_data`]: () => world.sessions,
    [`${BY_PRIVILEGE}/sessions_dynamic_data`]: () => world.privilegeSales ?? world.sales,
    [`${BY_PRIVILEGE}${pathOf}seat_plans_static_data`]: ({ sessionId }: { sessionId: string }) =>
      world.plans[sessionId],
    [`${BY_PRIVILEGE}${pathOf}seat_plans_dynamic_data`]: ({ sessionId }: { sessionId: string }) =>
      world.plans[sessionId],
    'show/buyer/v3/shows/{showId}/seat_plan_age_limit_list': () => world.ages,
    'show/buyer/v5/show/{showId}/show_user': () => world.buyer,
    'show/buyer/v3/shows/{showId}/subscribe': () => world.subscribe(),
    'show/pub/v3/show/{showId}/service_notes': () => [],
    'pub/v1/shows/{showId}/show_descriptions': () => [],
    'show/pub/v3/promotions/list': () => [],
  } as never)
  const went: unknown[][] = []
  const note =
    (act: string) =>
    (...args: unknown[]) =>
      Promise.resolve(void went.push([act, ...args]))
  const clock = fakeClock(NOW)
  const user = makeAutoObservable({ loggedIn: false, userId: '' })
  const stores = {
    user,
    preferences: makeAutoObservable({ language: 'en-US' }),
    shop: {
      redeems: false,
      hidesPrice: false,
      config: null as { hiddenTicketPriceText?: string; noAutoJumpPickSeat?: boolean } | null,
    },
    session: { forbidShare: false, channelId: '' },
    risk: new RiskStore({ clock, userId: () => '' }),
  }
  const services = { client, clock, stores, navigate: { open: note('open'), openLogin: note('openLogin') } }
  const scope = screenScope(services as unknown as Parameters<typeof screenScope>[0])
  const { screen, comeBack } = scope
  return {
    screen,
    comeBack,
    world,
    client,
    went,
    clock,
    stores,
    user,
    services: { ...services, screen } as unknown as ConstructorParameters<typeof ShowSale>[0],
  }
}

/** Lets promises settle. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A show's sale after its first look; `params` is what its screen was opened with. */
export const beginSale = async (given: Partial<World> = {}, params: object = {}) => {
  const world = showWorld(given)
  const show = new ShowSale(world.services, { showId: 's1', ...params })
  world.screen.start()
  await settle()
  return { ...world, show }
}
