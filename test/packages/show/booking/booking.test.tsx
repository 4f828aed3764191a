import { cardCover } from '@/api/card'
import {
  privilegePlansDynamicData,
  privilegePlansStaticData,
  privilegeSessionsDynamicData,
  privilegeSessionsStaticData,
  seatPlans,
  sessionsStaticData,
} from '@/api/session'
import { seatPlanAgeLimits, showDynamic, showStatic, showUser } from '@/api/show'
import Booking from '@/packages/show/booking/booking'
import { dynamic, facts, plans, sales, sessions, showOnSale } from '../../../support/data/show-on-sale'
import { NOW } from '../../../support/fake-clock'
import { offline } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

describe('the booking screen', () => {
  let screen: OpenScreen
  const open = async ({ params = {}, answers = [], ...given }: Given = {}) => {
    screen = await openScreen(Booking, {
      answers: [...showOnSale, ...answers],
      params: { showId: 'S1', ...params },
      ...given,
    })
  }
  const tier = (name: string) => screen.all('[role=radio]').find((radio) => radio.textContent?.includes(name))
  const hint = () => screen.text('[role=alert]')
  afterEach(() => screen.unmount())

  test('opens the order with the chosen day, tier and quantity', async () => {
    await open()
    await screen.press('11月22日')
    await screen.press('内场')
    await screen.tap(screen.button('增加'))
    expect(screen.text()).toContain('1960')
    await screen.press('立即购票')
    expect(screen.sentTo(seatPlans).at(-1)).toEqual({ showId: 'S1', sessionId: 'N2' })
    expect(screen.went).toEqual([
      [
        'open',
        'confirm-order',
        expect.objectContaining({ showId: 'S1', sessionId: 'N2', seatPlanId: 'P2', quantity: '2' }),
      ],
    ])
  })

  test('marks a session for specified users, and links to the code entry', async () => {
    const friends = { whiteTags: [{ tag: 'friends', title: '剧场之友' }] }
    await open({ answers: [[sessionsStaticData, () => [sessions[0], { ...sessions[1], ...friends }]]] })
    expect(screen.text()).not.toContain('仅限剧场之友购买')
    await screen.press('11月22日')
    expect(screen.text()).toContain('仅限剧场之友购买')
    await screen.press('验证购票资格')
    expect(screen.went).toEqual([['open', 'privilege', { showId: 'S1' }]])
  })

  test('starts with the selection in the address', async () => {
    await open({ params: { sessionId: 'N2', seatPlanId: 'P1', quantity: '3' } })
    expect(tier('看台')?.getAttribute('aria-checked')).toBe('true')
    await screen.press('立即购票')
    expect(screen.went[0][2]).toMatchObject({ sessionId: 'N2', seatPlanId: 'P1', quantity: '3' })
  })

  test('charges only the tickets that the card does not cover', async () => {
    const card = { cardId: 'B1', userCardInstanceId: 'U1' }
    const sessionCover = { sessionId: 'N2', left: 1, seatPlanIds: ['P1'] }
    const cover = { ...card, cardKind: 'TIMES', cardName: '五次卡', sessions: [sessionCover] }
    const params = { ...card, sessionId: 'N2', seatPlanId: 'P1', quantity: '2' }
    await open({ member: true, params, answers: [[cardCover, () => cover]] })
    expect(screen.text()).toMatch(/五次卡：还可抵 0 张票.*超出的票按票价支付/)
    expect(screen.text()).toContain(String((plans[0]?.originalPrice ?? 0) / 100))
    await screen.press('立即购票')
    expect(screen.went[0][2]).toMatchObject({ quantity: '2', ...card })
  })

  test('reports a missing tier instead of opening the order', async () => {
    await open()
    expect(hint()).toBe('')
    await screen.press('立即购票')
    expect(hint()).toBe('请先选择票档')
    expect(screen.went).toEqual([])
    await screen.press('看台')
    expect(hint()).toBe('')
  })

  test('limits the quantity to the maximum of one order', async () => {
    await open({ params: { seatPlanId: 'P1', quantity: '9' } })
    expect(screen.text()).toContain('每单限购 4 张')
    expect(screen.button('增加')).toHaveProperty('disabled', true)
    await screen.press('立即购票')
    expect(screen.went[0][2]).toMatchObject({ quantity: '4' })
  })

  test('blocks a buyer who has reached the limit', async () => {
    const limits = [{ sessionId: 'N1', remaining: 0 }]
    await open({
      member: true,
      params: { seatPlanId: 'P1' },
      answers: [[showUser, () => ({ reminders: [], limits })]],
    })
    expect(hint()).toBe('该场次已达购买上限')
    await screen.press('立即购票')
    expect(screen.went).toEqual([])
  })

  test('marks a sold-out tier and disables it', async () => {
    await open({ answers: [[seatPlans, () => [plans[0], { ...plans[1], status: 'SOLD_OUT' }]]] })
    expect(tier('内场')).toHaveProperty('disabled', true)
    expect(tier('内场')?.textContent).toContain('缺票')
    expect(tier('看台')?.getAttribute('aria-checked')).toBe('true')
  })

  test('offers a retry if the tiers fail to load', async () => {
    await open({ answers: [[seatPlans, offline]] })
    screen.answer(seatPlans, () => plans)
    await screen.press('重试')
    expect(tier('内场')).toBeTruthy()
  })

  test('shows the age limit of a tier to members', async () => {
    const answers: Given['answers'] = [[seatPlanAgeLimits, () => [{ seatPlanId: 'P2', minAge: 7, maxAge: 12 }]]]
    await open({ answers })
    expect(tier('内场')?.textContent).not.toContain('周岁')
    screen.unmount()
    await open({ member: true, answers })
    expect(tier('内场')?.textContent).toContain('限 7 至 12 周岁')
    expect(tier('看台')?.textContent).not.toContain('周岁')
  })

  describe('a show with seats', () => {
    const seated = [showStatic, () => ({ ...facts, seatPickType: 'SUPPORT_PICK_SEAT' })] as const

    test('opens the seat selection with an optional tier and quantity', async () => {
      await open({ answers: [seated] })
      expect(tier('全部票档')?.getAttribute('aria-checked')).toBe('true')
      await screen.press('选座购票')
      await screen.press('内场')
      await screen.tap(screen.button('增加'))
      await screen.press('选座购票')
      await screen.press('全部票档')
      await screen.press('选座购票')
      expect(screen.went.map(([, name, params]) => [name, params])).toEqual([
        ['pick-seat', expect.objectContaining({ showId: 'S1', sessionId: 'N1', seatPlanId: undefined })],
        ['pick-seat', expect.objectContaining({ seatPlanId: 'P2', quantity: '2' })],
        ['pick-seat', expect.objectContaining({ seatPlanId: undefined, quantity: '2' })],
      ])
    })

    test('shows the order limit, or the number of tickets left for the buyer', async () => {
      await open({ answers: [seated] })
      expect(screen.text()).toContain('每单限购 4 张')
      screen.unmount()
      const limits = [{ sessionId: 'N1', remaining: 2 }]
      await open({ member: true, answers: [seated, [showUser, () => ({ reminders: [], limits })]] })
      expect(screen.text()).toContain('该场次你还可购买 2 张')
      expect(screen.text()).not.toContain('每单限购 4 张')
      await screen.tap(screen.button('增加'))
      expect(screen.button('增加')).toHaveProperty('disabled', true)
    })

    test('restarts a refused selection in the same session', async () => {
      await open({ answers: [seated], params: { sessionId: 'N2', seatPlanId: 'P2', quantity: '3', backMode: '11' } })
      expect(screen.text()).toContain('重新选择')
      await screen.press('选座购票')
      expect(screen.went[0][2]).toMatchObject({ sessionId: 'N2', seatPlanId: undefined, quantity: undefined })
    })
  })

  describe('a booking before the public sale', () => {
    const waits = { ...dynamic, showDetailStatus: 'PRE_SALE', saleTime: NOW + 3_600_000, existsPrivilegePurchase: true }

    test('informs a visitor that members buy earlier, and offers a login', async () => {
      await open({ answers: [[showDynamic, () => waits]] })
      expect(screen.text()).toContain('会员可在公开开售前优先购票')
      await screen.press('登录使用')
      expect(screen.went).toEqual([['openLogin']])
    })

    test('shows the presale notice to a buyer with the privilege, and uses the privilege', async () => {
      const early = { ...waits, canUsePriorityPurchase: true, prioritySaleTime: NOW - 1, privilegeId: 'PV1' }
      await open({
        member: true,
        params: { seatPlanId: 'P1' },
        answers: [
          [showDynamic, () => early],
          [privilegeSessionsStaticData, () => sessions],
          [privilegeSessionsDynamicData, () => sales],
          [privilegePlansStaticData, () => plans],
          [privilegePlansDynamicData, () => plans],
        ],
      })
      expect(screen.text()).toContain('你可提前购票')
      await screen.press('优先购')
      expect(screen.went[0]).toEqual(['open', 'confirm-order', expect.objectContaining({ privilegeId: 'PV1' })])
    })
  })
})
