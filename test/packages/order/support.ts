import { type OrderDetail, orderDetail } from '@/api/order'
import type { Attendee } from '@/api/attendee'
import { type PreOrder, preOrder } from '@/api/purchase'
import { Dialogs } from '@/components/ui/dialog/dialogs'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Services } from '@/components/services'
import { fen } from '@/domain/money'
import type { PayableOrder, PayOutcome } from '@/payment/outcome'
import type { Call } from '@/request/call'
import { ChoicesStore } from '@/stores/choices'
import { RiskStore } from '@/stores/risk'
import { fakeClock } from '../../support/fake-clock'
import { memoryStorage } from '../../support/memory-storage'
import { screenScope } from '../../support/screen-scope'

/** 2026-12-05 19:30 at +08:00. */
const SHOW_TIME = Date.UTC(2026, 11, 5, 11, 30)

export const aPreOrder = (more: Partial<PreOrder> = {}): PreOrder => ({
  showId: 'S1',
  showName: 'Tides',
  posterUrl: '',
  posterColor: '',
  sessionId: 'N1',
  sessionName: 'Sat 19:30',
  showTime: SHOW_TIME,
  utcOffset: 480,
  venueName: 'Hall',
  cityName: 'Macao',
  items: [
    { seatPlanId: 'P1', seatPlanName: 'A', quantity: 2, unitQty: 1, unitPrice: fen(38_000), amount: fen(76_000) },
  ],
  ticketCount: 2,
  priceLines: [{ kind: 'TICKETS', title: '', amount: fen(76_000) }],
  total: fen(76_000),
  payAmount: fen(76_000),
  audience: { mode: 'NONE', count: 0, idTypes: [], minAge: null, maxAge: null },
  deliverMethods: [{ code: 'E_TICKET', name: 'E-ticket', description: '', fee: fen(0), needsAddress: false }],
  deliverMethod: 'E_TICKET',
  contactType: 'PHONE',
  coupons: [],
  couponId: '',
  notes: [],
  agreement: null,
  seats: [],
  holdExpiresAt: null,
  ...more,
})

export const anAttendee = (audienceId: string, more: Partial<Attendee> = {}): Attendee => ({
  audienceId,
  name: audienceId,
  idType: 'ID_CARD',
  idNo: '3101**********0019',
  cellphone: '',
  countryCode: '86',
  birthday: '1990-01-01',
  selectable: true,
  reason: '',
  ...more,
})

export const anOrder = (more: Partial<OrderDetail> = {}): OrderDetail =>
  ({
    orderId: 'O1',
    orderNumber: 'FY1',
    transactionId: 'T1',
    unPaidTransactionIds: ['T1'],
    firstShowId: 'S1',
    firstShowName: 'Tides',
    orderState: 'UNPAID',
    orderRefundState: 'NONE',
    payAmount: fen(76_000),
    total: fen(76_000),
    createTime: Date.UTC(2026, 10, 20, 2),
    reserveTime: Date.UTC(2026, 10, 20, 2, 15),
    orderOperations: ['TO_BE_PAID', 'CANCEL'],
    voucherIds: [],
    seats: [],
    agreement: null,
    progress: [],
    utcOffset: 480,
    ...more,
  }) as OrderDetail

type Answer = (params: never) => unknown

/** Everything a model of this package touches. `answers` by the call's path part; a function may throw. */
export function setUp(answers: [Call<never, never> | object, Answer][] = []) {
  const clock = fakeClock()
  const storage = memoryStorage()
  const went: unknown[][] = []
  const sent: { call: unknown; params: Record<string, unknown> }[] = []
  const paid: PayableOrder[] = []
  const table = new Map<unknown, Answer>([
    [preOrder, () => aPreOrder()],
    [orderDetail, () => anOrder()],
    ...(answers as [unknown, Answer][]),
  ])
  const world = { outcome: { kind: 'paid', orderId: 'O1' } as PayOutcome, hidden: 0, origin: '' }
  const navigate = new Proxy(
    {},
    {
      get:
        (_, act: string) =>
        (...args: unknown[]) => {
          went.push([act, ...args])
          return Promise.resolve()
        },
    },
  )
  const dialogs = new Dialogs(clock)
  const services = {
    clock,
    navigate,
    dialogs,
    client: {
      call: async (call: unknown, params: never) => {
        sent.push({ call, params })
        const answer = table.get(call)
        if (!answer) throw new Error(`no answer for ${(call as { path?: string }).path}`)
        return answer(params)
      },
    },
    payment: {
      sheet: null,
      start: async (order: PayableOrder) => {
        paid.push(order)
        return world.outcome
      },
      hide: () => world.hidden++,
    },
    platform: {
      storage,
      host: { isWeb: false },
      webOrigin: () => world.origin,
      clipboard: { copy: async () => ({ kind: 'done' }) },
    },
    stores: {
      preferences: { language: 'zh-CN' },
      user: { userId: 'U1', cellphone: '13800000001', countryCode: '86', email: '' },
      shop: {
        config: { autoChooseBestCoupon: false, supportEmailOrder: true, supportLoginAreas: [] },
        loginAreas: [],
        redeems: false,
        cityId: 'BL1106',
        load: async () => undefined,
      },
      session: { channelId: '' },
      choices: new ChoicesStore(),
      risk: new RiskStore({ clock, userId: () => 'U1' }),
    },
  } as unknown as Services
  const sentTo = (call: unknown) => sent.filter((each) => each.call === call).map(({ params }) => params)
  /** A model on a screen of its own, which is open. */
  const show = async <Model>(make: (deps: ModelDeps) => Model) => {
    const { screen, comeBack } = screenScope(services)
    const model = make({ ...services, screen })
    screen.start()
    await settle()
    const back = async (): Promise<void> => {
      comeBack()
      await settle()
    }
    return { model, screen, comeBack: back, dispose: () => screen.dispose() }
  }
  return { services, clock, storage, went, sent, sentTo, paid, table, world, dialogs, show }
}

/** Lets promises settle. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
