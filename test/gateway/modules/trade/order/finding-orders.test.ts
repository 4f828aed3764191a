import { isPaid, type OrderState } from '@/domain/order/state'
import { ticketsLeft } from '@/domain/order/state-label'
import type { OrderStatus } from '@/domain/order/tabs'
import { useGateway } from '../../../support/gateway'
import { seededOrder } from '../../../support/sample'
import { EXHIBITION, newKey, PLAY, press, shopper, type Shopper } from '../../../support/shopper'

const test = useGateway()
let buyer: Shopper
beforeAll(async () => {
  buyer = await shopper(test, '13800000001')
})

const MINUTE = 60_000

describe('the search of orders', () => {
  const found = async (
    keyword: string,
    more: Record<string, string> = {},
  ): Promise<{ firstShowName: string; orderNumber: string }[]> => {
    const query = new URLSearchParams({ keyword, offset: '0', length: '50', ...more })
    return (await buyer.get(`trade/buyer/order/v5/orders?${query.toString()}`)).body.data.items
  }

  it('finds orders by show in any language, venue, city and number, in all tabs', async () => {
    const all = await found('')
    const [{ firstShowName, orderNumber }] = all
    const same = all.filter((order) => order.firstShowName === firstShowName).length
    expect(await found(` ${firstShowName.slice(0, 3)} `)).toHaveLength(same)
    expect((await found(orderNumber.slice(4).toLowerCase())).map((order) => order.orderNumber)).toEqual([orderNumber])
    expect(await found('lx20260019928')).toHaveLength(1)
    const tabs = await Promise.all(['TICKET', 'HISTORY'].map((tab) => found('上海', { tab })))
    expect(tabs.map(({ length }) => length > 0)).toEqual([true, true])
    expect(await found('Shanghai')).toHaveLength(tabs.flat().length)
  })

  it('finds no orders by column names or search patterns', async () => {
    for (const keyword of ['zh-CN', 'number', '%', '_']) expect(await found(keyword)).toEqual([])
  })
})

interface Listed {
  orderId: string
  orderState: OrderState
  orderDetailState: string
  isEnd: boolean
  showChange: string
  qty: number
  refundedQty: number
  givenQty: number
}

describe('the orders in a status filter', () => {
  const list = async (query: string): Promise<Listed[]> =>
    (await buyer.get(`trade/buyer/order/v5/orders?offset=0&length=50${query}`)).body.data.items
  const withStatus = async (status: OrderStatus): Promise<string[]> =>
    (await list(`&status=${status}`)).map(({ orderId }) => orderId)
  const those = async (has: (order: Listed) => boolean): Promise<string[]> =>
    (await list('')).filter(has).map(({ orderId }) => orderId)
  const isCanceledShow = ({ showChange, orderState }: Listed): boolean =>
    showChange === 'CANCELED' && isPaid(orderState)

  it('include only unpaid orders for TO_PAY', async () => {
    const unpaid = await those(({ orderState }) => orderState === 'UNPAID')
    expect(unpaid).not.toEqual([])
    expect(await withStatus('TO_PAY')).toEqual(unpaid)
  })

  it('include only orders with a usable ticket for TO_USE', async () => {
    const usable = await those(
      (order) => isPaid(order.orderState) && !order.isEnd && !isCanceledShow(order) && ticketsLeft(order) > 0,
    )
    expect(usable).toContain(seededOrder('R3'))
    expect(await withStatus('TO_USE')).toEqual(usable)
  })

  it('include refunded and canceled orders for AFTER_SALE, even from the history', async () => {
    const changed = await those((order) => order.refundedQty > 0 || isCanceledShow(order))
    expect(changed).toEqual(expect.arrayContaining(['R1', 'R2', 'R3', 'C1', '9'].map(seededOrder)))
    expect(await withStatus('AFTER_SALE')).toEqual(changed)
  })
})

describe('the unread updates of orders', () => {
  const count = async (): Promise<{ coming: number; past: number }> =>
    (await buyer.get('trade/buyer/order/v5/orders/news')).body.data
  const newsOf = async (orderId: string): Promise<string | null> => (await buyer.detail(orderId)).news

  it('include a completed refund until its buyer opens the order', async () => {
    const before = await count()
    const { orderId, unPaidTransactionIds } = (await buyer.order(PLAY)).body.data
    await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
    expect(await newsOf(orderId)).toBeNull()
    const base = `trade/buyer/refund/v1/orders/${orderId}`
    const { units } = (await buyer.get(base)).body.data
    const unitIds = units.map(({ unitId }: { unitId: string }) => unitId)
    const { quote } = (await buyer.post(`${base}/preview`, { unitIds })).body.data
    await buyer.post(`${base}/apply`, { quote, reason: 'TIME', idempotencyKey: newKey() })
    await test.clock.advance(11 * MINUTE)
    buyer = await shopper(test, '13800000001')
    expect(await newsOf(orderId)).toBe('REFUND_DONE')
    expect(await count()).toEqual({ ...before, past: before.past + 1 })
    const stranger = await shopper(test, '13800000002')
    expect((await stranger.post(`trade/buyer/order/v5/orders/${orderId}/news/read`, {})).status).toBe(404)
    expect((await stranger.get('trade/buyer/order/v5/orders/news')).body.data).toMatchObject({ coming: 0, past: 0 })
    expect(await count()).toEqual({ ...before, past: before.past + 1 })
    for (let times = 0; times < 2; times += 1) await buyer.post(`trade/buyer/order/v5/orders/${orderId}/news/read`, {})
    expect([await newsOf(orderId), await count()]).toEqual([null, before])
  })
})

describe('an order of another buyer', () => {
  it('is not found', async () => {
    const { data } = (await buyer.order(EXHIBITION)).body
    const stranger = await shopper(test, '13800000002')
    const answers = await Promise.all([
      stranger.get(`trade/buyer/order/v5/orders/${data.orderId}`),
      stranger.post(`trade/buyer/order/v5/orders/${data.orderId}/cancel`, {}),
      stranger.get(`buyer/order/v3/${data.unPaidTransactionIds[0]}/reserve_time`),
      stranger.get(`buyer/v1/payments/query_by_bind_id?bindId=${data.bindId}`),
      stranger.post('trade/buyer/v3/payments/cashiers', {
        transactionIds: data.unPaidTransactionIds,
        platform: 'H5',
        src: 'WEB',
        browserType: 'OTHER',
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await buyer.detail(data.orderId)).orderState).toBe('UNPAID')
  })
})
