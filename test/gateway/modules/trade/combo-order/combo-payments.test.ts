import { json } from '../../../../../scripts/gateway/core/database/json'
import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { seededOrder } from '../../../support/sample'
import { newBuyers, press, type Shopper, shopper } from '../../../support/shopper'
import { comboDesk } from './desk'

const test = useGateway()
checkBooks(test)
const desk = comboDesk(test)
const buyers = newBuyers(test, '1393333')
const ORDERS = 'trade/buyer/order/v5/orders'
const MINUTE = 60_000
const PAY_AMOUNT = 106_920
const db = () => test.gateway.context.db

let ann: Shopper
let order: Awaited<ReturnType<typeof desk.order>>
beforeAll(() => desk.write('CP1'))
beforeEach(async () => {
  ann = await buyers.next()
  order = await desk.order(ann, 'CP1')
})

/** Starts the payment of all orders. Returns the address of the cashier. */
const begun = async (): Promise<string> =>
  (await desk.cashier(ann, order.unPaidTransactionIds)).body.data.paymentInfo.normalUrl

interface Child {
  orderId: string
  orderState: string
}
const parentOf = async (id = order.orderId) => ann.detail(id)
const statesOf = async () => ((await parentOf()).children as Child[]).map(({ orderState }) => orderState)
const all = (state: string) => [state, state, state]

/** Returns the entries of the ledger of the children by kind, fen. */
const ledger = async () => {
  const rows = await db()
    .selectFrom('ledger as l')
    .innerJoin('orders as o', 'o.order_id', 'l.order_id')
    .select(['l.kind', 'l.amount', 'o.pay_amount'])
    .where('o.parent_id', '=', order.orderId)
    .orderBy('l.entry_id')
    .execute()
  return rows.map(({ kind, amount, pay_amount: due }) => [kind, amount - due])
}

describe('the payment of a combo', () => {
  it('pays all orders, each with its share', async () => {
    const { body } = await ann.get(`buyer/v1/payments/query_by_bind_id?bindId=${order.bindId}`)
    expect(body.data).toEqual({ orderId: order.orderId, payAmount: PAY_AMOUNT, paid: false })
    await press(await begun(), 'pay')
    expect(await statesOf()).toEqual(all('SUCCEEDED'))
    expect(await parentOf()).toMatchObject({ orderState: 'SUCCEEDED', payment: null, payMethod: '支付宝' })
    expect(await ledger()).toEqual(all('CHARGE').map((kind) => [kind, 0]))
    const child = (await parentOf()).children[0] as Child
    const { bindId } = await ann.detail(child.orderId)
    const paid = await ann.get(`buyer/v1/payments/query_by_bind_id?bindId=${bindId}`)
    expect(paid.body.data).toEqual({ orderId: order.orderId, payAmount: PAY_AMOUNT, paid: true })
  })

  it('must name the transactions of all orders', async () => {
    const [first = '', second = ''] = order.unPaidTransactionIds
    for (const transactionIds of [[first], [first, second]]) {
      const answer = await desk.cashier(ann, transactionIds)
      expect(answer.body.statusCode).not.toBe(200)
    }
    const other = await buyers.next()
    expect((await desk.cashier(other, order.unPaidTransactionIds)).status).toBe(404)
    const body = { transactionIds: order.unPaidTransactionIds, platform: 'H5', src: 'WEB', browserType: 'OTHER' }
    expect((await ann.post('trade/buyer/v3/payments/cashiers', body)).status).toBe(200)
    const time = await ann.get(`buyer/order/v3/${first}/reserve_time`)
    expect(time.body.data.time).toBe((await parentOf()).reserveTime)
  })

  it('shows one payment in progress with its whole amount, in which nothing can be canceled', async () => {
    await press(await begun(), 'silent')
    const payment = { state: 'UNDER_WAY', amount: PAY_AMOUNT }
    const parent = await parentOf()
    expect(parent).toMatchObject({ orderOperations: [], payment })
    for (const id of [order.orderId, (parent.children[0] as Child).orderId]) {
      expect(await ann.detail(id)).toMatchObject({ orderOperations: [], payment })
      expect((await ann.post(`${ORDERS}/${id}/cancel`, {})).body.statusCode).not.toBe(200)
    }
    await test.clock.advance(16 * MINUTE)
    expect(await statesOf()).toEqual(all('SUCCEEDED'))
  })

  it.each(['overdue', 'wrongAmount', 'wrongOrder'])('goes back as a whole if it is %s', async (action) => {
    const stocks = await desk.stocks()
    await press(await begun(), action)
    await test.clock.advance(16 * MINUTE)
    expect(await statesOf()).toEqual(all('CLOSED'))
    const { payment } = await parentOf()
    expect(payment).toMatchObject({ state: 'RETURNED', amount: PAY_AMOUNT })
    expect((await ledger()).filter(([kind]) => kind === 'RETURN')).toHaveLength(3)
    expect(await desk.stocks()).toBe(stocks + 3)
  })

  it('goes back as a whole if one order cannot be fulfilled', async () => {
    const stocks = await desk.stocks()
    const url = await begun()
    const child = ((await parentOf()).children as Child[])[1]!
    // The order depends on a ticket of another buyer, which was withdrawn.
    const seller = await db()
      .selectFrom('vouchers')
      .selectAll()
      .where('order_id', 'like', `${seededOrder('')}%`)
      .executeTakeFirstOrThrow()
    const plan = await db()
      .selectFrom('seat_plans')
      .selectAll()
      .where('session_id', '=', seller.session_id)
      .executeTakeFirstOrThrow()
    const resale = {
      ...{
        resale_id: 'RS-test',
        order_id: seller.order_id ?? '',
        unit_id: `${plan.seat_plan_id}_1`,
        user_id: seller.user_id,
      },
      ...{ session_id: seller.session_id, seat_plan_id: plan.seat_plan_id, voucher_id: seller.voucher_id },
      ...{
        ticket_ids: json<string[]>([]),
        state: 'TAKEN_BACK' as const,
        fee_rate: 0,
        until: 0,
        new_order_id: child.orderId,
        offered_at: 0,
        closed_at: 0,
      },
    }
    await db().insertInto('resales').values(resale).execute()
    await press(url, 'pay')
    await db().deleteFrom('resales').where('resale_id', '=', 'RS-test').execute()
    expect(await statesOf()).toEqual(all('CLOSED'))
    expect((await parentOf()).payment).toMatchObject({ state: 'RETURNED', amount: PAY_AMOUNT })
    expect(await desk.stocks()).toBe(stocks + 3)
  })
})

