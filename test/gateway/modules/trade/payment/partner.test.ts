import { type PayCodeState, payCode } from '@/api/payment'
import { useGateway } from '../../../support/gateway'
import { EXHIBITION, newBuyers, type Shopper } from '../../../support/shopper'
import { madeUp } from '../../../support/same-shape'

const SECOND = 1000
const MINUTE = 60 * SECOND
const WRONG = 22030101
const EXPIRED = 22030102

const test = useGateway()
const buyers = newBuyers(test, '1390002')
const PATH = 'buyer/v1/payments/PARTNER_WALLET'

const orderOf = async (buyer: Shopper, quantity = 1) => {
  const items = [{ ...EXHIBITION.items[0], quantity }]
  const { data } = (await buyer.order({ ...EXHIBITION, items })).body
  return { orderId: data.orderId as string, transactionId: data.unPaidTransactionIds[0] as string }
}

/** Requests the code of a payment, and reads it in the console. */
const codeFor = async (buyer: Shopper, transactionId: string): Promise<string> => {
  const { body } = await buyer.post(`${PATH}/make_pay_verification_code`, { transactionIds: [transactionId] })
  expect(body).toMatchObject({ statusCode: 200, data: { countdown: 60 } })
  return (await test.ask('console/api/codes')).body.data[0].code
}

const payBy = async (buyer: Shopper, transactionId: string, verificationCode: string): Promise<number> =>
  (await buyer.startPayment(transactionId, { paymentProduct: 'PARTNER_WALLET', returnUrl: '', verificationCode })).body
    .statusCode

const stateOf = async (buyer: Shopper, transactionId: string): Promise<PayCodeState> => {
  const { body } = await buyer.get(`${PATH}/pay_verification_code?transactionIds=${transactionId}`)
  expect(madeUp(payCode.read(body.data), body.data)).toEqual([])
  return payCode.read(body.data)
}

const other = (code: string): string => (code === '111111' ? '222222' : '111111')

const charges = async (orderId: string): Promise<number> =>
  (await test.gateway.context.db.selectFrom('ledger').selectAll().where('order_id', '=', orderId).execute()).length

