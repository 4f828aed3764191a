import { orders } from '@/api/order'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { checkLockOrder } from '../../../support/lock-order'
import { recentlyOrder } from '@/api/recent-order'
import { useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { CONCERT, newKey, PLAY, press, shopper, type Shopper } from '../../../support/shopper'

const test = useGateway()
let buyer: Shopper
beforeAll(async () => {
  buyer = await shopper(test, '13800000001')
})

const MINUTE = 60_000
const CREATE = 'trade/buyer/order/v5/create_order'
const request = (purchase: object, payAmount: number, more: object = {}) => ({
  couponId: '',
  ...purchase,
  idempotencyKey: newKey(),
  audienceIds: [],
  contact: { cellphone: '13800000001', countryCode: '86' },
  paymentParam: { payAmount },
  ...more,
})
/**
 * Returns a purchase for one day of the exhibition. Each test uses another day, because the limits apply per session.
 */
const dayAt = (day: number, plan = 'P1', quantity = 1) => ({
  showId: 'S5002',
  sessionId: `S5002N0${day}`,
  items: [{ seatPlanId: `S5002N0${day}${plan}`, quantity }],
})
const ADULT = 12800

describe('an order sent twice with the same key', () => {
  it('creates one order, even if both requests arrive concurrently', async () => {
    const body = request(dayAt(1), ADULT)
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.post(CREATE, body)))
    const later = await buyer.post(CREATE, body)
    const ids = new Set([...answers, later].map(({ body: { data } }) => data.orderId))
    expect(ids.size).toBe(1)
    expect(later.body).toEqual(answers[0].body)
  })

  it('gets the same refusal twice, even if the reason no longer applies', async () => {
    const body = request(dayAt(1), ADULT + 1)
    const first = await buyer.post(CREATE, body)
    expect(first.body.statusCode).toBe(22037057)
    expect((await buyer.post(CREATE, body)).body).toEqual(first.body)
  })

  it('can be repeated with the new price after a refusal', async () => {
    const body = request(dayAt(1), ADULT + 1)
    const { data } = (await buyer.post(CREATE, body)).body
    expect(data).toMatchObject({ payAmount: ADULT, oldPayAmount: ADULT + 1, total: ADULT })
    expect((await buyer.post(CREATE, { ...body, paymentParam: { payAmount: data.payAmount } })).body.statusCode).toBe(
      200,
    )
  })

  it('is rejected if its contents differ from the first order', async () => {
    const body = { ...request(dayAt(1), ADULT), remark: 'one' }
    await buyer.post(CREATE, body)
    expect((await buyer.post(CREATE, { ...body, remark: 'other' })).body.statusCode).toBe(22030311)
  })
})

it('stores a remark on one line, without invisible characters', async () => {
  const { data } = (await buyer.post(CREATE, { ...request(dayAt(1), ADULT), remark: ' aisle\u202e\nseat\u200b' })).body
  expect((await buyer.detail(data.orderId)).remark).toBe('aisle seat')
})

it('returns the existing unpaid order for equal contents with another key', async () => {
  const [one, other] = [0, 1].map(() => ({ ...request(dayAt(1), ADULT), remark: 'twice' }))
  const first = (await buyer.post(CREATE, one)).body.data
  expect((await buyer.post(CREATE, other)).body.data.orderId).toBe(first.orderId)
  await buyer.post(`trade/buyer/order/v5/orders/${first.orderId}/cancel`, {})
  const third = { ...other, idempotencyKey: request(dayAt(1), ADULT).idempotencyKey }
  expect((await buyer.post(CREATE, third)).body.data.orderId).not.toBe(first.orderId)
})

it('credits the distributor of the buyer’s link', async () => {
  const credited = async (more: object) => {
    const { orderId } = (await buyer.post(CREATE, request(dayAt(1), ADULT, { remark: newKey(), ...more }))).body.data
    const row = await getRow(test.gateway.context.db, 'orders', { order_id: orderId })
    await buyer.post(`trade/buyer/order/v5/orders/${orderId}/cancel`, {})
    return [row.plan_distributor_id, row.distributor_user_id]
  }
  expect(await credited({ planDistributorId: 'PD1', distributorUserId: 'DU1' })).toEqual(['PD1', 'DU1'])
  expect(await credited({})).toEqual(['', ''])
})

