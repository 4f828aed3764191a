/** @jest-environment jsdom */
import { login as alipay } from '@/platform/login/index.alipay'
import { login as bank } from '@/platform/login/index.bank'
import { login as h5 } from '@/platform/login/index.h5'
import { login as weapp } from '@/platform/login/index'
import { enterAlipay } from '../hosts/fakes/alipay'
import { holdToContract, never, REFUSED } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const CODE = { code: { code: 'string' }, ...REFUSED } as const
const NOTHING = { when: 'an answer without the code', answer: { errMsg: 'ok' }, gives: { kind: 'failed' } }

holdToContract("the host's code", CODE, {
  weapp: {
    call: 'login',
    ask: () => weapp.hostCode(),
    good: { code: 'wx-code', errMsg: 'login:ok' },
    asked: {},
    gives: { kind: 'code', code: 'wx-code' },
    also: [NOTHING],
  },
  alipay: {
    call: 'getAuthCode',
    ask: () => alipay.hostCode(),
    good: { authCode: 'my-code', authSuccessScopes: ['auth_base'], authErrorScopes: {} },
    asked: { scopes: 'auth_base' },
    gives: { kind: 'code', code: 'my-code' },
    also: [
      NOTHING,
      {
        when: 'the buyer closes the panel',
        error: { error: 11, errorMessage: '用户取消授权' },
        gives: { kind: 'cancelled' },
      },
    ],
  },
  bank: {
    call: 'customEvent',
    ask: () => bank.hostCode(),
    good: { code: 'bank-code' },
    asked: { event: 'login', params: {} },
    gives: { kind: 'code', code: 'bank-code' },
    also: [NOTHING],
  },
  h5: never(() => h5.hostCode()),
})

test('offers no phone button on the web', () => {
  expect(h5.phoneButton).toBeNull()
})

describe('the phone code of a host', () => {
  test('is read from the event of WeChat’s button', async () => {
    expect(await weapp.phoneCode({ code: 'phone-1', errMsg: 'getPhoneNumber:ok' })).toEqual({
      kind: 'code',
      code: 'phone-1',
    })
    expect(await weapp.phoneCode({ errMsg: 'getPhoneNumber:fail user deny' })).toEqual({ kind: 'denied' })
    expect(await weapp.phoneCode(undefined)).toEqual({ kind: 'failed' })
  })
  test('is requested after a tap on Alipay’s button', async () => {
    enterAlipay()
    expect(await alipay.phoneCode({})).toEqual({ kind: 'code', code: '{"response":"cipher","sign":"s"}' })
  })
  test.each([
    ['bank', bank],
    ['h5', h5],
  ])('is not available on %s', async (_host, login) => {
    expect(await login.phoneCode({})).toEqual({ kind: 'unsupported' })
  })
})
