/** @jest-environment jsdom */
import { guardLeave as alipay } from '@/platform/leave-guard/index.alipay'
import { guardLeave as bank, guardLeave as weapp } from '@/platform/leave-guard/index'
import { guardLeave as h5 } from '@/platform/leave-guard/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import type { NativeHost } from '../hosts/fakes/native-host'
import { taro } from '../hosts/fakes/taro'
import { enterWeapp } from '../hosts/fakes/weapp'
import { tellsQuietly } from './support/telling'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const CALLS = ['enableAlertBeforeUnload', 'disableAlertBeforeUnload']

const openPages = (count: number): void =>
  void jest.spyOn(taro, 'getCurrentPages').mockReturnValue(Array.from({ length: count }, () => ({})))

/** Performs an action, and then the work that the action has postponed. */
const inTime = (act: () => void): void => {
  jest.useFakeTimers()
  act()
  jest.runAllTimers()
  jest.useRealTimers()
}

beforeEach(() => openPages(2))
afterEach(() => {
  jest.restoreAllMocks()
})

describe.each([
  { host: 'weapp', guardLeave: weapp, enter: enterWeapp as () => NativeHost },
  { host: 'alipay', guardLeave: alipay, enter: enterAlipay },
])('leaving a page on $host', ({ guardLeave, enter }) => {
  test('requires a confirmation until the guard is released', () => {
    const host = enter()
    inTime(() => guardLeave('Leave?'))
    guardLeave(null)
    expect(host.calls).toEqual([
      { name: CALLS[0], options: { message: 'Leave?' } },
      { name: CALLS[1], options: {} },
    ])
  })
  tellsQuietly(enter, [CALLS[0]], () => inTime(() => guardLeave('Leave?')))
  tellsQuietly(enter, [CALLS[1]], () => guardLeave(null))
})

describe('leaving a page on alipay', () => {
  test('requires a confirmation once the page is ready, unless the guard was released', () => {
    const host = enterAlipay()
    inTime(() => {
      alipay('Leave?')
      expect(host.calls).toEqual([])
      alipay(null)
    })
    expect(host.calls.map(({ name }) => name)).toEqual([CALLS[1]])
  })
  test('is permitted on the first page, where the host rejects the call', () => {
    const host = enterAlipay()
    openPages(1)
    inTime(() => alipay('Leave?'))
    expect(host.calls).toEqual([])
  })
})

describe('leaving a page on bank', () => {
  test('is always permitted, because the container documents no such call', () => {
    const host = enterBank()
    bank('Leave?')
    bank(null)
    expect(host.calls).toEqual([])
  })
})

describe('leaving a page on h5', () => {
  const closeTab = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  test('requires the browser’s confirmation until the guard is removed', () => {
    expect(closeTab()).toBe(true)
    h5('Leave?')
    h5('Leave now?')
    expect(closeTab()).toBe(false)
    h5(null)
    expect(closeTab()).toBe(true)
  })
})