describe('a partner payment', () => {
  // A code can be sent to a phone once a minute, and each buyer has a new phone.
  let buyer: Shopper
  beforeEach(async () => {
    await test.clock.advance(2 * MINUTE)
    buyer = await buyers.next()
    await test.ask('console/api/pay-products', { method: 'POST', body: { action: 'ANSWER', answer: 'pay' } })
  })

  it('charges the wallet once with the right code, which is then used up', async () => {
    const { orderId, transactionId } = await orderOf(buyer)
    const code = await codeFor(buyer, transactionId)
    expect(await payBy(buyer, transactionId, code)).toBe(200)
    expect(await buyer.detail(orderId)).toMatchObject({ orderState: 'SUCCEEDED', payMethod: '合作方钱包' })
    expect(await payBy(buyer, transactionId, code)).not.toBe(200)
    expect(await charges(orderId)).toBe(1)
  })

  it('charges once when the code is sent several times at once', async () => {
    const { orderId, transactionId } = await orderOf(buyer)
    const code = await codeFor(buyer, transactionId)
    const codes = await Promise.all([1, 2, 3, 4].map(() => payBy(buyer, transactionId, code)))
    expect(codes.filter((status) => status === 200)).toHaveLength(1)
    expect(await charges(orderId)).toBe(1)
  })

  it('charges nothing with a wrong code, and counts the tries', async () => {
    const { orderId, transactionId } = await orderOf(buyer)
    expect(await stateOf(buyer, transactionId)).toMatchObject({ resendFrom: 0, triesLeft: 0 })
    const code = await codeFor(buyer, transactionId)
    expect(await payBy(buyer, transactionId, other(code))).toBe(WRONG)
    const state = await stateOf(buyer, transactionId)
    expect(state).toMatchObject({ cellphone: expect.stringMatching(/^\+86 139\*{4}\d{4}$/), triesLeft: 4 })
    expect(state.resendFrom).toBeGreaterThan(test.clock.now())
    expect(await charges(orderId)).toBe(0)
    expect((await buyer.detail(orderId)).orderState).toBe('UNPAID')
    expect(await payBy(buyer, transactionId, code)).toBe(200)
  })

  it('needs a new code after five wrong ones', async () => {
    const { orderId, transactionId } = await orderOf(buyer)
    const code = await codeFor(buyer, transactionId)
    const { db } = test.gateway.context
    await db.updateTable('verify_codes').set({ tries: 5 }).where('code', '=', code).execute()
    expect(await payBy(buyer, transactionId, code)).toBe(22030104)
    await test.clock.advance(MINUTE)
    expect(await payBy(buyer, transactionId, await codeFor(buyer, transactionId))).toBe(200)
    expect(await charges(orderId)).toBe(1)
  })

  it('needs a new code after five minutes', async () => {
    const { transactionId } = await orderOf(buyer)
    const code = await codeFor(buyer, transactionId)
    await test.clock.advance(5 * MINUTE + SECOND)
    expect(await payBy(buyer, transactionId, code)).toBe(EXPIRED)
  })

  it('refuses a code that the console expired', async () => {
    const { transactionId } = await orderOf(buyer)
    const code = await codeFor(buyer, transactionId)
    const expired = await test.ask('console/api/pay-products', { method: 'POST', body: { action: 'EXPIRE_CODES' } })
    expect(expired.body.data.count).toBeGreaterThan(0)
    expect(await payBy(buyer, transactionId, code)).toBe(EXPIRED)
  })

  it('refuses a code of another payment or of another account', async () => {
    const first = await orderOf(buyer)
    const code = await codeFor(buyer, first.transactionId)
    const second = await orderOf(buyer, 2)
    expect(await payBy(buyer, second.transactionId, code)).toBe(WRONG)
    const stranger = await buyers.next()
    const theirs = await orderOf(stranger)
    expect(await payBy(stranger, theirs.transactionId, code)).toBe(WRONG)
    expect(await payBy(stranger, first.transactionId, code)).toBe(404)
    expect(await payBy(buyer, first.transactionId, code)).toBe(200)
  })

  it('refuses a code for a changed amount', async () => {
    const { orderId, transactionId } = await orderOf(buyer)
    const code = await codeFor(buyer, transactionId)
    const { db } = test.gateway.context
    await db.updateTable('orders').set({ pay_amount: 1 }).where('order_id', '=', orderId).execute()
    expect(await payBy(buyer, transactionId, code)).toBe(WRONG)
    expect(await charges(orderId)).toBe(0)
  })

  it('ends its code when the buyer begins another method', async () => {
    const { transactionId } = await orderOf(buyer)
    const code = await codeFor(buyer, transactionId)
    await buyer.cashier(transactionId)
    expect(await payBy(buyer, transactionId, code)).toBe(EXPIRED)
  })

  it('sends a second code only after a minute', async () => {
    const { transactionId } = await orderOf(buyer)
    await codeFor(buyer, transactionId)
    const again = () => buyer.post(`${PATH}/make_pay_verification_code`, { transactionIds: [transactionId] })
    expect((await again()).body.statusCode).toBe(22030103)
    await test.clock.advance(MINUTE)
    expect((await again()).body.statusCode).toBe(200)
  })

  it('leaves the order unpaid when the wallet refuses', async () => {
    await test.ask('console/api/pay-products', { method: 'POST', body: { action: 'ANSWER', answer: 'fail' } })
    const { orderId, transactionId } = await orderOf(buyer)
    expect(await payBy(buyer, transactionId, await codeFor(buyer, transactionId))).toBe(200)
    expect(await buyer.detail(orderId)).toMatchObject({ orderState: 'UNPAID', payment: { state: 'FAILED' } })
  })

  it('is not offered to an account without a phone', async () => {
    const { transactionId } = await orderOf(buyer)
    const asked = { transactionIds: [transactionId], platform: 'H5', src: 'WEB', browserType: 'OTHER' }
    const codes = async () => {
      const { body } = await buyer.post('trade/buyer/v3/payments/cashiers', asked)
      return (body.data as { paymentProduct: string }[]).map(({ paymentProduct }) => paymentProduct)
    }
    expect(await codes()).toContain('PARTNER_WALLET')
    const { db } = test.gateway.context
    await db.updateTable('users').set({ cellphone: null }).where('cellphone', 'like', '1390002%').execute()
    expect(await codes()).not.toContain('PARTNER_WALLET')
  })

  it('exists for one partner only', async () => {
    const { transactionId } = await orderOf(buyer)
    const path = 'buyer/v1/payments/OTHER/make_pay_verification_code'
    expect((await buyer.post(path, { transactionIds: [transactionId] })).status).toBe(404)
  })
})
