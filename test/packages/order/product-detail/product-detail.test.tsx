import { cancelItemOrder, itemOrder, quoteItemRefund, refundItemOrder } from '@/api/item-order'
import { systemBack } from '@/platform/system-back'
import ProductDetail from '@/packages/order/product-detail/product-detail'
import { NOW } from '../../../support/fake-clock'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { anItemOrder } from '../../../support/data/item-order'

describe('an item order', () => {
  let screen: OpenScreen
  const open = async (order: () => unknown, more: Parameters<typeof openScreen>[1] = {}) => {
    screen = await openScreen(ProductDetail, {
      member: true,
      params: { orderId: 'M1', ...more.params },
      answers: [[itemOrder, order], ...(more.answers ?? [])],
    })
  }
  const isThere = (button: Element) => button.closest('[aria-hidden=true]') === null
  const buttons = () =>
    screen
      .all('button')
      .filter(isThere)
      .map(({ textContent }) => textContent)
  afterEach(() => screen.unmount())

  test('can be paid until the deadline that the gateway sends in seconds', async () => {
    await open(() => anItemOrder())
    expect(screen.text('[role=heading][aria-level="2"]')).toContain('待付款')
    expect(screen.find('[role=timer]').textContent).toBe('15:00')
    expect(buttons()).toEqual(expect.arrayContaining(['取消订单', '支付 ¥19.90']))
  })

  test('is canceled after a confirmation', async () => {
    let state = 'UNPAID'
    const cancel = jest.fn(() => {
      state = 'CANCELED'
    })
    await open(() => anItemOrder({ orderStatus: state, canBuyAgain: true }), { answers: [[cancelItemOrder, cancel]] })
    await screen.press('取消订单')
    expect(screen.question()).toContain('取消后，优惠券退回')
    expect(cancel).not.toHaveBeenCalled()
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(screen.text('[role=heading][aria-level="2"]')).toContain('已取消')
    expect(buttons()).toContain('重新购买')
  })

  test('links to the purchased items after payment, and shows the person’s masked document', async () => {
    const progress = ['UNPAID', 'PAID', 'SUCCEEDED'].map((state) => ({ state, time: NOW }))
    const identity = { name: '林晚', idType: 'PASSPORT', idNo: 'E1****78' }
    await open(() => anItemOrder({ orderStatus: 'SUCCEEDED', progress, identity }))
    expect(buttons()).toContain('查看优惠券')
    expect(screen.text()).toMatch(/林晚护照 E1\*{4}78/)
    expect(screen.all('.at-timeline-item')).toHaveLength(3)
  })

  test.each([
    ['opens home after a payment', 'SUCCEEDED', 'cashier', 1],
    ['returns to the cashier while it can be paid', 'UNPAID', 'cashier', 0],
    ['returns to the list that opened the order', 'SUCCEEDED', undefined, 0],
  ])('handles back navigation: %s', async (_, orderStatus, fromPage, times) => {
    const hold = jest.spyOn(systemBack, 'hold')
    await open(() => anItemOrder({ orderStatus }), { params: fromPage ? { fromPage } : {} })
    expect(hold).toHaveBeenCalledTimes(times)
    hold.mockRestore()
  })

  test('links goods to their invoice', async () => {
    const invoice = { invoiceId: '', state: null, reason: '', canApply: true }
    await open(() => anItemOrder({ itemKind: 'GOODS', orderStatus: 'SUCCEEDED', invoice }))
    await screen.press('申请发票')
    expect(screen.went).toEqual([['open', 'invoice', { itemOrderIds: 'M1' }]])
  })

  test('can be neither paid nor canceled while the provider processes the payment', async () => {
    const payment = { state: 'UNDER_WAY', reason: '', method: '支付宝', amount: 1990, time: NOW }
    await open(() => anItemOrder({ payment }))
    expect(buttons()).toContain('查询支付结果')
    expect(buttons()).not.toContain('取消订单')
  })

  const refund = { blockReason: 'NONE', until: NOW + 86_400_000, amount: 0, made: null }
  const quoted = (amount: number, text = 'Q') => ({
    ...{ quote: text, amount, extras: 0, fee: 0, quantity: 1, coupon: 'BACK', ways: [{ method: '支付宝', amount }] },
    ...{ arriveDays: 3, expireTime: NOW + 600_000 },
  })

  const refunding = (state: string) => ({
    ...{ blockReason: 'NOT_PAID', until: null, amount: 1990 },
    made: { state, ways: [{ method: '支付宝', amount: 1990, state }], arriveDays: 3 },
  })

  test('is refunded once at the quoted amount, after a confirmation', async () => {
    let state = 'SUCCEEDED'
    const apply = jest.fn((_body: object) => {
      state = 'REFUNDING'
    })
    const now = () =>
      state === 'SUCCEEDED' ? { orderStatus: state, refund } : { orderStatus: state, refund: refunding('IN_PROGRESS') }
    await open(() => anItemOrder(now()), {
      answers: [
        [quoteItemRefund, () => quoted(1990)],
        [refundItemOrder, apply],
      ],
    })
    expect(screen.text()).toContain('前可全额申请')
    await screen.press('申请退款')
    expect(screen.question()).toContain('¥19.90 将原路退回支付宝，免手续费，预计 3 个工作日内到账')
    expect(screen.question()).toContain('券包里的优惠券会同时收回；购买时用的优惠券退回')
    expect(apply).not.toHaveBeenCalled()
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(apply).toHaveBeenCalledTimes(1)
    expect(apply.mock.calls[0]?.[0]).toMatchObject({ quote: 'Q', idempotencyKey: expect.any(String) })
    expect(screen.text('[role=heading][aria-level="2"]')).toContain('退款中')
    expect(screen.text()).toMatch(/款项正在原路退回，预计 3 个工作日内到账.*退款¥19\.90退回至支付宝/)
    expect(buttons()).not.toContain('申请退款')
  })

  test('refunds goods by pieces on their own screen', async () => {
    await open(() => anItemOrder({ itemKind: 'GOODS', orderStatus: 'PAID', refund }))
    await screen.press('申请退款')
    expect(screen.went).toEqual([['open', 'refund-order-tickets', { orderId: 'M1', orderType: 'goods' }]])
  })

  test.each([
    ['IN_PROGRESS', '款项到账', '通常 3 个工作日内'],
    ['FAILED', '再次退款', '24 小时内'],
  ])('shows when a refund arrives: %s', async (state, title, content) => {
    const progress = ['UNPAID', 'PAID', 'REFUNDING'].map((each) => ({ state: each, time: NOW }))
    await open(() => anItemOrder({ orderStatus: 'REFUNDING', progress, refund: refunding(state) }))
    expect(screen.text('.at-timeline')).toContain(title)
    expect(screen.text('.at-timeline')).toContain(content)
  })

  test.each([
    ['the money', 1990, 0, '款项已原路退回'],
    ['the money and the points', 1990, 900, '款项已原路退回\u00a0· 积分已退回'],
    ['the points of an order without money', 0, 900, '积分已退回'],
    ['nothing of a free order', 0, 0, '没有需要退回的款项'],
  ])('states after its refund that it returned %s', async (_, amount, payPoints, text) => {
    await open(() => anItemOrder({ orderStatus: 'REFUNDED', payAmount: amount, payPoints }))
    expect(screen.text()).toContain(text)
    expect(screen.text().includes('款项已原路退回')).toBe(amount > 0)
  })

  test.each([
    ['TOO_LATE', '已过退款期限'],
    ['USED', '已有部分使用，不能退款'],
    ['NEVER', '不支持退款'],
  ])('shows why it cannot be refunded: %s', async (blockReason, text) => {
    await open(() => anItemOrder({ orderStatus: 'SUCCEEDED', refund: { ...refund, blockReason } }))
    expect(screen.text()).toContain(`退款${text}`)
    expect(buttons()).not.toContain('申请退款')
  })
})
