import { orderDetail } from '@/api/order'
import { fen } from '@/domain/money'
import OrderDetail from '@/packages/order/order-detail/order-detail'
import { anOrder } from '../../../support/data/order'
import { NOW } from '../../../support/fake-clock'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

describe('the tickets of an order', () => {
  let screen: OpenScreen
  const open = async ({ answers }: Required<Pick<Given, 'answers'>>) => {
    screen = await openScreen(OrderDetail, { member: true, params: { orderId: 'O1' }, answers })
  }
  afterEach(() => screen.unmount())

  test('are listed with seat, state and refund', async () => {
    const ticket = {
      seatPlanName: '池座',
      count: 1,
      numbers: [1],
      names: [],
      state: 'VALID' as const,
      amount: null,
      rebookedTo: '',
    }
    const tickets = [
      { ...ticket, unitId: 'P_1', labels: ['7 排 15 座'], state: 'REFUNDING' as const, amount: fen(61_200) },
      { ...ticket, unitId: 'P_2', labels: ['7 排 16 座'], names: ['陈晓'] },
      {
        ...ticket,
        unitId: 'Q_1',
        seatPlanName: '双人套票',
        count: 2,
        numbers: [3, 4],
        labels: [],
        state: 'GIVEN' as const,
      },
    ]
    await open({ answers: [[orderDetail, () => anOrder({ tickets })]] })
    await screen.press('7 排 15 座')
    expect(screen.went.at(-1)).toEqual(['open', 'refund-order-tickets', { orderId: 'O1' }])
    expect(screen.all('[role=listitem]').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual([
      '7 排 15 座池座已退票 · 退款中¥612',
      '7 排 16 座池座 · 陈晓有效',
      '双人套票 × 2 · 第 3、4 张已转赠',
    ])
  })

  test('are not listed before payment if no seats were picked', async () => {
    const ticket = {
      unitId: 'P_1',
      seatPlanName: '池座',
      count: 1,
      numbers: [],
      labels: [],
      names: [],
      amount: null,
      rebookedTo: '',
    }
    await open({ answers: [[orderDetail, () => anOrder({ tickets: [{ ...ticket, state: 'NONE' }] })]] })
    expect(screen.all('[role=listitem]')).toEqual([])
  })

  test('show the steps of single tickets, and a pending refund as next step', async () => {
    const progress = [
      { state: 'REFUND_APPLIED', time: NOW, qty: 1, amount: null },
      { state: 'GIFT_SENT', time: NOW + 60_000, qty: 2, amount: null },
    ] as const
    const order = anOrder({ progress: [...progress], refundingAmount: fen(61_200) })
    await open({ answers: [[orderDetail, () => order]] })
    expect(screen.text('[role=group][aria-label=订单进度]')).toMatch(
      /^款项到账.*将退 ¥612转赠 2 张已完成今天 10:01退票 1 张已完成今天 10:00$/,
    )
  })

  test.each([
    [
      'SELF_TAKE',
      'VALID',
      '到场馆取票待进行凭取票码在浮光大剧院的取票机领取已出票已完成今天 10:00付款成功已完成今天 10:00',
    ],
    ['SELF_TAKE', 'USED', '已出票已完成今天 10:00付款成功已完成今天 10:00'],
    ['EXPRESS', 'VALID', '已收到门票已完成今天 10:00付款成功已完成今天 10:00'],
  ] as const)('show the pending collection of a %s order whose ticket is %s', async (deliverMethod, state, steps) => {
    const ticket = { unitId: 'P_1', seatPlanName: '池座', count: 1, numbers: [1], labels: [], names: [] }
    const progress = (['RESERVE', 'SUCCEEDED'] as const).map((step) => ({
      state: step,
      time: NOW,
      qty: 0,
      amount: null,
    }))
    const order = anOrder({
      ...{ deliverMethod, progress, firstVenueName: '浮光大剧院' },
      tickets: [{ ...ticket, state, amount: null, rebookedTo: '' }],
    })
    await open({ answers: [[orderDetail, () => order]] })
    expect(screen.text('[role=group][aria-label=订单进度]')).toBe(steps)
  })
})
