/** @jest-environment jsdom */
import { guardLeave as alipay, guardLeave as bank, guardLeave as weapp } from '@/platform/leave-guard/index'
import { guardLeave as h5 } from '@/platform/leave-guard/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import type { NativeHost } from '../hosts/fakes/native-host'
import { enterWeapp } from '../hosts/fakes/weapp'
import { tellsQuietly } from './support/telling'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: jest.requireActual<{ taro: object }>('../hosts/fakes/taro').taro,
}))

const CALLS = ['enableAlertBeforeUnload', 'disableAlertBeforeUnload']

describe.each([
  { host: 'weapp', guardLeave: weapp, enter: enterWeapp as () => NativeHost },
  { host: 'alipay', guardLeave: alipay, enter: enterAlipay },
])('leaving a page on $host', ({ guardLeave, enter }) => {
  test('is guarded with the question, until it is free again', () => {
    const host = enter()
    guardLeave('Leave?')
    guardLeave(null)
    expect(host.calls).toEqual([
      { name: CALLS[0], options: { message: 'Leave?' } },
      { name: CALLS[1], options: {} },
    ])
  })
  tellsQuietly(enter, [CALLS[0]], () => guardLeave('Leave?'))
  tellsQuietly(enter, [CALLS[1]], () => guardLeave(null))
})

describe('leaving a page on bank', () => {
  test('is free: its containers document no such call', () => {
    const host = enterBank()
    bank('Leave?')
    bank(null)
    expect(host.calls).toEqual([])
  })
})

describe('leaving a page on h5', () => {
  const closeTab = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  test('is guarded by the browser, until it is free again', () => {
    expect(closeTab()).toBe(true)
    h5('Leave?')
    h5('Leave now?')
    expect(closeTab()).toBe(false)
    h5(null)
    expect(closeTab()).toBe(true)
  })
})
