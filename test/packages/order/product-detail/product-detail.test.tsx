import { cancelItemOrder, itemOrder } from '@/api/item-order'
import ProductDetail from '@/packages/order/product-detail/product-detail'
import { NOW } from '../../../support/fake-clock'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { anItemOrder } from '../../../support/data/item-order'

describe('an item order', () => {
  let screen: OpenScreen
  const open = async (order: () => unknown, more: Parameters<typeof openScreen>[1] = {}) => {
    screen = await openScreen(ProductDetail, {
      member: true,
      params: { orderId: 'M1' },
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

  test('is canceled after a question', async () => {
    let state = 'UNPAID'
    const cancel = jest.fn(() => {
      state = 'CANCELED'
    })
    await open(() => anItemOrder({ orderStatus: state }), { answers: [[cancelItemOrder, cancel]] })
    await screen.press('取消订单')
    expect(screen.question()).toContain('取消后，优惠券退回')
    expect(cancel).not.toHaveBeenCalled()
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(screen.text('[role=heading][aria-level="2"]')).toContain('已取消')
    expect(buttons()).toContain('重新购买')
  })

  test('once paid, leads to what it brought and shows the person by a masked document', async () => {
    const progress = ['UNPAID', 'PAID', 'SUCCEEDED'].map((state) => ({ state, time: NOW }))
    const identity = { name: '林晚', idType: 'PASSPORT', idNo: 'E1****78' }
    await open(() => anItemOrder({ orderStatus: 'SUCCEEDED', progress, identity }))
    expect(buttons()).toContain('查看优惠券')
    expect(screen.text()).toMatch(/林晚护照 E1\*{4}78/)
    expect(screen.all('.at-timeline-item')).toHaveLength(3)
  })

  test('while a provider has the payment, can be neither paid nor canceled', async () => {
    const payment = { state: 'UNDER_WAY', reason: '', method: '支付宝', amount: 1990, time: NOW }
    await open(() => anItemOrder({ payment }))
    expect(buttons()).toContain('查询支付结果')
    expect(buttons()).not.toContain('取消订单')
  })
})
