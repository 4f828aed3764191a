import { joinWaitlist, leaveWaitlist, waitlist } from '@/api/waitlist'
import { seatPlans, sessionsDynamicData } from '@/api/session'
import { showDynamic } from '@/api/show'
import Booking from '@/packages/show/booking/booking'
import ShowDetail from '@/packages/show/show-detail/show-detail'
import { RequestError } from '@/request/errors'
import { aWaitPlace } from '../../../support/data/wait-place'
import { dynamic, plans, sales, showOnSale } from '../../../support/data/show-on-sale'
import { NOW } from '../../../support/fake-clock'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const gone = { soldOut: true, existWaitList: true }
const soldOut: typeof showOnSale = [
  ...showOnSale,
  [showDynamic, () => ({ ...dynamic, ...gone, showDetailStatus: 'SOLD_OUT' })],
  [sessionsDynamicData, () => sales.map((sale) => ({ ...sale, ...gone, sessionStatus: 'SOLD_OUT' }))],
  [seatPlans, () => plans.map((plan) => ({ ...plan, status: 'SOLD_OUT', existWaitList: true }))],
]

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (places: object[], answers: typeof showOnSale = []) => {
  const line = { capacity: 200, tiers: [{ seatPlanId: 'P1', waiting: 3 }], places }
  const given = [...soldOut, [waitlist, () => line] as (typeof showOnSale)[number], ...answers]
  screen = await openScreen(ShowDetail, { answers: given, params: { showId: 'S1' }, member: true })
}

test('shows the number of waiting buyers per tier, and the gateway’s refusal text', async () => {
  const refuse = () => {
    throw new RequestError({ kind: 'business', message: '已满' })
  }
  await open([], [[joinWaitlist, refuse]])
  await screen.press('候补登记')
  const [sheet] = screen.all('[role=dialog]')
  expect(sheet.textContent).toContain('3 人候补中')
  await screen.tap(sheet.querySelector<HTMLElement>('[role=radio]')!)
  const [join] = [...sheet.querySelectorAll('button')].filter(({ textContent }) => textContent === '候补登记')
  await screen.tap(join)
  expect(screen.sentTo(joinWaitlist)).toEqual([
    { showId: 'S1', sessionId: 'N1', seatPlanId: 'P1', quantity: 1, remindType: 'SMS' },
  ])
  expect(screen.toast()).toBe('已满')
})

test('opens the waitlist from a sold-out tier while other tiers are on sale', async () => {
  const selling: typeof showOnSale = [
    [showDynamic, () => ({ ...dynamic, existWaitList: true })],
    [sessionsDynamicData, () => sales],
    [
      seatPlans,
      () => plans.map((plan, at) => (at === 0 ? { ...plan, status: 'SOLD_OUT', existWaitList: true } : plan)),
    ],
  ]
  const line = { capacity: 200, tiers: [], places: [] }
  screen = await openScreen(Booking, {
    answers: [...showOnSale, ...selling, [waitlist, () => line]],
    params: { showId: 'S1' },
    member: true,
  })
  await screen.press('候补登记')
  const [sheet] = screen.all('[role=dialog]')
  expect(sheet.querySelector('[role=radio][aria-checked=true]')?.textContent).toContain(plans[0].seatPlanName)
})

test('shows the tickets before a position, and leaves the waitlist after a confirmation', async () => {
  await open([aWaitPlace({ place: 4, unitsBefore: 7 })], [[leaveWaitlist, () => aWaitPlace({ state: 'LEFT' })]])
  expect(screen.text()).toContain('你排在第 4 位，前面共候补 7 张')
  await screen.press('退出候补')
  expect([screen.question(), screen.sentTo(leaveWaitlist)]).toEqual([expect.stringContaining('退出候补？'), []])
  const [leave] = screen.all('[role=alertdialog] button').filter(({ textContent }) => textContent === '退出候补')
  await screen.tap(leave)
  expect(screen.sentTo(leaveWaitlist)).toEqual([{ waitId: 'w1' }])
})

test('shows the number of offered tickets and the deadline, and opens the order', async () => {
  await open([
    aWaitPlace({ state: 'OFFERED', place: null, offered: 1, quantity: 2, offerUntil: NOW + 300_000, showId: 'S1' }),
  ])
  expect(screen.text()).toContain('目前只有 1 张（你候补 2 张），可先下单')
  expect(screen.all('[role=timer]').map((timer) => timer.textContent)).toContain('05:00')
  await screen.press('立即下单')
  expect(screen.went).toEqual([
    ['open', 'confirm-order', { showId: 'S1', sessionId: 'n1', seatPlanId: 'p1', quantity: '1' }],
  ])
})

test('shows a missed offer', async () => {
  await open([aWaitPlace({ state: 'MISSED', place: null })])
  expect(screen.text()).toContain('票已顺延给下一位，可重新候补')
  expect(screen.all('button').map(({ textContent }) => textContent)).not.toContain('退出候补')
})