describe('the check of a purchase', () => {
  it.each<[string, object, object, number]>([
    ['too many tickets of one buyer', { ...PLAY, items: [{ seatPlanId: 'S2001N02P2', quantity: 7 }] }, {}, 22030303],
    [
      'a sold-out tier',
      { showId: 'S1001', sessionId: 'S1001N01', items: [{ seatPlanId: 'S1001N01P1', quantity: 1 }] },
      {},
      22030301,
    ],
    [
      'a sale that has not begun',
      { showId: 'S1002', sessionId: 'S1002N01', items: [{ seatPlanId: 'S1002N01P2', quantity: 1 }] },
      {},
      22030302,
    ],
    [
      'a canceled session',
      { showId: 'S2012', sessionId: 'S2012N01', items: [{ seatPlanId: 'S2012N01P2', quantity: 1 }] },
      {},
      22030302,
    ],
    [
      'a past session',
      { showId: 'S2010', sessionId: 'S2010N01', items: [{ seatPlanId: 'S2010N01P1', quantity: 1 }] },
      {},
      22030310,
    ],
    ['a tier of another session', { ...PLAY, items: [{ seatPlanId: 'S2001N01P2', quantity: 1 }] }, {}, 404],
    ['a session of another show', { ...PLAY, showId: 'S2002' }, {}, 404],
    ['an unavailable delivery method', { ...PLAY, deliverMethod: 'SELF_TAKE' }, {}, 22030308],
    ['a promotion of another show', { ...PLAY, promotionId: 'PRS1016' }, {}, 22037056],
    ['a coupon that does not apply', { ...PLAY, couponId: 'CCT4U1001' }, {}, 22030309],
  ])('rejects %s at pricing and at ordering', async (_name, purchase, more, code) => {
    expect((await buyer.preOrder(purchase)).body.statusCode).toBe(code)
    expect((await buyer.post(CREATE, request(purchase, 1, more))).body.statusCode).toBe(code)
  })

  it('counts unpaid and paid tickets of a session toward the limit', async () => {
    expect((await buyer.order(dayAt(2, 'P1', 4))).body.statusCode).toBe(200)
    expect((await buyer.preOrder(dayAt(2, 'P1', 3))).body.statusCode).toBe(22030303)
    expect((await buyer.preOrder(dayAt(2, 'P3', 2))).body.statusCode).toBe(22030303)
    expect((await buyer.preOrder(dayAt(2, 'P3', 1))).body.statusCode).toBe(200)
  })

  it('returns its error in the requested language', async () => {
    const said = await Promise.all(
      ['zh', 'zh-MO', 'en'].map((lang) =>
        buyer.post(`trade/buyer/order/v3/pre_order?lang=${lang}`, { ...PLAY, deliverMethod: 'SELF_TAKE' }),
      ),
    )
    expect(said.map(({ body }) => body.comments)).toEqual([
      '本演出不支持该取票方式',
      '本演出不支援該取票方式',
      'This show cannot be delivered that way',
    ])
  })
})

describe('the attendees of an order', () => {
  it.each<[string, string[], number]>([
    ['too few attendees', ['AU10011'], 22030305],
    ['a repeated attendee', ['AU10011', 'AU10011'], 22030305],
    ['another buyer’s attendee', ['AU10011', 'AU10031'], 404],
  ])('are rejected for %s', async (_name, audienceIds, code) => {
    expect((await buyer.order(CONCERT, { audienceIds })).body.statusCode).toBe(code)
  })

  it('can attend a session only once, even through another buyer’s order', async () => {
    expect((await buyer.order(CONCERT, { audienceIds: ['AU10011', 'AU10012'] })).body.statusCode).toBe(200)
    const again = await buyer.order(
      { ...CONCERT, items: [{ seatPlanId: 'S1001N01P5', quantity: 1 }] },
      { audienceIds: ['AU10012'] },
    )
    expect(again.body).toMatchObject({ statusCode: 22030313, comments: '陈牧 已持有本场次的订单' })
    const other = await shopper(test, '13800000002')
    const { data: twin } = (
      await other.post('buyer/v1/user_audiences', { name: '陈牧', idType: 'ID_CARD', idNo: '330106199002031013' })
    ).body
    const theirs = { ...CONCERT, items: [{ seatPlanId: 'S1001N01P5', quantity: 1 }] }
    expect((await other.order(theirs, { audienceIds: [twin.audienceId] })).body.statusCode).toBe(22030313)
  })
})

describe('the checkout of an order', () => {
  const FOLK = {
    showId: 'S8001',
    sessionId: 'S8001N02',
    items: [{ seatPlanId: 'S8001N02P1', quantity: 1 }],
    deliverMethod: 'EXPRESS',
  }

  it('requires a delivery address of the buyer, and adds the delivery fee', async () => {
    expect((await buyer.order(FOLK)).body.statusCode).toBe(22030307)
    expect((await buyer.order({ ...FOLK, addressId: 'ADU10031' })).body.statusCode).toBe(404)
    const { data } = (await buyer.order({ ...FOLK, addressId: 'ADU10011' })).body
    expect(data.payAmount).toBe(38000 + 1800)
    const detail = await buyer.detail(data.orderId)
    expect(detail.delivery).toMatchObject({
      recipient: '林晚',
      cellphone: '138****0001',
      address: expect.stringContaining('河岸路'),
    })
    await press(await buyer.cashier(data.unPaidTransactionIds[0]), 'pay')
    expect(await buyer.detail(data.orderId)).toMatchObject({ orderState: 'RESERVE', voucherIds: [] })
  })

  it('requires a phone or an e-mail address', async () => {
    expect((await buyer.order(dayAt(3), { contact: {} })).body.statusCode).toBe(22030312)
    const landline = { cellphone: '28712345', countryCode: '853' }
    expect((await buyer.order(dayAt(3), { contact: landline })).status).toBe(400)
    const { data } = (await buyer.order(dayAt(3), { contact: { email: 'Lin@foyer.example' } })).body
    expect((await buyer.detail(data.orderId)).contact).toEqual({ type: 'EMAIL', value: 'l***@foyer.example' })
  })

  it('completes a free order without a payment', async () => {
    const free = { showId: 'S5007', sessionId: 'S5007N01', items: [{ seatPlanId: 'S5007N01P1', quantity: 1 }] }
    const { data } = (await buyer.order(free, { audienceIds: ['AU10011'] })).body
    expect(data).toMatchObject({ payAmount: 0, unPaidTransactionIds: [] })
    expect(await buyer.detail(data.orderId)).toMatchObject({ orderState: 'SUCCEEDED', payMethod: '无需支付' })
  })
})

