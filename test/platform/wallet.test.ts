/** @jest-environment jsdom */
import { externalNavigation } from '@/platform/external-navigation'
import { wallet as alipay, wallet as bank, wallet as weapp } from '@/platform/wallet/index'
import { wallet as h5 } from '@/platform/wallet/index.h5'

let mockHost = 'mobile-web'
jest.mock('@/platform/host', () => ({
  host: {
    get name() {
      return mockHost
    },
  },
}))

let to: jest.SpyInstance
let agent: jest.SpyInstance
beforeEach(() => {
  mockHost = 'mobile-web'
  to = jest.spyOn(externalNavigation, 'assign').mockImplementation()
  agent = jest.spyOn(navigator, 'userAgent', 'get')
})
afterEach(() => jest.restoreAllMocks())

test.each([
  ['weapp', weapp],
  ['alipay', alipay],
  ['bank', bank],
])('offers no wallet on %s', (_, wallet) => {
  expect([wallet.name(), wallet.open('/documents/passes/1')]).toEqual([null, { kind: 'unsupported' }])
})

test.each([
  ['iPhone', 'mobile-web', 'APPLE'],
  ['Macintosh', 'desktop-web', 'APPLE'],
  ['Android', 'mobile-web', 'GOOGLE'],
  ['Windows', 'desktop-web', 'GOOGLE'],
  ['iPhone', 'wechat-web', null],
  ['Android', 'bank-web', null],
  ['iPhone', 'native-app', null],
])('maps %s in %s to the offered wallet: %s', (userAgent, host, name) => {
  agent.mockReturnValue(userAgent)
  mockHost = host
  expect(h5.name()).toBe(name)
})

test.each(['/documents/passes/abc', 'https://pay.google.com/gp/v/save/a.b.c'])(
  'opens the wallet link %s',
  (address) => {
    expect(h5.open(address)).toEqual({ kind: 'done' })
    expect(to.mock.calls).toEqual([[expect.stringContaining(address)]])
  },
)

test.each([
  '',
  '//evil.example/pass',
  'https://pay.google.com.evil.example/gp/v/save/a',
  'https://evil.example/https://pay.google.com/gp/v/save/',
  'javascript:alert(1)',
])('does not open the wallet link “%s”', (address) => {
  expect(h5.open(address)).toEqual({ kind: 'failed' })
  expect(to).not.toHaveBeenCalled()
})
