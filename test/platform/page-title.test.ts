/** @jest-environment jsdom */
import { setPageTitle as alipay } from '@/platform/page-title/index.alipay'
import { setPageTitle as bank, setPageTitle as weapp } from '@/platform/page-title/index'
import { setPageTitle as h5 } from '@/platform/page-title/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import type { NativeHost } from '../hosts/fakes/native-host'
import { enterWeapp } from '../hosts/fakes/weapp'
import { tellsQuietly } from './support/telling'

const mockRouterTitle = jest.fn((_options: object) => Promise.resolve({}))
jest.mock('@tarojs/taro', () => {
  const { taro } = jest.requireActual<{ taro: object }>('../hosts/fakes/taro')
  return {
    __esModule: true,
    default: Object.assign(taro, { setNavigationBarTitle: (options: object) => mockRouterTitle(options) }),
  }
})

const TITLE = '哈姆雷特'

describe.each([
  { host: 'weapp', setPageTitle: weapp, enter: enterWeapp as () => NativeHost, call: 'setNavigationBarTitle' },
  { host: 'bank', setPageTitle: bank, enter: enterBank, call: 'setNavigationBarTitle' },
  { host: 'h5', setPageTitle: h5, enter: null, call: '' },
])('the page title on $host', ({ setPageTitle, enter, call }) => {
  test('is passed to the host', () => {
    const host = enter?.()
    setPageTitle(TITLE)
    if (host) expect(host.calls).toEqual([{ name: call, options: { title: TITLE } }])
    else {
      expect(document.title).toBe(TITLE)
      expect(mockRouterTitle).toHaveBeenCalledWith({ title: TITLE })
    }
  })
  if (enter) tellsQuietly(enter, [call], () => setPageTitle(TITLE))
})

test('is not set on Alipay, whose native bar would cover the drawn bar', () => {
  const host = enterAlipay()
  alipay(TITLE)
  expect(host.calls).toEqual([])
})

test('passes no empty title to the router, which would reject it', () => {
  mockRouterTitle.mockClear()
  h5('')
  expect(document.title).toBe('')
  expect(mockRouterTitle).not.toHaveBeenCalled()
})
