import { createComboOrder, preOrderCombo } from '@/api/combo-order'
import { orderDetail, orders } from '@/api/order'
import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, newKey, press, type Shopper } from '../../../support/shopper'
import { ALL, comboDesk, ITEMS, times } from './desk'

const test = useGateway()
checkBooks(test)
const desk = comboDesk(test)
const buyers = newBuyers(test, '1391111')
const ORDERS = 'trade/buyer/order/v5/orders'

/** Sum of the single prices of the three items, fen. */
const SINGLE = 68_000 + 38_000 + 12_800

let ann: Shopper
beforeAll(() => desk.write('CT1'))
beforeEach(async () => {
  ann = await buyers.next()
})

interface Listed {
  orderId: string
  childCount: number
}
const listed = async (query = ''): Promise<Listed[]> =>
  (await ann.get(`${ORDERS}?offset=0&length=20${query}`)).body.data.items

describe('the price of a held combo', () => {
  it('has a block for each session with its share, and the saving against single tickets', async () => {
    const { data } = (await ann.preOrder(await desk.purchaseOf(ann, 'CT1'))).body
    expect(madeUp(preOrderCombo.read(data), data)).toEqual([])
    expect(data.blocks.map((each: object) => Object.values(each).slice(0, 2))).toEqual([
      ['P3', 'S5002'],
      ['P1', 'S2001'],
      ['P2', 'S2101'],
    ])
    expect(data.blocks.map(({ payAmount }: { payAmount: number }) => payAmount)).toEqual([11_520, 61_200, 34_200])
    expect(data).toMatchObject({ singleTotal: SINGLE, saving: SINGLE / 10, total: SINGLE, payAmount: SINGLE * 0.9 })
    expect(data.priceLines).toMatchObject([
      { amount: SINGLE },
      { kind: 'PROMOTION', amount: -SINGLE / 10, title: 'CT1' },
    ])
    expect(data.blocks[2].seats).toHaveLength(1)
  })

  it('contains the service fee of each show, which the combo does not reduce', async () => {
    const items = [{ partId: 'P1', showId: 'S2007', sessionId: 'S2007N01', seatPlanId: 'S2007N01P1', quantity: 2 }]
    await desk.write('CT2', {}, [{ partId: 'P1', showIds: ['S2007'] }])
    const { data } = (await ann.preOrder(await desk.purchaseOf(ann, 'CT2', items))).body
    expect(data.priceLines.map(({ kind }: { kind: string }) => kind)).toEqual(['TICKETS', 'SERVICE', 'PROMOTION'])
    expect(data).toMatchObject({ setCount: 2, payAmount: data.singleTotal * 0.9 + 2 * 600 })
  })

  it('offers no paper tickets, and uses the wanted method where a show has it', async () => {
    const purchase = await desk.purchaseOf(ann, 'CT1')
    const { blocks } = (await ann.preOrder({ ...purchase, deliverMethod: 'SELF_TAKE' })).body.data
    expect(blocks.map((each: { deliverMethod: string }) => each.deliverMethod)).toEqual([
      'E_TICKET',
      'E_TICKET',
      'SELF_TAKE',
    ])
    expect(JSON.stringify(blocks)).not.toMatch(/EXPRESS|纸质票由快递/)
  })
})

