import { type OrderDetail, orderDetail } from '@/api/order'
import SharePaySuccess from '@/packages/ticket/share-pay-success/share-pay-success'
import { done } from '@/platform/outcome'
import { fen } from '@/domain/money'
import { RequestError } from '@/request/errors'
import { anOrder } from '../../../support/data/order'
import { showOnSale } from '../../../support/data/show-on-sale'
import type { Answer } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { happen } from '../../../support/page-life'

const UNDER_WAY = { state: 'UNDER_WAY', reason: '', method: 'Alipay', amount: fen(76_000), time: 0 } as const
/** Values of the order that only the buyer may see. */
const SECRETS = ['O-SECRET', 'FY-SECRET', 'SEAT-SECRET', 'NAME-SECRET', '760']

const paid = (more: Partial<OrderDetail> = {}): OrderDetail =>
  anOrder({
    ...{ orderId: 'O-SECRET', orderNumber: 'FY-SECRET', orderState: 'SUCCEEDED', orderOperations: ['E_TICKET'] },
    ...{ firstShowId: 'S1', firstSessionId: 'N2', voucherIds: ['V1'], orderSuccessPaidOperations: ['E_TICKET'] },
    audiences: [{ name: 'NAME-SECRET', idType: null, idNo: '' }],
    tickets: [{ labels: [{ seat: 'SEAT-SECRET' }] }] as unknown as OrderDetail['tickets'],
    ...more,
  })

describe('the sharing of a paid order', () => {
  let screen: OpenScreen
  const copied: string[] = []
  const open = async (answer: Answer = () => paid()) => {
    copied.length = 0
    const clipboard = {
      copy: async (text: string) => (copied.push(text), done),
      paste: async () => ({ kind: 'failed' as const }),
    }
    screen = await openScreen(SharePaySuccess, {
      member: true,
      answers: [...showOnSale, [orderDetail, answer]],
      params: { orderId: 'O-SECRET' },
      host: { clipboard },
    })
  }
  afterEach(() => screen.unmount())

  test('shares the show without number, price, seat or name of the order', async () => {
    await open()
    expect(screen.text()).toMatch(/我要去看.*潮声/)
    await screen.press('复制链接')
    const shared = JSON.stringify([copied, happen('useShareAppMessage')])
    expect(shared).toContain('showId=S1&sessionId=N2')
    expect(SECRETS.filter((secret) => shared.includes(secret) || screen.text().includes(secret))).toEqual([])
  })

  test('links to names, gifts and the packet for friends who still need a ticket', async () => {
    await open(() => paid({ orderSuccessPaidOperations: ['REAL_NAME'], orderOperations: ['E_TICKET', 'PACKET'] }))
    await screen.press('填写观演人')
    await screen.press('好友红包')
    expect(screen.went).toEqual([
      ['open', 'real-name', { id: 'V1' }],
      ['open', 'coupon-create', { orderId: 'O-SECRET' }],
    ])
  })

  test('waits for a payment that is being confirmed', async () => {
    let order = paid({ orderState: 'UNPAID', payment: UNDER_WAY })
    await open(() => order)
    expect(screen.text()).toContain('付款还在确认中')
    expect(screen.text()).not.toContain('复制链接')
    order = paid()
    await screen.press('再查一次')
    expect(screen.text()).toContain('复制链接')
  })

  test.each([
    ['REFUNDED', '这笔订单已退款或关闭'],
    ['UNPAID', '订单还没有付款'],
  ] as const)('shares nothing of an order that is %s', async (orderState, sentence) => {
    await open(() => paid({ orderState }))
    expect(screen.text()).toContain(sentence)
    expect(screen.text()).not.toMatch(/复制链接|保存图片/)
    await screen.press('查看订单')
    expect(screen.went).toEqual([['redirect', 'order-detail', { orderId: 'O-SECRET' }]])
  })

  test('does not find the order of another buyer', async () => {
    await open(() => {
      throw new RequestError({ kind: 'http', httpCode: 404 })
    })
    expect(screen.text()).toContain('没有找到这笔订单')
  })
})
