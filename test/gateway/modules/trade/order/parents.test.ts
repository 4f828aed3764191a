import { orderDetail, orders } from '@/api/order'
import { madeUp } from '../../../support/same-shape'
import { useGateway } from '../../../support/gateway'
import { seededOrder } from '../../../support/sample'
import { newKey, shopper, type Shopper } from '../../../support/shopper'

const test = useGateway()
let buyer: Shopper
beforeAll(async () => {
  buyer = await shopper(test, '13800000001')
})

const PARENT = seededOrder('G1')
const CHILDREN = [seededOrder('G1A'), seededOrder('G1B')]

interface Listed {
  orderId: string
  hasChildren: boolean
}
const listOf = async (query: Record<string, string>) =>
  (
    await buyer.get(
      `trade/buyer/order/v5/orders?${new URLSearchParams({ offset: '0', length: '100', ...query }).toString()}`,
    )
  ).body.data as { items: Listed[]; total: number }
const idsOf = async (query: Record<string, string>) => (await listOf(query)).items.map(({ orderId }) => orderId)

describe('the parent order of a joint purchase', () => {
  it('is listed as one entry, without separate entries for its children', async () => {
    const page = await listOf({ tab: 'TICKET' })
    const ids = page.items.map(({ orderId }) => orderId)
    expect(ids.filter((id) => id === PARENT || CHILDREN.includes(id))).toEqual([PARENT])
    expect(page.total).toBe(ids.length)
    const entry = page.items.find(({ orderId }) => orderId === PARENT)
    expect(entry).toMatchObject({
      ...{
        hasChildren: true,
        childCount: CHILDREN.length,
        parentId: '',
        crossShow: true,
        crossSession: true,
        crossVenue: true,
      },
      ...{ orderState: 'SUCCEEDED', orderOperations: [], unPaidTransactionIds: [], qty: 3 },
    })
    expect(
      madeUp(orders.read({ items: [entry], total: 1, last: true }), { items: [entry], total: 1, last: true }),
    ).toEqual([])
    expect(await idsOf({ tab: 'HISTORY' })).not.toContain(PARENT)
  })

  it('is found by the show of any child order, and by its order number', async () => {
    const { children, orderNumber } = await buyer.detail(PARENT)
    for (const { firstShowName } of children) expect(await idsOf({ keyword: firstShowName })).toContain(PARENT)
    expect(await idsOf({ keyword: orderNumber })).toEqual([PARENT])
  })

  it('sums up its children, which share its bind id', async () => {
    const parent = await buyer.detail(PARENT)
    expect(madeUp(orderDetail.read(parent), parent)).toEqual([])
    const children = await Promise.all(parent.children.map(({ orderId }: Listed) => buyer.detail(orderId)))
    expect(children.map(({ orderId }) => orderId).sort()).toEqual(CHILDREN)
    expect(children.map(({ parentId, bindId }) => [parentId, bindId])).toEqual(
      CHILDREN.map(() => [PARENT, parent.bindId]),
    )
    const sum = children.reduce((total, { payAmount }) => total + payAmount, 0)
    const lines = parent.priceLines.reduce((total: number, { amount }: { amount: number }) => total + amount, 0)
    expect([parent.payAmount, parent.total, lines]).toEqual([sum, sum, sum])
    const bound = await buyer.get(`buyer/v1/payments/query_by_bind_id?bindId=${parent.bindId}`)
    expect(bound.body.data).toEqual({ orderId: PARENT, payAmount: sum, paid: true })
  })

  it('is hidden from other buyers', async () => {
    const stranger = await shopper(test, '13800000002')
    const { bindId } = await buyer.detail(PARENT)
    const answers = await Promise.all([
      stranger.get(`trade/buyer/order/v5/orders/${PARENT}`),
      stranger.get(`buyer/v1/payments/query_by_bind_id?bindId=${bindId}`),
      stranger.post(`trade/buyer/order/v5/orders/${PARENT}/news/read`, {}),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('is refunded per child order, and preserves the paid amount', async () => {
    const before = await buyer.detail(PARENT)
    const news = async () => (await buyer.get('trade/buyer/order/v5/orders/news')).body.data
    const atFirst = await news()
    const base = `trade/buyer/refund/v1/orders/${CHILDREN[0]}`
    const { units } = (await buyer.get(base)).body.data
    const unitIds = units.map(({ unitId }: { unitId: string }) => unitId)
    const { quote } = (await buyer.post(`${base}/preview`, { unitIds })).body.data
    await buyer.post(`${base}/apply`, { quote, reason: 'TIME', idempotencyKey: newKey() })
    expect((await buyer.detail(PARENT)).orderRefundState).toBe('REFUNDING')
    await test.clock.advance(11 * 60_000)
    buyer = await shopper(test, '13800000001')
    const parent = await buyer.detail(PARENT)
    expect(parent).toMatchObject({ orderState: 'SUCCEEDED', orderRefundState: 'PARTIAL', news: 'REFUND_DONE' })
    expect([parent.payAmount, parent.refundedQty]).toEqual([before.payAmount, unitIds.length])
    expect(await news()).toEqual({ ...atFirst, coming: atFirst.coming + 1 })
    await buyer.post(`trade/buyer/order/v5/orders/${PARENT}/news/read`, {})
    expect([(await buyer.detail(PARENT)).news, await news()]).toEqual([null, atFirst])
    expect((await buyer.get(`trade/buyer/refund/v1/orders/${PARENT}`)).status).toBe(404)
  })
})