describe('the end of an unpaid order', () => {
  it('follows a cancellation only once, and restores tickets and coupon', async () => {
    const coupon = { ...dayAt(4, 'P1', 2), couponId: 'CCT1U1001' }
    const { data } = (await buyer.order(coupon)).body
    expect(data.payAmount).toBe(2 * ADULT - 2000)
    expect((await buyer.preOrder(coupon)).body.statusCode).toBe(22030309)
    const cancel = () => buyer.post(`trade/buyer/order/v5/orders/${data.orderId}/cancel`, {})
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    expect(answers.map(({ body }) => body.statusCode)).toEqual([200, 200, 200])
    const { progress } = await buyer.detail(data.orderId)
    expect(progress.map(({ state }: { state: string }) => state)).toEqual(['UNPAID', 'CANCELED'])
    expect((await buyer.preOrder(coupon)).body.statusCode).toBe(200)
  })

  it('cannot be requested for a paid order', async () => {
    const { data } = (await buyer.order(dayAt(5))).body
    await press(await buyer.cashier(data.unPaidTransactionIds[0]), 'pay')
    expect((await buyer.post(`trade/buyer/order/v5/orders/${data.orderId}/cancel`, {})).body.statusCode).toBe(22030403)
  })

  it('follows 15 minutes after the order', async () => {
    const { data } = (await buyer.order(dayAt(6))).body
    const { createTime, reserveTime } = await buyer.detail(data.orderId)
    expect(reserveTime - createTime).toBe(15 * MINUTE)
    expect((await buyer.get(`buyer/order/v3/${data.unPaidTransactionIds[0]}/reserve_time`)).body.data).toEqual({
      time: reserveTime,
    })
    await test.clock.set(reserveTime - 1000)
    expect((await buyer.detail(data.orderId)).orderState).toBe('UNPAID')
    await test.clock.set(reserveTime)
    expect(await buyer.detail(data.orderId)).toMatchObject({
      orderState: 'CLOSED',
      orderOperations: [],
      reserveTime: null,
    })
    expect((await buyer.post(`trade/buyer/order/v5/orders/${data.orderId}/cancel`, {})).body.statusCode).toBe(22030402)
  })
})

describe('the lists of orders', () => {
  it('separate current and past orders, newest first', async () => {
    const [ticket, other, history] = await Promise.all(
      ['TICKET', 'OTHER', 'HISTORY'].map(
        async (tab) => (await buyer.get(`trade/buyer/order/v5/orders?tab=${tab}&offset=0&length=100`)).body.data,
      ),
    )
    expect(madeUp(orders.read(ticket), ticket)).toEqual([])
    expect(other).toEqual({ items: [], total: 0, last: true })
    expect(new Set(history.items.map(({ orderState }: { orderState: string }) => orderState))).toEqual(
      new Set(['CANCELED', 'CLOSED', 'REFUNDED', 'SUCCEEDED']),
    )
    const times = ticket.items.map(({ createTime }: { createTime: number }) => createTime)
    expect(times).toEqual([...times].sort((a: number, b: number) => b - a))
  })

  it('include the unpaid order on the home screen until it ends', async () => {
    const { data } = (await buyer.order(dayAt(7))).body
    const recent = await buyer.post('home/buyer/v3/recently_order_info', { source: 'HOME' })
    expect(recentlyOrder.read(recent.body.data)).toMatchObject({
      orderId: data.orderId,
      orderOperations: ['TO_BE_PAID', 'CANCEL'],
    })
    await test.clock.advance(15 * MINUTE)
    buyer = await shopper(test, '13800000001')
    const onHome = async () => (await buyer.post('home/buyer/v3/recently_order_info', { source: 'HOME' })).body.data
    // Changes of the show appear with its orders on home. The test marks each order as read.
    const changes: string[] = []
    for (let order = await onHome(); order; order = await onHome()) {
      changes.push(order.showChange)
      await buyer.post(`trade/buyer/order/v5/orders/${order.orderId}/news/read`, {})
    }
    expect(changes.sort()).toEqual(['CANCELED', 'DELAY'])
  })
})

checkLockOrder()
