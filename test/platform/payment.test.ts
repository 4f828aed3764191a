/** @jest-environment jsdom */
import { externalNavigation } from '@/platform/external-navigation'
import type { PayInfo, PayOrder } from '@/platform/payment/contract'
import { pay as alipay } from '@/platform/payment/index.alipay'
import { pay as bank } from '@/platform/payment/index.bank'
import { pay as h5 } from '@/platform/payment/index.h5'
import { pay as weapp } from '@/platform/payment/index'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeb, type Web } from '../hosts/fakes/h5'
import { enterWeapp } from '../hosts/fakes/weapp'
import { REDIRECT_VECTORS } from '../router/redirect-vectors'
import { holdToContract } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const order = (paymentProduct: string, info: Partial<PayInfo>): PayOrder => ({
  paymentProduct,
  info: { normalUrl: '', form: null, params: {}, ...info },
})
const wechatParams = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }
const wechat = order('WEIXIN_MINI', { params: { ...wechatParams, extra: 'ignored' } })
const trade = order('ALIPAY_MINI', { params: { tradeNO: '2026' } })
const oneNet = order('BANK_NETPAY', { params: { url: 'https://netpay.cmbchina.com', jsonRequestData: '{}' } })

const PAID = {
  paid: {},
  pending: {},
  left: {},
  cancelled: {},
  failed: { reason: 'string' },
  page: { address: 'string', isListed: 'boolean' },
} as const
const broken = (reason: string) => ({ kind: 'failed', reason })
const orBroken = (reason: string) => (kind: string) => (kind === 'cancelled' ? { kind } : broken(reason))
const page = enterWeb()

holdToContract('paying', PAID, {
  weapp: {
    call: 'requestPayment',
    ask: () => weapp(wechat),
    asked: wechatParams,
    gives: { kind: 'paid' },
    refusedAs: orBroken('host error'),
  },
  alipay: {
    call: 'tradePay',
    ask: () => alipay(trade),
    good: { resultCode: '9000' },
    asked: { tradeNO: '2026' },
    gives: { kind: 'paid' },
    refusedAs: orBroken('host error'),
    also: [{ when: 'an answer without a code', answer: {}, gives: broken('host error') }],
  },
  bank: {
    call: 'customEvent',
    ask: () => bank(oneNet),
    good: { status: 'SUCCESS' },
    asked: { event: 'pay', params: { ...oneNet.info?.params, product: 'BANK_NETPAY' } },
    gives: { kind: 'paid' },
    refusedAs: orBroken('one-net pay call failed'),
  },
  h5: {
    enter: () => page.window({ WeixinJSBridge: undefined }),
    ask: () => h5(order('WEIXIN_H5', { params: { ...wechatParams, appId: 'wx1' } })),
    ends: [{ when: 'a browser that cannot pay so', gives: broken('unsupported product') }],
    garble: (_good, value) =>
      page.window({
        WeixinJSBridge: { invoke: (_name: string, _fields: object, answer: (end: unknown) => void) => answer(value) },
      }),
    fields: ['err_msg'],
    explode: () =>
      page.window({
        WeixinJSBridge: {
          invoke: () => {
            throw new TypeError('bridge broke')
          },
        },
      }),
    leave: () => page.restore(),
  },
})

describe.each([
  { host: 'weapp', pay: weapp, enter: enterWeapp as () => unknown },
  { host: 'alipay', pay: alipay, enter: enterAlipay },
  { host: 'bank', pay: bank, enter: enterBank },
  { host: 'h5', pay: h5, enter: () => undefined },
])('a payment on $host', ({ pay, enter }) => {
  test.each([
    ['no info', { paymentProduct: 'X', info: null }],
    ['empty info', order('X', {})],
  ])('fails for %s with the specification’s reason', async (_what, empty) => {
    enter()
    expect(await pay(empty)).toEqual({ kind: 'failed', reason: 'payInfo is null' })
  })
})

describe.each([
  { host: 'weapp', pay: weapp, enter: enterWeapp as () => unknown },
  { host: 'alipay', pay: alipay, enter: enterAlipay },
  { host: 'bank', pay: bank, enter: enterBank },
])('a redirect product on $host', ({ pay, enter }) => {
  const at = (normalUrl: string) => order('BANK_H5_REDIRECT', { normalUrl })

  test.each([
    ['https://netpay.cmbchina.com/pay?x=1', true],
    ['https://www.wechatpay.com.hk/pay', true],
    ['https://cashier.elsewhere.example/pay', false],
  ])('returns the payment page %s', async (address, isListed) => {
    enter()
    expect(await pay(at(address))).toEqual({ kind: 'page', address, isListed })
  })

  test('marks no page of an unknown host as an allowed cashier', async () => {
    enter()
    for (const vector of REDIRECT_VECTORS) {
      const result = await pay(at(vector))
      if (result.kind === 'page') expect({ vector, isListed: result.isListed }).toEqual({ vector, isListed: false })
      else expect(result).toEqual({ kind: 'failed', reason: vector ? 'unsafe address' : 'payInfo is null' })
    }
  })

  test('submits no form, because a web view cannot submit forms', async () => {
    enter()
    const form = { action: 'https://gateway.95516.com/', fields: {} }
    expect((await pay(order('UNION_QUICK', { form }))).kind).toBe('failed')
  })
})

