import { callbackPath } from '../../../../../scripts/gateway/modules/trade/provider/callback-service'
import { REDIRECT_VECTORS } from '../../../../router/redirect-vectors'
import { useGateway } from '../../../support/gateway'
import { EXHIBITION, newBuyers, press, type Shopper } from '../../../support/shopper'

const MINUTE = 60_000
const RETURN = 'http://shop.example/pay-success?orderId=1'

const test = useGateway()
const buyers = newBuyers(test, '1390003')
let buyer: Shopper
beforeEach(async () => {
  await test.clock.advance(2 * MINUTE)
  buyer = await buyers.next()
})

const begin = async (product = 'INSTALMENT', extra: object | null = { periods: '3' }) => {
  const { data } = (await buyer.order(EXHIBITION)).body
  const address = await buyer.cashier(data.unPaidTransactionIds[0], {
    ...{ paymentProduct: product, returnUrl: RETURN, actualReturnUrl: RETURN },
    ...(extra && { extra }),
  })
  return { orderId: data.orderId as string, address, paymentId: String(address.split('/').at(-1)) }
}

const open = async (path: string) => {
  const answer = await fetch(new URL(path, test.gateway.url), { redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location') }
}

const callback = (paymentId: string, more: { product?: string; result?: string; amount?: string } = {}) => {
  const { product = 'INSTALMENT', result = 'PAID', amount = '12800' } = more
  return callbackPath(test.gateway.context.db, product, { paymentId, result, amount })
}

const ledgerOf = (orderId: string) =>
  test.gateway.context.db.selectFrom('ledger').selectAll().where('order_id', '=', orderId).execute()

const TABLES = ['payments', 'provider_payments', 'provider_notices', 'ledger', 'journal', 'orders'] as const

/** Returns all rows about payments, as text in a stable order. */
const moneyRows = async (): Promise<string[][]> => {
  const { db } = test.gateway.context
  const tables = await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()))
  return tables.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted())
}

const stateOf = async (orderId: string): Promise<string> => (await buyer.detail(orderId)).orderState

describe('the callback of a payment', () => {
  it.each(['INSTALMENT', 'WEIXIN_HK_H5'])('redirects a buyer who has paid by %s to the shop', async (product) => {
    const { orderId, address } = await begin(product, product === 'INSTALMENT' ? { periods: '6' } : null)
    const { location } = await press(address, 'pay')
    expect(location).toMatch(new RegExp(`^/pub/v1/payments/${product}/callback\\?paymentId=P`))
    expect(await open(String(location))).toEqual({ status: 303, location: RETURN })
    expect(await stateOf(orderId)).toBe('SUCCEEDED')
  })

  it('charges once when it is repeated', async () => {
    const { orderId, address } = await begin()
    const { location } = await press(address, 'silent')
    expect(await stateOf(orderId)).toBe('UNPAID')
    await Promise.all([open(String(location)), open(String(location))])
    await open(String(location))
    expect(await stateOf(orderId)).toBe('SUCCEEDED')
    expect(await ledgerOf(orderId)).toHaveLength(1)
  })

  it('has no effect before the provider has a payment, even if signed', async () => {
    const { orderId, paymentId } = await begin()
    expect((await open(await callback(paymentId))).status).toBe(303)
    expect(await stateOf(orderId)).toBe('UNPAID')
    expect(await ledgerOf(orderId)).toEqual([])
  })

  it('cannot pay more than the provider has received', async () => {
    const { orderId, address, paymentId } = await begin()
    await press(address, 'wrongAmount')
    await open(await callback(paymentId, { amount: '12800' }))
    expect(await buyer.detail(orderId)).toMatchObject({ orderState: 'UNPAID', payment: { state: 'RETURNED' } })
  })

  it('cannot pay another order', async () => {
    const first = await begin()
    const second = await begin()
    await press(first.address, 'silent')
    await open(await callback(second.paymentId))
    expect(await stateOf(second.orderId)).toBe('UNPAID')
  })

  it.each([
    ['another payment', (path: string, id: string) => path.replace(/paymentId=\w+/, `paymentId=${id}`)],
    ['another amount', (path: string) => path.replace(/amount=\d+/, 'amount=1')],
    ['another result', (path: string) => path.replace(/result=\w+/, 'result=FAILED')],
    ['another product', (path: string) => path.replace('/INSTALMENT/', '/WEIXIN_HK_H5/')],
    ['a forged signature', (path: string) => path.replace(/sign=[^&]+/, 'sign=AAAAAAAAAAAAAAAAAAAAAA')],
    ['no signature', (path: string) => path.replace(/&sign=[^&]+/, '')],
    ['none of its parameters', () => '/pub/v1/payments/INSTALMENT/callback?x=1'],
  ])('is refused and changes no row if its address has %s', async (_case, change) => {
    const { paymentId, address } = await begin()
    const other = await begin()
    await press(address, 'silent')
    const path = change(await callback(paymentId), other.paymentId)
    const before = await moneyRows()
    const { status } = await open(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await moneyRows()).toEqual(before)
  })
})

