/** @jest-environment jsdom */
import { externalNavigation } from '@/platform/external-navigation'
import { phoneCall as alipay } from '@/platform/phone-call/index.alipay'
import { phoneCall as bank, phoneCall as weapp } from '@/platform/phone-call/index'
import { phoneCall as h5 } from '@/platform/phone-call/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeapp } from '../hosts/fakes/weapp'
import { DONE, holdToContract } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const calling = { call: 'makePhoneCall', gives: { kind: 'done' } }
const NUMBER = '+853 (28) 55-5555'

holdToContract('calling', DONE, {
  weapp: { ask: () => weapp(NUMBER), asked: { phoneNumber: '+85328555555' }, ...calling },
  alipay: { ask: () => alipay(NUMBER), asked: { number: '+85328555555' }, ...calling },
  bank: { ask: () => bank(NUMBER), asked: { phoneNumber: '+85328555555' }, ...calling },
  h5: {
    enter: () => void jest.spyOn(externalNavigation, 'assign').mockImplementation(),
    ask: () => h5(NUMBER),
    ends: [
      {
        when: 'a tel: address',
        gives: { kind: 'done' },
        check: () => expect(externalNavigation.assign).toHaveBeenCalledWith('tel:+85328555555'),
      },
    ],
    leave: () => jest.restoreAllMocks(),
  },
})

const WRONG = ['', '12', 'tel:110', '110;ext=1', '13800000001\n', 'javascript:1', '1'.repeat(25)]

describe.each([
  { host: 'weapp', phoneCall: weapp, enter: enterWeapp },
  { host: 'bank', phoneCall: bank, enter: enterBank },
  { host: 'alipay', phoneCall: alipay, enter: enterAlipay },
])('a phone call on $host', ({ phoneCall, enter }) => {
  test.each(WRONG)('rejects %j as a number', async (number) => {
    const host = enter()
    expect(await phoneCall(number)).toEqual({ kind: 'failed' })
    expect(host.calls).toEqual([])
  })
})

describe('a phone call from a browser', () => {
  let to: jest.SpyInstance
  beforeEach(() => {
    to = jest.spyOn(externalNavigation, 'assign').mockImplementation()
  })
  afterEach(() => jest.restoreAllMocks())

  test.each(WRONG)('rejects %j as a number', async (number) => {
    expect(await h5(number)).toEqual({ kind: 'failed' })
    expect(to).not.toHaveBeenCalled()
  })
})
