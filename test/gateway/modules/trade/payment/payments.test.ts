import { orderDetail } from '@/api/order'
import { cashiers, pay } from '@/api/payment'
import { createOrder, preOrder } from '@/api/purchase'
import { FURTHER_PRODUCTS } from '../../../../../scripts/gateway/modules/trade/payment/product-service'
import { useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { CONCERT, EXHIBITION, press, shopper, type Shopper } from '../../../support/shopper'

const test = useGateway()
let buyer: Shopper
beforeAll(async () => {
  buyer = await shopper(test)
})

const SECOND = 1000
const MINUTE = 60 * SECOND
const PAY = { platform: 'H5', paymentProduct: 'ALIPAY_WAP', src: 'WEB', returnUrl: '/pay-success?orderId=1' }

/** Creates an unpaid order of an exhibition. Returns the ids of the order and of its transaction. */
const bought = async () => {
  // Every order uses another day, because a session allows only six tickets per buyer.
  day = (day % 9) + 1
  const sessionId = `S5002N0${day}`
  const { body } = await buyer.order({
    ...EXHIBITION,
    sessionId,
    items: [{ seatPlanId: `${sessionId}P1`, quantity: 1 }],
  })
  const [transactionId] = body.data.unPaidTransactionIds as string[]
  return { orderId: body.data.orderId as string, transactionId }
}
let day = 0

describe('a purchase from the price to the paid order', () => {
  it('matches the contract at each step', async () => {
    const priced = await buyer.preOrder(CONCERT)
    expect(madeUp(preOrder.read(priced.body.data), priced.body.data)).toEqual([])
    const created = await buyer.order(CONCERT, { audienceIds: ['AU10011', 'AU10012'] })
    expect(madeUp(createOrder.read(created.body.data), created.body.data)).toEqual([])
    const { orderId, unPaidTransactionIds: transactionIds } = created.body.data
    const ways = await buyer.post('trade/buyer/v3/payments/cashiers', {
      transactionIds,
      platform: 'H5',
      src: 'WEB',
      browserType: 'OTHER',
    })
    expect(madeUp(cashiers.read(ways.body.data), ways.body.data)).toEqual([])
    const started = await buyer.post('trade/buyer/v3/payments/pay', { ...PAY, transactionIds })
    expect(madeUp(pay.read(started.body.data), started.body.data)).toEqual([])
    const unpaid = await buyer.get(`trade/buyer/order/v5/orders/${orderId}`)
    expect(madeUp(orderDetail.read(unpaid.body.data), unpaid.body.data)).toEqual([])
    await press(started.body.data.paymentInfo.normalUrl, 'pay')
    const paid = await buyer.detail(orderId)
    expect(paid).toMatchObject({
      orderState: 'SUCCEEDED',
      orderOperations: ['E_TICKET', 'REFUND', 'REBOOK', 'APPLY_INVOICE', 'PACKET'],
      payMethod: '支付宝',
      reserveTime: null,
    })
    expect(paid.progress.map(({ state }: { state: string }) => state)).toEqual(['UNPAID', 'RESERVE', 'SUCCEEDED'])
    expect(paid.voucherIds).toHaveLength(1)
  })
})

describe('the payment methods', () => {
  it.each([
    ['H5', 'OTHER', ['ALIPAY_WAP', 'WEIXIN_H5', 'UNION_WAP', 'MPAY_WAP', ...FURTHER_PRODUCTS], 'ALIPAY_WAP'],
    ['WEIXIN_H5', 'WEIXIN', ['WEIXIN_H5', 'UNION_WAP', 'MPAY_WAP', ...FURTHER_PRODUCTS], 'WEIXIN_H5'],
    ['WEIXIN_MINI', 'WEIXIN', ['WEIXIN_MINI'], 'WEIXIN_MINI'],
    ['ALIPAY_MINI', 'ALIPAY', ['ALIPAY_MINI'], 'ALIPAY_MINI'],
    ['BANK_MINI', 'OTHER', ['BANK_MINI'], 'BANK_MINI'],
  ])('match the platform %s, with one method preselected', async (platform, browserType, products, checked) => {
    const { transactionId } = await bought()
    const { body } = await buyer.post('trade/buyer/v3/payments/cashiers', {
      transactionIds: [transactionId],
      platform,
      src: 'WEB',
      browserType,
    })
    const options = cashiers.read(body.data)
    expect(options.map(({ paymentProduct }) => paymentProduct)).toEqual(products)
    expect(options.filter(({ isCheck }) => isCheck).map(({ paymentProduct }) => paymentProduct)).toEqual([checked])
  })

  it('preselect another method after a failed payment', async () => {
    const { transactionId } = await bought()
    await press(await buyer.cashier(transactionId), 'fail')
    const asked = { transactionIds: [transactionId], platform: 'H5', src: 'WEB', browserType: 'OTHER' }
    const { body } = await buyer.post('trade/buyer/v3/payments/cashiers', asked)
    const marked = cashiers.read(body.data).filter(({ isCheck }) => isCheck)
    expect(marked.map(({ paymentProduct }) => paymentProduct)).toEqual(['WEIXIN_H5'])
  })

  it('include the total in patacas if the wallet charges in patacas', async () => {
    const { transactionId } = await bought()
    const { body } = await buyer.post('trade/buyer/v3/payments/cashiers', {
      transactionIds: [transactionId],
      platform: 'PC',
      src: 'WEB',
      browserType: 'OTHER',
    })
    expect(body.data[3].exchangeRate).toEqual({
      exchangeAmount: '143.82',
      exchangeCurrency: 'MOP',
      exchangePrefix: 'MOP$',
      providerName: 'MPay',
    })
  })

  it('return the parameters that each payment product requires', async () => {
    const { transactionId } = await bought()
    const start = async (more: object) =>
      (await buyer.post('trade/buyer/v3/payments/pay', { ...PAY, transactionIds: [transactionId], ...more })).body.data
        .paymentInfo
    expect((await start({})).normalUrl).toMatch(new RegExp(`^${test.gateway.url}/sandbox/cashier/P\\w{12}$`))
    const union = await start({ paymentProduct: 'UNION_WAP' })
    expect(union.form.action).toMatch(/\/sandbox\/cashier\/P\w{12}\/enter$/)
    const entered = await fetch(union.form.action, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(union.form.fields),
    })
    expect([entered.status, entered.headers.get('location')]).toEqual([
      303,
      new URL(union.form.action).pathname.replace('/enter', ''),
    ])
    expect((await start({ platform: 'ALIPAY_MINI', paymentProduct: 'ALIPAY_MINI', returnUrl: '' })).params).toEqual({
      tradeNO: expect.stringMatching(/^P/),
    })
    expect(
      Object.keys((await start({ platform: 'WEIXIN_MINI', paymentProduct: 'WEIXIN_MINI', returnUrl: '' })).params),
    ).toEqual(['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign'])
  })

  it('refuse a payment product of another platform', async () => {
    const { transactionId } = await bought()
    const { body } = await buyer.post('trade/buyer/v3/payments/pay', {
      ...PAY,
      transactionIds: [transactionId],
      paymentProduct: 'WEIXIN_MINI',
    })
    expect(body.statusCode).toBe(22030404)
  })
})

