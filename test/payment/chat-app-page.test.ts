/** @jest-environment jsdom */
import { paymentDeps } from '@/payment/with-payment'
import { fen } from '@/domain/money'
import { PaymentFlow } from '@/payment/flow'
import { PaymentSlot } from '@/payment/slot'
import { followOutcome } from '@/payment/follow-outcome'
import { externalNavigation } from '@/platform/external-navigation'
import { pay as h5 } from '@/platform/payment/index.h5'
import { platform } from '@/platform/platform'
import { enterWeb, type Web } from '../hosts/fakes/h5'
import { harness, success } from '../request/harness'
import { aPayableKind } from '../support/data/payment'
import { fakeClock } from '../support/fake-clock'
import { fakeServices } from '../support/services'
import { settle } from '../support/settle'

const PARAMS = { appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }
const CASHIER = '/sandbox/cashier/P1'

/**
 * Simulates WeChat's browser. The test sets the result that the bridge returns for each payment. The gateway responds
 * to the payment calls.
 */
describe('a payment in the chat app’s page, from the order’s button to the next screen', () => {
  let web: Web
  let leaves: jest.SpyInstance
  beforeEach(() => {
    web = enterWeb()
    leaves = jest.spyOn(externalNavigation, 'assign').mockImplementation()
    const host = {
      ...platform.host,
      name: 'wechat-web',
      browserType: 'WEIXIN',
      terminalSrc: 'WEIXIN_H5',
      isWeb: true,
    } as const
    jest.replaceProperty(platform, 'host', host)
  })
  afterEach(() => {
    web.restore()
    jest.restoreAllMocks()
  })

  const payBy = async ({
    ends = [] as string[],
    products = ['WEIXIN_H5'],
    params = PARAMS as Record<string, string>,
  }) => {
    const invoke = jest.fn((_name: string, _fields: object, answer: (end: object) => void) =>
      answer({ err_msg: `get_brand_wcpay_request:${ends.shift()}` }),
    )
    web.window({ WeixinJSBridge: { invoke } })
    const { client, sent } = harness(({ url }) => {
      if (url.endsWith('/cashiers'))
        return success(
          products.map((code) => ({ paymentProduct: code, displayName: code, isCheck: code === products[0] })),
        )
      if (url.endsWith('/pay'))
        return success({ paymentProduct: products[0], paymentInfo: { normalUrl: CASHIER, form: null, params } })
      return success({ time: 0 })
    })
    const { stores, services, went, logIn } = fakeServices()
    const { navigate } = services
    logIn({ openId: 'oAlice' })
    const flow = new PaymentFlow({
      ...paymentDeps({
        ...{ client, clock: fakeClock(), stores, platform, navigate, paymentSlot: new PaymentSlot() },
        dialogs: services.dialogs,
      }),
      hostPay: h5,
    })
    const alerts: string[] = []
    const ended = flow
      .start({
        orderId: 'O1',
        transactionIds: ['T1'],
        payAmount: fen(38_000),
        agreement: null,
        returnUrl: 'http://localhost/pay-success?orderId=O1',
      })
      .then((outcome) =>
        followOutcome(
          { navigate, dialogs: { alert: async ({ content = '' }) => void alerts.push(content) } },
          'checkout',
          aPayableKind(),
          outcome,
        ),
      )
    await settle()
    const bodyOf = (call: string) => sent.find(({ url }) => url.endsWith(call))?.body
    return { flow, ended, went, alerts, invoke, bodyOf }
  }
  const TO_ORDER = ['redirect', 'order-detail', { orderId: 'O1' }]

  it('pays without a sheet if the app’s wallet is the only method', async () => {
    const { flow, ended, went, invoke, bodyOf } = await payBy({ ends: ['ok'] })
    expect(flow.sheet).toBeNull()
    expect(await ended).toBe('success')
    expect(went).toMatchObject([['redirect', 'pay-success', { orderId: 'O1', orderType: 'ticket' }]])
    expect(bodyOf('/cashiers')).toMatchObject({ browserType: 'WEIXIN', platform: 'WEIXIN_H5', src: 'WEB' })
    expect(bodyOf('/pay')).toMatchObject({ paymentProduct: 'WEIXIN_H5', transactionIds: ['T1'] })
    expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', PARAMS, expect.any(Function))
    expect(leaves).not.toHaveBeenCalled()
  })

  it('offers the wallet on the sheet, which remains open after a canceled attempt', async () => {
    const { flow, ended, went, invoke } = await payBy({ ends: ['cancel', 'ok'], products: ['WEIXIN_H5', 'ALIPAY_WAP'] })
    expect(flow.sheet?.chosen).toBe('WEIXIN_H5')
    flow.sheet?.submit()
    await settle()
    expect([flow.sheet === null, went]).toEqual([false, []])
    flow.sheet?.submit()
    expect(await ended).toBe('success')
    expect(invoke).toHaveBeenCalledTimes(2)
  })

  it('shows the order without an error when the buyer closes the wallet', async () => {
    const { ended, went, alerts } = await payBy({ ends: ['cancel'] })
    expect([await ended, went, alerts]).toEqual(['detail', [TO_ORDER], []])
  })

  it('shows a failure once, then the order', async () => {
    const { ended, went, alerts } = await payBy({ ends: ['fail'] })
    expect([await ended, went, alerts.length]).toEqual(['detail', [TO_ORDER], 1])
  })

  it('opens the cashier page if there are no bridge parameters, and polls on return', async () => {
    const { ended, went, invoke } = await payBy({ params: {} })
    expect([await ended, went]).toEqual(['check', []])
    expect(leaves).toHaveBeenCalledWith(`http://localhost${CASHIER}`)
    expect(invoke).not.toHaveBeenCalled()
  })
})