describe('an order of a combo', () => {
  it('is a parent with an order for each session, whose units have their shares', async () => {
    const body = await desk.bodyOf(ann, await desk.purchaseOf(ann, 'CT1', times(ALL, 2)))
    const stocks = await desk.stocks()
    const created = (await desk.create(ann, { ...body, remark: ' hello ' })).body.data
    expect(madeUp(createComboOrder.read(created), created)).toEqual([])
    expect(created).toMatchObject({ type: 'TICKET', payAmount: SINGLE * 1.8 })
    expect(created.unPaidTransactionIds).toHaveLength(3)
    const parent = await ann.detail(created.orderId)
    expect(madeUp(orderDetail.read(parent), parent)).toEqual([])
    expect(parent).toMatchObject({
      ...{ bindId: created.bindId, hasChildren: true, childCount: 3, crossShow: true, crossVenue: true },
      ...{ promotionId: 'CT1', promotionTitle: 'CT1', hasPromotion: true, qty: 6 },
      ...{ payAmount: SINGLE * 1.8, dueAmount: SINGLE * 1.8, orderOperations: ['TO_BE_PAID', 'CANCEL'] },
    })
    expect([...parent.unPaidTransactionIds].sort()).toEqual([...created.unPaidTransactionIds].sort())
    const { db } = test.gateway.context
    const shares = await db
      .selectFrom('order_unit_shares as s')
      .innerJoin('orders as o', 'o.order_id', 's.order_id')
      .select(['s.unit_id', 's.promotion', 's.paid'])
      .where('o.parent_id', '=', created.orderId)
      .orderBy('s.unit_id')
      .execute()
    expect(shares.map(({ promotion, paid }) => [promotion, paid])).toEqual(
      [68_000, 68_000, 38_000, 38_000, 12_800, 12_800].map((price) => [price / 10, price * 0.9]),
    )
    // Holding the set has already taken the units.
    expect(await desk.stocks()).toBe(stocks)
    const child = await ann.detail(parent.children[0].orderId)
    expect(child).toMatchObject({ parentId: created.orderId, remark: 'hello', hasPromotion: true, promotionId: 'CT1' })
    expect(child).toMatchObject({ dueAmount: SINGLE * 1.8, bindId: created.bindId })
    expect([...child.unPaidTransactionIds].sort()).toEqual([...created.unPaidTransactionIds].sort())
  })

  it('is one entry of the list, and of the number of unpaid orders', async () => {
    const { orderId } = await desk.order(ann, 'CT1')
    const items = await listed()
    expect(items.map((each) => [each.orderId, each.childCount])).toEqual([[orderId, 3]])
    expect(madeUp(orders.read({ items, total: 1, last: true }), { items, total: 1, last: true })).toEqual([])
    expect((await listed('&status=TO_PAY')).map((each) => each.orderId)).toEqual([orderId])
    expect((await ann.get(`${ORDERS}/news`)).body.data.unpaid).toBe(1)
  })

  it('is created once for repeated requests, also after the set has ended', async () => {
    const body = await desk.bodyOf(ann, await desk.purchaseOf(ann, 'CT1'))
    const answers = await Promise.all(
      [body, body, { ...body, idempotencyKey: newKey() }].map((each) => desk.create(ann, each)),
    )
    await test.clock.advance(9 * 60_000)
    answers.push(await desk.create(ann, body))
    expect(new Set(answers.map((each) => each.body.data?.orderId)).size).toBe(1)
    expect(answers.map((each) => each.status)).toEqual([200, 200, 200, 200])
    expect(await listed()).toHaveLength(1)
  })

  it('completes at once if the combo is free', async () => {
    await desk.write('CT3', { rule: { steps: [{ count: 1, groupId: '', value: 0 }], groups: [] } })
    const created = await desk.order(ann, 'CT3')
    expect(created).toMatchObject({ payAmount: 0, unPaidTransactionIds: [] })
    const parent = await ann.detail(created.orderId)
    expect(parent).toMatchObject({ orderState: 'SUCCEEDED', orderOperations: [], payAmount: 0 })
  })

  it('has two children for two sessions of one show', async () => {
    await desk.write('CT4', {}, [
      { partId: 'P1', showIds: ['S2001'], sessionIds: ['S2001N02'] },
      { partId: 'P2', showIds: ['S2001'], sessionIds: ['S2001N03'] },
    ])
    const second = { ...ITEMS.play, partId: 'P2', sessionId: 'S2001N03', seatPlanId: 'S2001N03P2' }
    const { orderId } = await desk.order(ann, 'CT4', [ITEMS.play, second])
    expect(await ann.detail(orderId)).toMatchObject({ childCount: 2, crossShow: false, crossSession: true })
  })

  it('refunds a ticket by its share, and at most the payment in total', async () => {
    const { orderId, unPaidTransactionIds } = await desk.order(ann, 'CT1')
    await press((await desk.cashier(ann, unPaidTransactionIds)).body.data.paymentInfo.normalUrl, 'pay')
    const { children } = await ann.detail(orderId)
    const play = children.find((each: { firstShowId: string }) => each.firstShowId === 'S2001')
    const base = `trade/buyer/refund/v1/orders/${play.orderId}`
    const { units } = (await ann.get(base)).body.data
    const unitIds = units.map(({ unitId }: { unitId: string }) => unitId)
    const { quote, amount } = (await ann.post(`${base}/preview`, { unitIds })).body.data
    expect(amount).toBeLessThanOrEqual(61_200)
    await ann.post(`${base}/apply`, { quote, reason: 'TIME', idempotencyKey: newKey() })
    const parent = await ann.detail(orderId)
    expect(parent).toMatchObject({ orderState: 'SUCCEEDED', orderRefundState: 'REFUNDING', refundedAmount: amount })
  })
})