describe('the return address of a payment', () => {
  it.each([
    'javascript:alert(1)',
    '//evil.example/x',
    '/\\evil.example/x',
    'https://evil.example/pay-success',
    'http://shop.example@evil.example/',
    'http://user:pass@shop.example/',
    'http://shop.example.evil.example/',
    'data:text/html,x',
    'pay-success',
    '',
  ])('may not be %s', async (returnUrl) => {
    const { transactionId } = await bought()
    const { body } = await buyer.post('trade/buyer/v3/payments/pay', {
      ...PAY,
      transactionIds: [transactionId],
      returnUrl,
    })
    expect(body.statusCode).toBe(22030405)
  })

  it.each([
    ['/pay-success?orderId=1', () => `${test.gateway.url}/pay-success?orderId=1`],
    ['http://shop.example/pay-success', () => 'http://shop.example/pay-success'],
  ])('may be %s', async (returnUrl, address) => {
    const { transactionId } = await bought()
    expect(await press(await buyer.cashier(transactionId, { returnUrl }), 'pay')).toEqual({
      status: 303,
      location: address(),
    })
  })
})

describe('a payment', () => {
  // Logs in again, because the clock advances so far that tokens expire. A new code can only be requested after a
  // minute.
  beforeEach(async () => {
    await test.clock.advance(MINUTE)
    buyer = await shopper(test)
  })

  it('is settled once if the button is pressed repeatedly', async () => {
    const { orderId, transactionId } = await bought()
    const url = await buyer.cashier(transactionId)
    await Promise.all(Array.from({ length: 8 }, () => press(url, 'pay')))
    const { orderState, voucherIds, progress } = await buyer.detail(orderId)
    expect({ orderState, vouchers: voucherIds.length, steps: progress.length }).toEqual({
      orderState: 'SUCCEEDED',
      vouchers: 1,
      steps: 3,
    })
  })

  it('is replaced when another payment is started, and its page shows the replacement', async () => {
    const { orderId, transactionId } = await bought()
    const [first, second] = [
      await buyer.cashier(transactionId),
      await buyer.cashier(transactionId, { paymentProduct: 'WEIXIN_H5' }),
    ]
    await Promise.all([press(first, 'late'), press(second, 'late')])
    await test.clock.advance(20 * SECOND)
    const pages = await Promise.all([first, second].map(async (url) => (await fetch(url)).text()))
    expect(pages.map((page) => /class="state">([^<]+)</.exec(page)?.[1])).toEqual(['已换用其他支付', '已支付'])
    expect(await buyer.detail(orderId)).toMatchObject({ orderState: 'SUCCEEDED', payMethod: '微信支付' })
  })

  it.each([
    ['cancel', '支付已取消'],
    ['fail', '支付失败'],
  ])('leaves the order unpaid when it ends with “%s”', async (action, text) => {
    const { orderId, transactionId } = await bought()
    const url = await buyer.cashier(transactionId)
    expect((await press(url, action)).status).toBe(303)
    expect(await (await fetch(url)).text()).toContain(text)
    expect((await buyer.detail(orderId)).orderState).toBe('UNPAID')
    await press(url, 'pay')
    expect((await buyer.detail(orderId)).orderState).toBe('UNPAID')
  })

  it('pays the order 20 s later if its notification is late', async () => {
    const { orderId, transactionId } = await bought()
    await press(await buyer.cashier(transactionId), 'late')
    expect((await buyer.detail(orderId)).orderState).toBe('UNPAID')
    await test.clock.advance(20 * SECOND)
    expect((await buyer.detail(orderId)).orderState).toBe('SUCCEEDED')
  })

  it('completes the order if made in time, even if the order is read later', async () => {
    const { orderId, transactionId } = await bought()
    await press(await buyer.cashier(transactionId), 'late')
    await test.clock.advance(20 * MINUTE)
    expect((await buyer.detail(orderId)).orderState).toBe('SUCCEEDED')
  })

  it('completes the order if made in time, even if notified after the deadline', async () => {
    const { orderId, transactionId } = await bought()
    const url = await buyer.cashier(transactionId)
    await test.clock.advance(15 * MINUTE - 10 * SECOND)
    await press(url, 'late')
    await test.clock.advance(15 * SECOND)
    expect(await buyer.detail(orderId)).toMatchObject({ orderState: 'UNPAID', payment: { state: 'UNDER_WAY' } })
    await test.clock.advance(5 * SECOND)
    const { orderState, payTime, reserveTime, createTime, progress } = await buyer.detail(orderId)
    expect({ orderState, reserveTime }).toEqual({ orderState: 'SUCCEEDED', reserveTime: null })
    expect(payTime - createTime).toBeLessThan(15 * MINUTE)
    expect(progress.slice(0, 2)).toMatchObject([{ time: createTime }, { state: 'RESERVE', time: payTime }])
  })

  it('is refunded if made after the deadline, and the closed order shows the reason', async () => {
    const { orderId, transactionId } = await bought()
    const url = await buyer.cashier(transactionId)
    await press(url, 'overdue')
    await test.clock.advance(15 * MINUTE + 10 * SECOND)
    expect(await buyer.detail(orderId)).toMatchObject({
      orderState: 'CLOSED',
      payment: { state: 'RETURNED', reason: '支付时已超过期限', method: '支付宝', amount: 12800 },
    })
    expect(await (await fetch(url)).text()).toContain('款项已退回')
  })

  it('cannot be started or made after the order’s deadline', async () => {
    const { transactionId } = await bought()
    const url = await buyer.cashier(transactionId)
    await test.clock.advance(15 * MINUTE)
    expect(await (await fetch(url)).text()).toContain('订单已关闭')
    const { body } = await buyer.post('trade/buyer/v3/payments/pay', { ...PAY, transactionIds: [transactionId] })
    expect(body.statusCode).toBe(22030402)
  })
})