describe('the end of an unpaid combo', () => {
  it('cancels all orders once, by the parent or by any child', async () => {
    for (const pick of [0, 1]) {
      const made = await desk.order(ann, 'CP1')
      const stocks = await desk.stocks()
      const { children } = await ann.detail(made.orderId)
      const id = pick === 0 ? made.orderId : (children[1] as Child).orderId
      for (let tap = 0; tap < 2; tap += 1) expect((await ann.post(`${ORDERS}/${id}/cancel`, {})).status).toBe(200)
      const after = await ann.detail(made.orderId)
      expect((after.children as Child[]).map(({ orderState }) => orderState)).toEqual(all('CANCELED'))
      expect(after).toMatchObject({ orderState: 'CANCELED', orderOperations: [], unPaidTransactionIds: [] })
      expect(await desk.stocks()).toBe(stocks + 3)
    }
  })

  it('ends the open payment, which then receives no money', async () => {
    const url = await begun()
    await ann.post(`${ORDERS}/${order.orderId}/cancel`, {})
    await press(url, 'pay')
    expect(await statesOf()).toEqual(all('CANCELED'))
    expect(await ledger()).toEqual([])
    expect((await desk.cashier(ann, order.unPaidTransactionIds)).body.statusCode).not.toBe(200)
  })

  it('closes all orders at the deadline, and when the console ends one of them', async () => {
    const stocks = await desk.stocks()
    const second = await desk.order(ann, 'CP1')
    const [child] = (await ann.detail(second.orderId)).children as Child[]
    await test.ask(`console/api/orders/${child!.orderId}`, { method: 'POST', body: { action: 'expire' } })
    expect((await ann.detail(second.orderId)).orderState).toBe('CLOSED')
    expect(await statesOf()).toEqual(all('UNPAID'))
    await test.clock.advance(16 * MINUTE)
    expect(await statesOf()).toEqual(all('CLOSED'))
    expect(await desk.stocks()).toBe(stocks + 3)
    const answer = await ann.post(`${ORDERS}/${order.orderId}/cancel`, {})
    expect(answer.body.statusCode).not.toBe(200)
  })

  it('leaves parents whose orders are paid alone', async () => {
    const member = await shopper(test, '13800000001')
    expect((await member.post(`${ORDERS}/${seededOrder('G1')}/cancel`, {})).status).toBe(404)
    expect((await ann.post(`${ORDERS}/${seededOrder('G1')}/cancel`, {})).status).toBe(404)
  })
})

checkLockOrder()