describe('the payment of WeChat', () => {
  test('rejects the payment product of another host', async () => {
    enterWeapp()
    expect(await weapp(trade)).toEqual({ kind: 'failed', reason: 'unsupported product' })
  })
})

describe('the payment of Alipay', () => {
  test.each([
    ['9000', { kind: 'paid' }],
    ['8000', { kind: 'pending' }],
    ['6004', { kind: 'pending' }],
    ['6001', { kind: 'cancelled' }],
    ['99', { kind: 'cancelled' }],
    ['6002', { kind: 'failed', reason: 'host error' }],
    ['4000', { kind: 'failed', reason: 'host error' }],
    ['1', { kind: 'failed', reason: 'host error' }],
  ])('maps the result code %s to an outcome', async (resultCode, result) => {
    const host = enterAlipay()
    host.answer('tradePay', { resultCode })
    expect(await alipay(trade)).toEqual(result)
  })
})

describe('the payment in the bank’s container', () => {
  test.each([
    [{ status: 'CANCEL' }, { kind: 'cancelled' }],
    [{ status: 'PROCESSING' }, { kind: 'pending' }],
    [{}, { kind: 'pending' }],
    [{ status: 'WHATEVER' }, { kind: 'failed', reason: 'host error' }],
  ])('maps the response %j to an outcome', async (answer, result) => {
    enterBank().answer('customEvent', answer)
    expect(await bank(oneNet)).toEqual(result)
  })
})

describe('a payment on the web', () => {
  let web: Web
  let to: jest.SpyInstance
  let byForm: jest.SpyInstance
  beforeEach(() => {
    web = enterWeb()
    to = jest.spyOn(externalNavigation, 'assign').mockImplementation()
    byForm = jest.spyOn(externalNavigation, 'submitForm').mockImplementation()
  })
  afterEach(() => {
    web.restore()
    jest.restoreAllMocks()
  })

  test.each(['/sandbox/cashier/1', 'http://localhost/sandbox/cashier/1', 'https://openapi.alipay.com/gateway.do?x=1'])(
    'leaves the page for the cashier %s',
    async (normalUrl) => {
      expect(await h5(order('ALIPAY_WAP', { normalUrl }))).toEqual({ kind: 'left' })
      expect(to).toHaveBeenCalledWith(new URL(normalUrl, 'http://localhost/').href)
    },
  )

  test.each([
    'javascript:alert(1)',
    'http://openapi.alipay.com/',
    'https://evil.example/',
    'https://alipay.com.evil.example/',
    'https://notalipay.com/',
    'https://user:pw@alipay.com/',
    'alipays://platformapi/startapp',
  ])('never leaves the page for the unsafe address %s', async (normalUrl) => {
    expect(await h5(order('ALIPAY_WAP', { normalUrl }))).toEqual({ kind: 'failed', reason: 'unsafe address' })
    expect(to).not.toHaveBeenCalled()
  })

  test('submits the UnionPay form only to a known cashier', async () => {
    const form = { action: 'https://gateway.95516.com/gateway/api/frontTransReq.do', fields: { txnAmt: '38000' } }
    expect(await h5(order('UNION_WAP', { form }))).toEqual({ kind: 'left' })
    expect(byForm).toHaveBeenCalledWith(form.action, form.fields)
    expect(await h5(order('UNION_WAP', { form: { ...form, action: 'https://evil.example' } }))).toMatchObject({
      reason: 'unsafe address',
    })
  })

  test.each([
    ['ok', { kind: 'paid' }],
    ['cancel', { kind: 'cancelled' }],
    ['fail', { kind: 'failed', reason: 'host error' }],
  ])('returns the result of the bridge in WeChat’s browser: %s', async (end, result) => {
    const invoke = jest.fn((_name: string, _fields: object, answer: (end: object) => void) =>
      answer({ err_msg: `get_brand_wcpay_request:${end}` }),
    )
    web.window({ WeixinJSBridge: { invoke } })
    expect(await h5(order('WEIXIN_H5', { params: { ...wechatParams, appId: 'wx1' } }))).toEqual(result)
    expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', { ...wechatParams, appId: 'wx1' }, expect.any(Function))
  })

  test('opens the cashier in a bank’s web view, and returns “pending”', async () => {
    const netpay = jest.fn((call: { success: () => void }) => call.success())
    web.window({ cmblapi: { netpay } })
    expect(await h5(oneNet)).toEqual({ kind: 'pending' })
    expect(netpay).toHaveBeenCalledWith(
      expect.objectContaining({
        url: 'https://netpay.cmbchina.com',
        param: { charset: 'UTF-8', jsonRequestData: '{}' },
      }),
    )
  })

  test.each([
    ['fails', (call: { fail: () => void }) => call.fail()],
    [
      'throws',
      () => {
        throw new Error('no bridge')
      },
    ],
  ])('fails if the bank call %s', async (_how, netpay) => {
    web.window({ cmblapi: { netpay } })
    expect(await h5(oneNet)).toEqual({ kind: 'failed', reason: 'one-net pay call failed' })
  })
})
