import { act } from 'react'
import { bestSeats } from '@/api/seats'
import { seatPlans, sessionsDynamicData, sessionsStaticData } from '@/api/session'
import { showDynamic, showStatic } from '@/api/show'
import SitePurchase from '@/packages/show/site-purchase/site-purchase'
import { dynamic, facts, plans, sales, sessions, showOnSale } from '../../../support/data/show-on-sale'
import { NOW } from '../../../support/fake-clock'
import { offline } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'
import { RequestError } from '@/request/errors'

const MINUTE = 60_000
const notThere = () => {
  throw new RequestError({ kind: 'business', httpCode: 404 })
}
/** Sessions of a show: one tonight at 19:30, and one tomorrow. */
const tonight = [{ ...sessions[0], showTime: NOW + 570 * MINUTE }, sessions[1]]
const seated = { ...facts, seatPickType: 'SUPPORT_PICK_SEAT' }

describe('a purchase at the door', () => {
  let screen: OpenScreen
  const open = async ({ answers = [], params = {}, ...given }: Given = {}) => {
    screen = await openScreen(SitePurchase, {
      answers: [...showOnSale, [sessionsStaticData, () => tonight], ...answers],
      params: { showId: 'S1', ...params },
      ...given,
    })
  }
  afterEach(() => screen.unmount())

  test('starts with tonight’s session, and opens the order with tier and quantity', async () => {
    await open()
    expect(screen.text()).toContain('今天')
    await screen.press('看台')
    await screen.tap(screen.button('增加'))
    await screen.press('立即购票')
    expect(screen.went).toEqual([
      [
        'open',
        'confirm-order',
        expect.objectContaining({
          showId: 'S1',
          sessionId: 'N1',
          seatPlanId: 'P1',
          quantity: '2',
          pageSource: 'purchase',
        }),
      ],
    ])
  })

  test('shows that a session has started, or that no session takes place today', async () => {
    await open({ answers: [[sessionsStaticData, () => [{ ...sessions[0], showTime: NOW - MINUTE }]]] })
    expect(screen.text()).toContain('正在进行')
    screen.unmount()
    await open({ answers: [[sessionsStaticData, () => [sessions[1]]]] })
    expect(screen.text()).toContain('今天没有场次')
  })

  test('skips a sold-out session, and shows other sessions on request', async () => {
    await open({
      answers: [[sessionsDynamicData, () => [{ ...sales[0], sessionStatus: 'SOLD_OUT', soldOut: true }, sales[1]]]],
    })
    expect(screen.text()).toContain('今天没有场次')
    await screen.press('其他场次')
    expect(screen.all('[role=radiogroup]').length).toBeGreaterThan(1)
  })

  test('offers a waitlist and a link to the show if all sessions are sold out', async () => {
    const gone = { sessionStatus: 'SOLD_OUT', soldOut: true, existWaitList: true }
    await open({
      answers: [
        [showDynamic, () => ({ ...dynamic, showDetailStatus: 'SOLD_OUT', soldOut: true, existWaitList: true })],
        [sessionsDynamicData, () => sales.map((sale) => ({ ...sale, ...gone }))],
        [seatPlans, () => plans.map((plan) => ({ ...plan, status: 'SOLD_OUT' }))],
      ],
    })
    await screen.press('候补')
    expect(screen.went).toEqual([['openLogin']])
    await screen.press('演出详情')
    expect(screen.went[1]).toEqual(['open', 'show-detail', { showId: 'S1' }])
  })

  test.each([
    ['CANCELED', '演出已取消'],
    ['COMPLETED', '演出已结束'],
    ['DISABLED', '演出未开售'],
  ])('states that a show is %s, and links to other shows', async (showDetailStatus, text) => {
    await open({ answers: [[showDynamic, () => ({ ...dynamic, showDetailStatus })]] })
    expect(screen.text()).toContain(text)
    await screen.press('看看别的演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })

  test('links an unknown show to other shows, and offers a retry without a network', async () => {
    await open({ answers: [[showStatic, notThere]] })
    expect(screen.button('看看别的演出')).toBeTruthy()
    screen.unmount()
    await open({ answers: [[showStatic, offline]] })
    screen.answer(showStatic, () => facts)
    await screen.press('重试')
    expect(screen.text()).toContain('潮声')
  })

  describe('a purchase of seats at the door', () => {
    const withSeats = (answer: Parameters<OpenScreen['answer']>[1]): Given => ({
      answers: [
        [showStatic, () => seated],
        [bestSeats, answer],
      ],
    })
    const offered = async () => {
      await screen.press('看台')
      await screen.wait(300)
    }

    test('shows the seats before payment, and updates them for another quantity', async () => {
      await open(withSeats(() => ({ seatIds: ['A12-7-15', 'A12-7-16'] })))
      await offered()
      expect(screen.text()).toContain('A12 区 7 排 15、16 座')
      await screen.tap(screen.button('增加'))
      await screen.tap(screen.button('增加'))
      await screen.wait(300)
      expect(screen.sentTo(bestSeats)).toEqual([
        { showId: 'S1', sessionId: 'N1', seatPlanId: 'P1', count: 1 },
        { showId: 'S1', sessionId: 'N1', seatPlanId: 'P1', count: 3 },
      ])
      await screen.press('立即购票')
      expect(screen.went[0][1]).toBe('confirm-order')
    })

    test('reports that no adjacent seats remain, but permits the purchase', async () => {
      await open(withSeats(() => ({ seatIds: [] })))
      await offered()
      expect(screen.text()).toContain('没有 1 个连座了')
      await screen.press('立即购票')
      expect(screen.went[0][1]).toBe('confirm-order')
    })

    test('leaves the seat choice to the order if the seats fail to load', async () => {
      await open(withSeats(offline))
      await offered()
      expect(screen.text()).toContain('提交订单时为你安排座位')
      screen.answer(bestSeats, () => ({ seatIds: ['A12-7-15'] }))
      await act(async () => void window.dispatchEvent(new Event('online')))
      await screen.settle()
      expect(screen.text()).toContain('A12 区 7 排 15 座')
    })

    test('requires a tier, because buyers do not pick seats at the door', async () => {
      await open(withSeats(() => ({ seatIds: [] })))
      await screen.press('立即购票')
      expect(screen.text('[role=alert]')).toBe('请先选择票档')
      expect(screen.sentTo(bestSeats)).toEqual([])
    })
  })
})
