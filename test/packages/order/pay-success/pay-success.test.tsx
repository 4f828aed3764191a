import { orderDetail } from '@/api/order'
import { recommendedShows } from '@/api/search'
import { fen } from '@/domain/money'
import PaySuccess from '@/packages/order/pay-success/pay-success'
import { done } from '@/platform/outcome'
import { systemBack } from '@/platform/system-back'
import { anOrder } from '../../../support/data/order'
import { aPageOfShows } from '../../../support/data/show-card'
import { NOW } from '../../../support/fake-clock'
import type { Answers } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

const UNDER_WAY = { state: 'UNDER_WAY', reason: '', method: 'Alipay', amount: fen(76_000), time: 0 } as const

describe('a paid order', () => {
  let screen: OpenScreen
  const open = async (before?: Given['before'], more: Parameters<typeof anOrder>[0] = {}, answers: Answers = []) => {
    const shown = { firstShowId: 'S1', firstSessionId: 'N2', voucherIds: ['V1'] }
    const paid = anOrder({ orderState: 'SUCCEEDED', ...shown, orderSuccessPaidOperations: ['E_TICKET'], ...more })
    screen = await openScreen(PaySuccess, {
      member: true,
      params: { orderId: 'O1' },
      answers: [[orderDetail, () => paid], ...answers],
      ...(before && { before }),
    })
    // The screen requests the order when it is shown.
    await screen.wait(5_000)
  }
  afterEach(() => screen.unmount())

  const buttons = () => screen.all('.box > :first-child button').map(({ textContent }) => textContent)

  test.each([
    [['E_TICKET'], ['查看门票', '查看订单'], '门票已放入票夹'],
    [['TICKET_TAKING_CODE'], ['查看取票码', '查看订单'], '取票码已放入票夹'],
    [['VIEW_EXPRESS'], ['查看配送进度', '查看订单'], '纸质票将由快递寄出'],
    [['REAL_NAME', 'E_TICKET'], ['查看订单', '查看门票', '填写观演人'], '请为每张票填写观演人'],
    [[], ['查看订单'], '出票后可在票夹查看'],
  ] as const)('offers the gateway’s operations %j and a link to the order', async (operations, names, hint) => {
    await open(undefined, { orderSuccessPaidOperations: [...operations] })
    expect(buttons()).toEqual(names)
    expect(screen.text('[role=status]')).toContain(hint)
  })

  test.each([
    ['paid', 'SUCCEEDED', [['switchTab', 'home']]],
    ['being confirmed', 'UNPAID', []],
  ] as const)('handles back navigation from an order that is %s: %#', async (_, orderState, went) => {
    const hold = jest.spyOn(systemBack, 'hold')
    await open(undefined, { orderState, ...(orderState === 'UNPAID' && { payment: { ...UNDER_WAY } }) })
    await screen.change(() => hold.mock.calls.forEach(([back]) => back()))
    expect(screen.went).toEqual(went)
    hold.mockRestore()
  })

  test('links to the order’s coupon packet if the order includes one', async () => {
    await open()
    expect(screen.text()).not.toContain('好友红包')
    screen.unmount()
    await open(undefined, { orderOperations: ['PACKET'] })
    await screen.press('好友红包')
    expect(screen.went.at(-1)).toEqual(['open', 'coupon-create', { orderId: 'O1' }])
  })

  test('shows that a rebooking succeeded and that the old tickets are void', async () => {
    await open(undefined, { rebookOf: 'O0' })
    expect(screen.text('[role=status]')).toBe('改签成功原门票已失效，新门票在票夹里')
  })

  test('shows the returned difference of a rebooking instead of an empty payment', async () => {
    const rebooking = { fee: fen(6_000), back: fen(14_000), state: 'IN_PROGRESS' as const }
    await open(undefined, { rebookOf: 'O0', payAmount: fen(0), rebooking })
    expect(screen.text('[role=status]')).toContain('改签成功改签差价 ¥140 退回中')
    expect(screen.text()).toContain('改签结果')
    expect(screen.text()).not.toContain('实付')
  })

  test('shows the ordered show while the payment is being confirmed', async () => {
    await open(undefined, { orderState: 'UNPAID', payment: { ...UNDER_WAY } })
    expect(screen.text()).toMatch(/正在确认支付结果.*Tides.*应付 ¥760/)
  })

  test('links to the parcel, and to the form for missing attendee names', async () => {
    await open(undefined, { orderSuccessPaidOperations: ['VIEW_EXPRESS'] })
    await screen.press('查看配送进度')
    expect(screen.went).toEqual([['open', 'express', { orderId: 'O1' }]])
    screen.unmount()
    await open(undefined, { orderSuccessPaidOperations: ['REAL_NAME', 'E_TICKET'] })
    await screen.press('填写观演人')
    await screen.press('查看门票')
    expect(screen.went).toEqual([
      ['open', 'real-name', { id: 'V1' }],
      ['open', 'ticket-detail-new', { id: 'V1' }],
    ])
  })

  test('shows the seats, and offers a calendar entry', async () => {
    const addToCalendar = jest.fn(() => Promise.resolve(done))
    const tickets = ['8 排 1 座', '8 排 2 座'].map((label, at) => ({
      ...{ unitId: String(at), seatPlanName: '池座', count: 1, numbers: [at + 1], labels: [label], names: [] },
      ...{ state: 'VALID' as const, amount: null, rebookedTo: '' },
    }))
    const showTime = NOW + 86_400_000
    await open(({ platform }) => Object.assign(platform, { addToCalendar }), { tickets, showTime, showDuration: 90 })
    expect(screen.text()).toContain('8 排 1–2 座')
    await screen.press('加入日历')
    expect(addToCalendar).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'V1', startsAt: showTime, endsAt: showTime + 5_400_000 }),
    )
    expect(screen.toast()).toBe('已加入日历')
  })

  test('recommends shows other than the bought show', async () => {
    await open(undefined, {}, [[recommendedShows, () => aPageOfShows(['S1', 'S2', 'S3'])]])
    expect(screen.text()).toMatch(/S2.*S3/)
    expect(screen.text()).not.toContain('S1')
  })

  test('opens the page that shares the show', async () => {
    await open()
    await screen.press('告诉朋友')
    expect(screen.went).toEqual([['open', 'share-pay-success', { orderId: 'O1' }]])
  })

  test('offers no sharing if the visit forbids sharing', async () => {
    await open(({ stores }) => stores.session.applyQuery({ forbidShare: '1' }))
    expect(screen.text()).toContain('查看门票')
    expect(screen.text()).not.toContain('告诉朋友')
  })
})
