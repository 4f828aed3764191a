/** @jest-environment jsdom */
import { endPullDown as alipay, endPullDown as bank, endPullDown as weapp } from '@/platform/pull-down/index'
import { endPullDown as h5 } from '@/platform/pull-down/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import type { NativeHost } from '../hosts/fakes/native-host'
import { enterWeapp } from '../hosts/fakes/weapp'
import { tellsQuietly } from './support/telling'

const mockStop = jest.fn(() => Promise.resolve({}))
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: jest.requireActual<{ taro: object }>('../hosts/fakes/taro').taro,
  stopPullDownRefresh: () => mockStop(),
}))

describe.each([
  { host: 'weapp', endPullDown: weapp, enter: enterWeapp as () => NativeHost },
  { host: 'alipay', endPullDown: alipay, enter: enterAlipay },
  { host: 'bank', endPullDown: bank, enter: enterBank },
  { host: 'h5', endPullDown: h5, enter: null },
])('the end of a pull-down on $host', ({ endPullDown, enter }) => {
  test('is reported to the host once', () => {
    const host = enter?.()
    mockStop.mockClear()
    endPullDown()
    if (host) expect(host.calls).toEqual([{ name: 'stopPullDownRefresh', options: {} }])
    else expect(mockStop).toHaveBeenCalledTimes(1)
  })
  if (enter) tellsQuietly(enter, ['stopPullDownRefresh'], endPullDown)
})