describe('the return address of a callback', () => {
  it('is on the storefront’s own origin for all malicious addresses', async () => {
    const { data } = (await buyer.order(EXHIBITION)).body
    const outside: string[] = []
    for (const vector of REDIRECT_VECTORS) {
      const { body } = await buyer.startPayment(data.unPaidTransactionIds[0], {
        ...{ paymentProduct: 'INSTALMENT', extra: { periods: '3' }, returnUrl: RETURN, actualReturnUrl: vector },
      })
      if (body.statusCode !== 200) continue
      const { return_url: stored } = await test.gateway.context.db
        .selectFrom('payments')
        .select('return_url')
        .where('order_id', '=', data.orderId)
        .orderBy('created_at', 'desc')
        .orderBy('payment_id')
        .executeTakeFirstOrThrow()
      if (new URL(stored, test.gateway.url).origin !== new URL(test.gateway.url).origin) outside.push(vector)
    }
    expect(outside).toEqual([])
  })
})

describe('instalments at the cashier', () => {
  it.each([{}, { periods: '4' }, { periods: '03' }, { periods: '3', bankCode: 'CMB' }])(
    'cannot begin with the choices %j',
    async (extra) => {
      const { data } = (await buyer.order(EXHIBITION)).body
      const { body } = await buyer.startPayment(data.unPaidTransactionIds[0], { paymentProduct: 'INSTALMENT', extra })
      expect(body.statusCode).toBe(22030404)
    },
  )

  it('appear on the cashier page as the buyer chose them', async () => {
    const { address } = await begin()
    expect(await (await fetch(address)).text()).toContain('¥43.31 × 3 期')
  })
})

describe('further payment products', () => {
  const offer = (product: string, offered: boolean) =>
    test.ask('console/api/pay-products', {
      method: 'POST',
      body: { action: offered ? 'OFFER' : 'WITHDRAW', platform: 'WEIXIN_MINI', product },
    })

  it('are offered in mini programs if the merchant enables them, except products with forms', async () => {
    const { data } = (await buyer.order(EXHIBITION)).body
    const codes = async () => {
      const asked = {
        transactionIds: data.unPaidTransactionIds,
        platform: 'WEIXIN_MINI',
        src: 'MINI',
        browserType: 'WEIXIN',
      }
      const { body } = await buyer.post('trade/buyer/v3/payments/cashiers', asked)
      return (body.data as { paymentProduct: string }[]).map(({ paymentProduct }) => paymentProduct)
    }
    expect(await codes()).toEqual(['WEIXIN_MINI'])
    for (const product of ['BANK_H5_REDIRECT', 'UNION_QUICK']) await offer(product, true)
    expect(await codes()).toEqual(['WEIXIN_MINI', 'BANK_H5_REDIRECT'])
    await offer('BANK_H5_REDIRECT', false)
    expect(await codes()).toEqual(['WEIXIN_MINI'])
  })

  it.each([
    ['WEIXIN', ['ALIPAY_WAP']],
    ['ALIPAY', ['WEIXIN_H5', 'WEIXIN_HK_H5']],
    ['OTHER', []],
  ])('are offered in the browser %s without %j', async (browserType, blocked) => {
    const { data } = (await buyer.order(EXHIBITION)).body
    const asked = { transactionIds: data.unPaidTransactionIds, platform: 'H5', src: 'WEB', browserType }
    const { body } = await buyer.post('trade/buyer/v3/payments/cashiers', asked)
    const codes = (body.data as { paymentProduct: string }[]).map(({ paymentProduct }) => paymentProduct)
    expect(codes).toHaveLength(9 - blocked.length)
    expect(codes).not.toEqual(expect.arrayContaining(blocked.length > 0 ? blocked : ['']))
  })
})
