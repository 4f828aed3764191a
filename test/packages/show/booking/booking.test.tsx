import { seatPlans } from '@/api/session'
import { showUser } from '@/api/show'
import Booking from '@/packages/show/booking/booking'
import { offline } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'
import { plans, showOnSale } from '../support/on-the-wire'

describe('booking', () => {
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

  test('day, tier and quantity lead to the order', async () => {
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

  test('begins with what was chosen before', async () => {
    await open({ params: { sessionId: 'N2', seatPlanId: 'P1', quantity: '3' } })
    expect(tier('看台')?.getAttribute('aria-checked')).toBe('true')
    await screen.press('立即购票')
    expect(screen.went[0][2]).toMatchObject({ sessionId: 'N2', seatPlanId: 'P1', quantity: '3' })
  })

  test('without a tier it says what is missing and stays', async () => {
    await open()
    expect(hint()).toBe('')
    await screen.press('立即购票')
    expect(hint()).toBe('请先选择票档')
    expect(screen.went).toEqual([])
    await screen.press('看台')
    expect(hint()).toBe('')
  })

  test('does not go beyond what one order may hold', async () => {
    await open({ params: { seatPlanId: 'P1', quantity: '9' } })
    expect(screen.text()).toContain('每单限购 4 张')
    expect(screen.button('增加')).toHaveProperty('disabled', true)
    await screen.press('立即购票')
    expect(screen.went[0][2]).toMatchObject({ quantity: '4' })
  })

  test('refuses a buyer who has all the tickets one may have', async () => {
    const limits = [{ sessionId: 'N1', remaining: 0 }]
    await open({
      member: true,
      params: { seatPlanId: 'P1' },
      answers: [[showUser, () => ({ remindedIds: [], limits })]],
    })
    expect(hint()).toBe('该场次已达购买上限')
    await screen.press('立即购票')
    expect(screen.went).toEqual([])
  })

  test('a tier that is gone says so and cannot be chosen', async () => {
    await open({ answers: [[seatPlans, () => [plans[0], { ...plans[1], status: 'SOLD_OUT' }]]] })
    expect(tier('内场')).toHaveProperty('disabled', true)
    expect(tier('内场')?.textContent).toContain('缺票')
    expect(tier('看台')?.getAttribute('aria-checked')).toBe('true')
  })

  test('tiers that did not come are asked for again', async () => {
    await open({ answers: [[seatPlans, offline]] })
    screen.answer(seatPlans, () => plans)
    await screen.press('重试')
    expect(tier('内场')).toBeTruthy()
  })
})
