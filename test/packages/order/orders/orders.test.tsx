import { itemOrder, itemOrders } from '@/api/item-order'
import { cancelOrder, orders } from '@/api/order'
import { fen } from '@/domain/money'
import Orders from '@/packages/order/orders/orders'
import { anItemOrder } from '../../../support/data/item-order'
import { anOrder } from '../../../support/data/order'
import { aPage } from '../../../support/data/page'
import { NOW } from '../../../support/fake-clock'
import { type Answer, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const unpaid = anOrder({ firstShowName: '潮声', reserveTime: NOW + 600_000, qty: 2 })
const paid = { ...unpaid, orderId: 'O2', firstShowName: '雷雨', orderState: 'SUCCEEDED', orderOperations: [] }
const byTab = ({ tab }: { tab: string }) => (tab === 'HISTORY' ? aPage([]) : aPage([unpaid, paid]))

describe('the list of orders', () => {
  let screen: OpenScreen
  const open = async (answer: Answer = byTab, params = {}) => {
    screen = await openScreen(Orders, { member: true, answers: [[orders, answer]], params })
  }
  const panel = () => screen.text('[role=tabpanel]')
  afterEach(() => screen.unmount())

  test('shows each order’s state, with a countdown and button for unpaid orders', async () => {
    await open()
    expect(screen.all('[role=listitem]')).toHaveLength(2)
    expect(panel()).toContain('待付款')
    expect(panel()).toContain('已出票')
    expect(screen.find('[role=timer]').textContent).toBe('10:00')
    await screen.wait(1_000)
    expect(screen.find('[role=timer]').textContent).toBe('09:59')
    expect(screen.all('button').filter((button) => button.textContent === '去支付')).toHaveLength(1)
  })

  test('shows an automatic refund in the order’s card', async () => {
    const payment = { state: 'RETURNED', reason: '', method: '支付宝', amount: fen(76_000), time: NOW } as const
    await open(() => aPage([{ ...paid, orderState: 'CLOSED', payment }]))
    expect(panel()).toContain('你付的 ¥760 已自动原路退回')
  })

  test('shows all refunds in one line, and a rebooked order’s paid amount', async () => {
    const back = { refundedAmount: fen(71_200), refundingAmount: fen(61_200) }
    const after = { ...paid, orderId: 'O3', payAmount: fen(20_000), movedIn: fen(68_000) }
    await open(() => aPage([{ ...paid, ...back, refundedQty: 1, itemChangeTypeList: ['REFUND'] }, after]))
    expect(panel()).toMatch(/已出票.*剩 1 张.*退款中 ¥612.*已退款 ¥100.*200/)
  })

  test.each([
    ['REFUND_DONE', '退款已完成', 1],
    ['INVOICE_REJECTED', '发票申请未通过', 0],
  ])('shows the unread update %s as text beside its dot', async (news, text, done) => {
    await open(() => aPage([{ ...paid, news }]))
    expect(panel()).toContain(text)
    expect([screen.all('.dot').length, screen.all('.done').length]).toEqual([1, done])
  })

  test('shows the gateway’s label for an unknown order state', async () => {
    const newer = { orderState: 'ON_HOLD', orderDetailState: 'onHold', orderStatusTitle: '待审核' }
    await open(() => aPage([{ ...paid, ...newer }]))
    expect(panel()).toContain('待审核')
    expect(panel()).not.toContain('已关闭')
    expect(screen.all('.badge.notice')).toHaveLength(1)
    expect(screen.all('.past')).toHaveLength(0)
  })

  test('shows the gateway’s detailed state of an order', async () => {
    await open(() => aPage([{ ...paid, orderDetailState: 'refunding', orderStatusTitle: '正在退' }]))
    expect(panel()).toContain('退款中')
    expect(panel()).not.toContain('已出票')
  })

  test('shows an ended order in a muted card', async () => {
    await open(() => aPage([paid, { ...paid, orderId: 'O3', isEnd: true }]))
    expect(screen.all('.past')).toHaveLength(1)
    expect(screen.all('.quiet')).toHaveLength(1)
    expect(panel()).toContain('已完成')
  })

  test('tags a promotion, and shows the delivery method only for paper tickets', async () => {
    const paper = { ticketForm: 'PAPER', deliverMethod: 'SELF_TAKE' } as const
    await open(() =>
      aPage([
        { ...paid, ...paper, hasPromotion: true },
        { ...paid, orderId: 'O3' },
      ]),
    )
    const [first, second] = screen.all('[role=listitem]').map(({ textContent }) => textContent)
    expect(first).toContain('活动优惠')
    expect(first).toContain('现场领取纸质票')
    expect(second).not.toMatch(/活动优惠|纸质票/)
  })

  test('shows the waitlist state of tickets unless an unread update replaces it', async () => {
    const offered = { waitListState: 'OFFERED', waitListStateTitle: '1 张门票正在退给候补' }
    await open(() => aPage([{ ...paid, ...offered }]))
    expect(screen.text('.tickets')).toBe('1 张门票正在退给候补')
    screen.unmount()
    const sold = { waitListState: 'SOLD', waitListStateTitle: '1 张门票已由候补购买', news: 'RETURN_SOLD' }
    await open(() =>
      aPage([{ ...paid, ...sold, orderRefundState: 'REFUNDING', refundedQty: 2, itemChangeTypeList: ['REFUND'] }]),
    )
    expect(screen.all('.tickets')).toHaveLength(0)
  })

  test('shows the time text of permanent shows, and a shortened session name for parent orders', async () => {
    const permanent = { isPermanent: true, showTime: NOW, showTimeDesc: '2026.12.05 周六 全天' }
    const parent = {
      hasChildren: true,
      crossSession: true,
      firstSessionName: '2026年12月5日星期六晚上七点半首场演出',
      showTimeDesc: '2026.12.05 - 2026.12.08',
    }
    const unnamed = { ...parent, orderId: 'O4', firstSessionName: '' }
    await open(() =>
      aPage([
        { ...paid, ...permanent },
        { ...paid, ...parent, orderId: 'O3' },
        { ...paid, ...unnamed },
      ]),
    )
    const cards = screen.all('[role=listitem]').map(({ textContent }) => textContent)
    expect(cards[0]).toContain('2026.12.05 周六 全天')
    expect(cards[1]).toContain('2026年12月5日星期六晚上七点半首场… 起')
    expect(cards[2]).toContain('2026.12.05 - 2026.12.08')
  })

  test.each([
    ['the number of shows', { childCount: 2 }, '《长恨，短歌》等 2 场'],
    ['several shows without their number', {}, '《长恨，短歌》等多场'],
  ])('shows %s for an order of several shows and venues', async (_, more, name) => {
    const cross = { hasChildren: true, crossShow: true, crossSession: true, crossVenue: true }
    const first = {
      firstShowName: '《长恨，短歌》',
      firstSessionName: '12月25日 周五 19:30',
      firstVenueName: '平江艺术中心',
    }
    await open(() => aPage([{ ...paid, ...cross, ...first, ...more }]))
    const card = screen.find('[role=listitem]').textContent
    expect(card).toContain(`${name}12月25日 周五 19:30 起`)
    expect(card).toContain('多个场馆')
    expect(card).not.toContain('平江')
  })

  test('shows two actions as buttons, and further actions in a sheet', async () => {
    const operations = ['E_TICKET', 'REFUND', 'REBOOK', 'RETURN']
    await open(() => aPage([{ ...paid, orderOperations: operations, entranceVoucherId: 'V2' }]))
    expect(panel()).not.toContain('退票')
    await screen.press('雷雨的更多操作')
    const sheet = screen.find('[role=dialog]')
    expect(['退票', '改签', '退给候补'].filter((word) => sheet.textContent?.includes(word))).toHaveLength(3)
    await screen.press('改签')
    await screen.press('查看门票')
    expect(screen.went).toEqual([
      ['open', 'rebook-ticket', { orderId: 'O2' }],
      ['open', 'ticket-detail-new', { id: 'V2' }],
    ])
    expect(screen.all('.overlay')).toHaveLength(screen.all('.leaving').length)
  })

  test('cancels an unpaid order from its card after a confirmation', async () => {
    await open()
    screen.answer(cancelOrder, () => undefined)
    const before = screen.sentTo(orders).length
    await screen.press('潮声的更多操作')
    await screen.press('取消订单')
    expect(screen.sentTo(cancelOrder)).toEqual([])
    const confirm = screen.all('[role=alertdialog] button').find((button) => button.textContent === '取消订单')
    await screen.change(() => (confirm as HTMLElement).click())
    expect(screen.sentTo(cancelOrder)).toEqual([{ orderId: 'O1' }])
    expect(screen.sentTo(orders).length).toBeGreaterThan(before)
  })

  test('links an empty tab of other orders to the ticket orders', async () => {
    screen = await openScreen(Orders, {
      ...{ member: true, params: { tab: 'OTHER' } },
      answers: [
        [orders, byTab],
        [itemOrders, () => aPage([])],
      ],
    })
    expect(panel()).toContain('没有其他订单')
    await screen.press('查看门票订单')
    expect(panel()).toContain('潮声')
  })

  test('lists item orders with state, pays an item order, and searches item orders', async () => {
    const { items } = anItemOrder()
    const paid = anItemOrder({ orderId: 'M2', orderStatus: 'SUCCEEDED', items: [...items, ...items, ...items] })
    screen = await openScreen(Orders, {
      ...{ member: true, params: { tab: 'OTHER' } },
      answers: [
        [itemOrders, ({ keyword }: { keyword?: string }) => aPage(keyword ? [paid] : [anItemOrder(), paid])],
        [itemOrder, () => anItemOrder()],
      ],
    })
    expect(panel()).toMatch(/待付款.*常客券包.*15:00.*已完成.*常客券包.*另有 2 种商品/)
    await screen.press('去支付')
    expect(screen.sentTo(itemOrder)).toEqual([{ orderId: 'M1' }])
    await screen.type(screen.find('input'), '券包')
    await screen.wait(300)
    expect(screen.text()).not.toContain('待付款')
    await screen.press('已完成')
    expect(screen.went.at(-1)).toEqual(['open', 'product-detail', { orderId: 'M2' }])
  })

  test('opens an order on tap', async () => {
    await open()
    await screen.press('雷雨')
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O2' }]])
  })

  test('filters ticket orders by the address’s status, and links an empty list onward', async () => {
    window.history.replaceState({ idx: 1 }, '', '/order')
    await open(({ status, tab }) => (status ? aPage([]) : byTab({ tab })))
    await screen.press('待使用')
    expect(window.location.search).toBe('?tab=TICKET&status=TO_USE')
    expect(screen.sentTo(orders).at(-1)).toMatchObject({ status: 'TO_USE', offset: 0 })
    expect(panel()).toContain('没有待使用的订单')
    await screen.press('全部订单')
    expect(window.location.search).toBe('?tab=TICKET')
    expect(screen.all('[role=listitem]')).toHaveLength(2)
  })

  test('shows past orders in a separate tab, which links to the shows when empty', async () => {
    await open()
    await screen.press('历史订单')
    expect(screen.sentTo(orders).at(-1)).toMatchObject({ tab: 'HISTORY', offset: 0 })
    expect(panel()).toContain('还没有历史订单')
    await screen.press('去看演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })

  test('shows an empty search result, with a link to all orders', async () => {
    await open((request: { tab: string; keyword?: string }) => (request.keyword ? aPage([]) : byTab(request)))
    await screen.type(screen.find('input'), '灯')
    await screen.wait(300)
    expect(screen.text()).toContain('没有含“灯”的订单')
    expect(screen.all('[role=tab]')).toHaveLength(0)
    await screen.press('全部订单')
    expect(panel()).toContain('潮声')
  })

  test('reloads at the payment deadline', async () => {
    await open()
    const before = screen.sentTo(orders).length
    screen.answer(orders, () => aPage([{ ...unpaid, orderState: 'CLOSED', orderOperations: [] }, paid]))
    await screen.wait(600_000)
    expect(screen.sentTo(orders).length).toBeGreaterThan(before)
    expect(panel()).toContain('已关闭')
  })

  test('shows why loading failed, and offers a retry', async () => {
    await open(offline)
    expect(panel()).toContain('无法连接网络')
    screen.answer(orders, byTab)
    await screen.press('重试')
    expect(panel()).toContain('潮声')
  })

  test('requires a login, and shows no orders to a visitor', async () => {
    screen = await openScreen(Orders, { answers: [[orders, byTab]] })
    expect(screen.went).toEqual([['demandLogin', { name: 'orders', params: {} }]])
    expect(screen.sentTo(orders)).toEqual([])
  })
})
