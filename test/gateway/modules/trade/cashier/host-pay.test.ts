import { useGateway } from '../../../support/gateway'
import { EXHIBITION, shopper, useShopper } from '../../../support/shopper'

const test = useGateway()
const buyer = useShopper(test)

const settle = async (paymentId: string, action: string) => {
  const { status, body } = await test.ask(`sandbox/host-pay/${paymentId}`, { method: 'POST', body: { action } })
  return [status, (body as unknown as { state?: string }).state]
}

/** Creates an order of the exhibition and starts its payment in a mini program. */
const begin = async (platform: string, by = buyer) => {
  const { orderId, unPaidTransactionIds } = (await by.order(EXHIBITION)).body.data
  const answer = await by.post('trade/buyer/v3/payments/pay', {
    transactionIds: unPaidTransactionIds,
    platform,
    paymentProduct: platform,
    src: 'MINI',
    returnUrl: '',
    openId: 'oAlice',
  })
  const { params } = answer.body.data.paymentInfo as { params: Record<string, string> }
  const paymentId = params.tradeNO ?? params.paymentId ?? params.package?.replace('prepay_id=', '') ?? ''
  return { orderId: orderId as string, paymentId }
}
const stateOf = async (orderId: string) => (await buyer.detail(orderId)).orderState

describe('a payment in a mini program', () => {
  it.each(['WEIXIN_MINI', 'ALIPAY_MINI', 'BANK_MINI'])('is settled on %s as on the cashier page', async (platform) => {
    const { orderId, paymentId } = await begin(platform)
    expect(await settle(paymentId, 'pay')).toEqual([200, 'PAID'])
    expect(await stateOf(orderId)).not.toBe('UNPAID')
    expect(await settle(paymentId, 'cancel')).toEqual([200, 'PAID'])
  })

  it.each([
    ['cancel', 'CANCELED'],
    ['fail', 'FAILED'],
  ])('leaves the order payable after %s', async (action, state) => {
    const { orderId, paymentId } = await begin('WEIXIN_MINI')
    expect(await settle(paymentId, action)).toEqual([200, state])
    expect(await stateOf(orderId)).toBe('UNPAID')
  })

  it('pays the order only when its late notification arrives', async () => {
    const { orderId, paymentId } = await begin('ALIPAY_MINI')
    expect(await settle(paymentId, 'late')).toEqual([200, 'PENDING'])
    expect(await stateOf(orderId)).toBe('UNPAID')
    await test.clock.advance(20_000)
    expect(await stateOf(orderId)).not.toBe('UNPAID')
  })

  it('rejects an unknown action, a closed order and an unknown payment', async () => {
    const { paymentId } = await begin('BANK_MINI', await shopper(test, '13800000002'))
    expect((await settle(paymentId, 'steal'))[0]).toBe(400)
    await test.clock.advance(30 * 60_000)
    expect(await settle(paymentId, 'pay')).toEqual([200, 'EXPIRED'])
    expect(await settle('Pnothing', 'pay')).toEqual([404, 'UNKNOWN'])
  })
})

describe('a payment in a bank’s web view', () => {
  it('offers only the bank’s payment method, with the parameters of its bridge', async () => {
    const member = await shopper(test, '13911120001')
    const { unPaidTransactionIds: transactionIds } = (await member.order(EXHIBITION)).body.data
    const cashiers = await member.post('trade/buyer/v3/payments/cashiers', {
      transactionIds,
      platform: 'BANK_H5',
      src: 'WEB',
      browserType: 'OTHER',
    })
    expect(cashiers.body.data).toMatchObject([{ paymentProduct: 'BANK_H5', displayName: '银行支付' }])
    const answer = await member.post('trade/buyer/v3/payments/pay', {
      transactionIds,
      platform: 'BANK_H5',
      paymentProduct: 'BANK_H5',
      src: 'WEB',
      returnUrl: '/pay-success?orderId=1',
    })
    const { normalUrl, form, params } = answer.body.data.paymentInfo
    expect(params).toEqual({ url: normalUrl, charset: 'UTF-8', jsonRequestData: expect.any(String) })
    expect(form).toBeNull()
    const { reqData } = JSON.parse(params.jsonRequestData)
    expect(reqData).toMatchObject({ amount: '128.00', merchantSerialNo: params.url.split('/').at(-1) })
    expect(await settle(reqData.merchantSerialNo, 'pay')).toEqual([200, 'PAID'])
  })
})
