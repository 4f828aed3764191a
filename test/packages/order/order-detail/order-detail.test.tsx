import { cancelOrder, orderDetail } from '@/api/order'
import { cashiers, reserveTime } from '@/api/payment'
import { customerService } from '@/api/shop'
import { orderResale, type ResaleUnit, takeOffersBack } from '@/api/resale'
import { fen } from '@/domain/money'
import type { ResaleState } from '@/domain/resale/rule'
import { externalNavigation } from '@/platform/external-navigation'
import OrderDetail from '@/packages/order/order-detail/order-detail'
import { NOW } from '../../../support/fake-clock'
import { offline, refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { byPhone } from '../../../support/data/customer-service'
import { anOrder } from '../../../support/data/order'
import { anOffer, anOrderResale, aResaleUnit } from '../../../support/data/resale'

const NO_SUPPORT = { type: 'NONE', customerServiceTelephone: '', workTimes: [], onlineConfig: null }

describe('an order', () => {
  let screen: OpenScreen
  const open = async (answers: Parameters<typeof openScreen>[1] = {}) => {
    screen = await openScreen(OrderDetail, {
      member: true,
      params: { orderId: 'O1' },
      answers: [[orderDetail, () => anOrder()], ...(answers.answers ?? [])],
    })
  }
  /** A dialog that was answered is still fading out, but is hidden from screen readers. */
  const isThere = (button: Element) => button.closest('[aria-hidden=true]') === null
  const has = (word: string) => screen.all('button').some((button) => isThere(button) && button.textContent === word)
  afterEach(() => screen.unmount())

  test('shows the state, a countdown, and buttons to pay or cancel while unpaid', async () => {
    await open()
    expect(screen.text('[role=heading][aria-level="2"]')).toBe('待付款')
    expect(screen.find('[role=timer]').textContent).toBe('15:00')
    await screen.wait(61_000)
    expect(screen.find('[role=timer]').textContent).toBe('13:59')
    expect([has('取消订单'), has('支付 ¥760')]).toEqual([true, true])
  })

  test('uses the gateway’s label as the heading of an unknown state', async () => {
    const order = { ...anOrder(), orderState: 'ON_HOLD', orderStatusTitle: '待审核', orderOperations: [] }
    const progress = ['UNPAID', 'RESERVE', 'ON_HOLD'].map((state) => ({ state, time: NOW }))
    await open({ answers: [[orderDetail, () => ({ ...order, progress })]] })
    expect(screen.text('[role=heading][aria-level="2"]')).toBe('待审核')
    expect(screen.text()).toContain('如有疑问，请联系客服')
    expect(screen.text()).not.toMatch(/已关闭|超时关闭|未付款关闭/)
    expect(screen.all('.at-timeline-item')).toHaveLength(2)
  })

  test('names each tier with its unit price, and each attendee with their document type', async () => {
    const items = [{ seatPlanId: 'P1', seatPlanName: '一层', quantity: 2, unitPrice: fen(38_000) }]
    const audiences = [
      { name: '林晚', idType: 'PASSPORT', idNo: 'E1****78' },
      { name: '周知', idType: 'STAR_CARD', idNo: '9****9' },
    ]
    await open({ answers: [[orderDetail, () => ({ ...anOrder(), items, audiences })]] })
    expect(screen.text('.tiers')).toBe('一层\u00a0· ¥380 × 2')
    expect(screen.text()).toMatch(/林晚护照 E1\*{4}78.*周知9\*{4}9/)
  })

  test('links an order with a privilege to the privilege’s refund rules', async () => {
    await open({ answers: [[orderDetail, () => anOrder({ privilegeId: 'PV1' })]] })
    await screen.press('使用特权购买')
    expect(screen.went).toEqual([['open', 'refund-rule-privilege', { orderId: 'O1' }]])
  })

  test('opens customer support for the order’s show', async () => {
    await open({ answers: [[customerService, () => byPhone]] })
    await screen.press('联系客服')
    expect(screen.text('[role=dialog]')).toContain('4000000000')
    expect(screen.sentTo(customerService)).toEqual([{ bizShowId: anOrder().firstShowId }])
  })

  test('offers a full refund of a canceled show as the main action', async () => {
    const paid = { orderState: 'SUCCEEDED' as const, qty: 2, voucherIds: ['V1'], showChange: 'CANCELED' as const }
    const order = anOrder({ ...paid, orderOperations: ['E_TICKET', 'REFUND'], refundable: fen(44_000) })
    await open({ answers: [[orderDetail, () => order]] })
    expect(screen.text()).toContain('演出已取消，不能转赠')
    expect(screen.text()).not.toContain('查看门票')
    await screen.press('退票，可退 ¥440')
    expect(screen.went.at(-1)).toEqual(['open', 'refund-order-tickets', { orderId: 'O1' }])
  })

  test('links to the order’s coupon packet for friends', async () => {
    const order = anOrder({ orderState: 'SUCCEEDED', orderOperations: ['PACKET', 'PACKET_MADE'] })
    await open({ answers: [[orderDetail, () => order]] })
    expect(screen.text()).toContain('已发出，看看谁领了')
    await screen.press('好友红包')
    expect(screen.went.at(-1)).toEqual(['open', 'coupon-create', { orderId: 'O1' }])
  })

  test('links to the rebooking, and between the original and the rebooked order', async () => {
    const paid = { orderState: 'SUCCEEDED' as const, qty: 2 }
    await open({ answers: [[orderDetail, () => anOrder({ ...paid, orderOperations: ['REBOOK'] })]] })
    await screen.press('换场次或票档')
    expect(screen.went.at(-1)).toEqual(['open', 'rebook-ticket', { orderId: 'O1' }])
    screen.unmount()
    const ticket = { unitId: 'P_1', seatPlanName: '池座', count: 1, numbers: [1], labels: [], names: [] }
    const tickets = [{ ...ticket, state: 'REBOOKED' as const, amount: null, rebookedTo: 'O2' }]
    await open({ answers: [[orderDetail, () => anOrder({ ...paid, tickets, orderOperations: [] })]] })
    await screen.press('已改签')
    expect(screen.went.at(-1)).toEqual(['open', 'order-detail', { orderId: 'O2' }])
    screen.unmount()
    await open({ answers: [[orderDetail, () => anOrder({ ...paid, rebookOf: 'O0', orderOperations: [] })]] })
    expect(screen.text()).toContain('改签得到的门票不能再次改签')
    await screen.press('由原订单改签而来')
    expect(screen.went.at(-1)).toEqual(['open', 'order-detail', { orderId: 'O0' }])
  })

  describe('the resale of an order’s tickets', () => {
    const paid = { orderState: 'SUCCEEDED' as const, qty: 2 }
    const openWith = (orderOperations: string[], units: ResaleUnit[], more: object = {}) =>
      open({
        answers: [
          [orderDetail, () => anOrder({ ...paid, orderOperations, ...more })],
          [orderResale, () => anOrderResale({ units })],
          [takeOffersBack, () => anOrderResale({ units: [aResaleUnit('1', { offer: anOffer('TAKEN_BACK') })] })],
        ],
      })
    const one = (state: ResaleState) => aResaleUnit('1', { offer: anOffer(state) })

    test('links to the resale, and requests listings only if some exist', async () => {
      await openWith(['RETURN'], [])
      expect(screen.sentTo(orderResale)).toEqual([])
      await screen.press('退给候补')
      expect(screen.went).toEqual([['open', 'offer-tickets', { orderId: 'O1' }]])
    })

    test('shows the deadline of listings, and withdraws listed tickets after a confirmation', async () => {
      await openWith(['RETURN', 'VIEW_RETURN'], [one('OFFERED')])
      expect(screen.text()).toMatch(/1 张门票正在退给候补12月10日 08:00 前有效，售出前门票照常可用/)
      await screen.press('收回')
      expect(screen.question()).toContain('从候补收回？')
      const yes = screen.all('[role=alertdialog] button, [role=dialog] button')
      await screen.tap(yes.find(({ textContent }) => textContent === '收回')!)
      expect(screen.sentTo(takeOffersBack)).toEqual([{ orderId: 'O1', unitIds: ['1'] }])
      expect(screen.text()).not.toContain('正在退给候补')
      expect(screen.sentTo(orderDetail)).toHaveLength(2)
    })

    test('shows the proceeds of sold tickets', async () => {
      const back = { refundedQty: 1, orderRefundState: 'PARTIAL' }
      await openWith(['VIEW_RETURN'], [{ ...one('SOLD'), hindrance: 'RETURNED' }, aResaleUnit('2')], back)
      expect(screen.text()).toMatch(/1 张门票已由候补购买.*售出，原票码已失效，¥342 原路退回/)
    })

    test('shows the order without listings when they fail to load', async () => {
      await open({
        answers: [
          [orderDetail, () => anOrder({ ...paid, orderOperations: ['VIEW_RETURN'] })],
          [orderResale, offline],
        ],
      })
      expect(screen.text()).toContain('订单编号')
      expect(screen.question()).toBe('')
    })
  })

  test('shows no support row if the merchant has no support', async () => {
    await open({ answers: [[customerService, () => NO_SUPPORT]] })
    expect(screen.text()).not.toContain('联系客服')
  })

  test('passes the buyer and the order to the merchant’s chat', async () => {
    const online = { supplierType: 'SOBOT', jumpUrl: 'https://chat.example', seatGroup: '', onlineCustomerId: '' }
    await open({
      answers: [[customerService, () => ({ ...NO_SUPPORT, type: 'ONLINE_CUSTOMER_SERVICE', onlineConfig: online })]],
    })
    const opens = jest.spyOn(externalNavigation, 'openInNewTab').mockImplementation()
    await screen.press('联系客服')
    await screen.press('在线客服')
    const { searchParams } = new URL(String(opens.mock.calls[0]?.[0]))
    expect(JSON.parse(searchParams.get('params') ?? '')).toEqual({ orderId: 'O1', showId: anOrder().firstShowId })
    opens.mockRestore()
  })

  test('shows the tickets once another device has paid', async () => {
    await open()
    screen.answer(orderDetail, () =>
      anOrder({ orderState: 'SUCCEEDED', orderOperations: ['E_TICKET'], voucherIds: ['V1'] }),
    )
    await screen.wait(60_000)
    expect(screen.text()).toContain('出票完成')
    expect(screen.all('[role=timer]')).toEqual([])
    await screen.press('查看门票')
    expect(screen.went).toEqual([['open', 'ticket-detail-new', { id: 'V1' }]])
  })

  test('links to the pickup code of paper tickets', async () => {
    const paper = anOrder({ orderState: 'SUCCEEDED', orderOperations: ['TICKET_TAKING_CODE'], voucherIds: ['V1'] })
    await open({ answers: [[orderDetail, () => paper]] })
    await screen.press('查看取票码')
    expect(screen.went).toEqual([['open', 'ticket-detail-new', { id: 'V1' }]])
  })

  test('is not canceled if the buyer declines the confirmation', async () => {
    await open({ answers: [[cancelOrder, () => null]] })
    await screen.press('取消订单')
    expect(screen.question()).toContain('取消这个订单？')
    await screen.press('再想想')
    expect(screen.sentTo(cancelOrder)).toEqual([])
  })

  test('shows the canceled order after a confirmation', async () => {
    await open({ answers: [[cancelOrder, () => null]] })
    await screen.press('取消订单')
    screen.answer(orderDetail, () => anOrder({ orderState: 'CANCELED', orderOperations: [] }))
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(screen.sentTo(cancelOrder)).toEqual([{ orderId: 'O1' }])
    expect(screen.toast()).toBe('订单已取消')
    expect(screen.text('[role=heading][aria-level="2"]')).toBe('已取消')
    expect(has('取消订单')).toBe(false)
  })

  test('lists events instead of states, and no amount due, for a canceled order', async () => {
    const progress = [
      { state: 'UNPAID', time: NOW, qty: 0, amount: null },
      { state: 'CANCELED', time: NOW + 60_000, qty: 0, amount: null },
    ] as const
    await open({
      answers: [[orderDetail, () => anOrder({ orderState: 'CANCELED', orderOperations: [], progress: [...progress] })]],
    })
    expect(screen.text('[role=group][aria-label=订单进度]')).toMatch(/^取消订单.*提交订单/)
    expect(screen.text()).toContain('订单金额¥760')
    expect(screen.text()).not.toContain('应付金额')
    expect(screen.find('.ink').textContent).toBe('¥760')
  })

  test('shows the gateway’s text if the cancellation is refused', async () => {
    await open({ answers: [[cancelOrder, refused('订单正在支付中')]] })
    await screen.press('取消订单')
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(screen.toast()).toBe('订单正在支付中')
    expect(has('取消订单')).toBe(true)
  })

  test('opens the payment sheet over the order', async () => {
    await open({
      answers: [
        [
          cashiers,
          () => [
            { paymentProduct: 'A', displayName: '支付宝' },
            { paymentProduct: 'B', displayName: '云闪付' },
          ],
        ],
        [reserveTime, () => ({ time: NOW + 900_000 })],
      ],
    })
    await screen.press('支付 ¥760')
    expect(screen.sentTo(cashiers)).toMatchObject([{ transactionIds: ['T1'] }])
    expect(screen.text('[role=dialog]')).toContain('云闪付')
  })

  test('shows why loading failed, and offers a retry', async () => {
    await open({ answers: [[orderDetail, offline]] })
    expect(screen.text()).toContain('无法连接网络')
    screen.answer(orderDetail, () => anOrder())
    await screen.press('重试')
    expect(screen.text()).toContain('Tides')
  })
})
