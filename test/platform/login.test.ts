/** @jest-environment jsdom */
import { login as alipay } from '@/platform/login/index.alipay'
import { login as bank } from '@/platform/login/index.bank'
import { login as h5 } from '@/platform/login/index.h5'
import { login as weapp } from '@/platform/login/index'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeapp } from '../hosts/fakes/weapp'
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

describe('the buyer’s account at the host', () => {
  test('WeChat gives a login code', async () => {
    enterWeapp()
    expect(await weapp.hostCode()).toEqual({ kind: 'code', code: 'wx-code' })
  })
  test('Alipay gives an auth code without a panel', async () => {
    const host = enterAlipay()
    expect(await alipay.hostCode()).toEqual({ kind: 'code', code: 'my-code' })
    expect(host.last('getAuthCode')).toEqual({ scopes: 'auth_base' })
  })
  test('the bank gives the code of its own sign-in', async () => {
    const host = enterBank()
    expect(await bank.hostCode()).toEqual({ kind: 'code', code: 'bank-code' })
    expect(host.last('customEvent')).toEqual({ event: 'login', params: {} })
  })
  test('a container without the extension has none', async () => {
    enterBank().without('customEvent')
    expect(await bank.hostCode()).toEqual({ kind: 'unsupported' })
  })
  test('the web has none: phone and e-mail screens', async () => {
    expect(await h5.hostCode()).toEqual({ kind: 'unsupported' })
    expect(h5.phoneButton).toBeNull()
  })
  test('a host that answers nothing useful has failed', async () => {
    enterWeapp().answer('login', { errMsg: 'login:ok' })
    expect(await weapp.hostCode()).toEqual({ kind: 'failed' })
    enterAlipay().refuse('getAuthCode', { error: 11, errorMessage: 'user cancelled' })
    expect(await alipay.hostCode()).toEqual({ kind: 'cancelled' })
  })
})

describe('the phone code', () => {
  test("WeChat's is in the button's event", async () => {
    expect(await weapp.phoneCode({ code: 'phone-1', errMsg: 'getPhoneNumber:ok' })).toEqual({
      kind: 'code',
      code: 'phone-1',
    })
    expect(await weapp.phoneCode({ errMsg: 'getPhoneNumber:fail user deny' })).toEqual({ kind: 'denied' })
    expect(await weapp.phoneCode(undefined)).toEqual({ kind: 'failed' })
  })
  test("Alipay's is requested after its button", async () => {
    enterAlipay()
    expect(await alipay.phoneCode({})).toEqual({ kind: 'code', code: '{"response":"cipher","sign":"s"}' })
  })
  test.each([
    ['bank', bank],
    ['h5', h5],
  ])('%s has none', async (_host, login) => {
    expect(await login.phoneCode({})).toEqual({ kind: 'unsupported' })
  })
})
