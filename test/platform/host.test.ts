/** @jest-environment jsdom */
import { detectWebHost, webHost } from '@/platform/host/detect'
import { host as alipay } from '@/platform/host/index.alipay'
import { host as bank } from '@/platform/host/index.bank'
import { host as h5 } from '@/platform/host/index.h5'
import { host as weapp } from '@/platform/host/index'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'
const CHAT = `${IPHONE} MicroMessenger/8.0.50`
const BANK = `${IPHONE} MPBank/11.0`

describe('the web host, in the order of the specification', () => {
  test.each([
    ['a chat-app browser', CHAT, '', 'wechat-web'],
    ['a chat-app browser comes before the native embedding', CHAT, '?isFlutter=1', 'wechat-web'],
    ['a chat-app browser whose source says mini program', CHAT, '?source=weixin_mini', 'mobile-web'],
    ['a bank app', BANK, '', 'bank-web'],
    ['a bank app with the flag of a native app', BANK, '?isFlutter=1', 'bank-web'],
    ['isFlutter=1', IPHONE, '?isFlutter=1', 'native-app'],
    ['isFlutter=0', IPHONE, '?isFlutter=0', 'mobile-web'],
    ['source iOS', IPHONE, '?source=iOS', 'native-app'],
    ['source android', IPHONE, '?src=android', 'native-app'],
    ['a phone', IPHONE, '', 'mobile-web'],
    ['a desktop', DESKTOP, '', 'desktop-web'],
  ])('is detected for %s', (_what, userAgent, search, name) => {
    expect(detectWebHost({ userAgent, search })).toBe(name)
  })
})

test('enables the desktop mode from 961 px on, but never in a chat-app browser', () => {
  const desktop = webHost({ userAgent: DESKTOP, search: '' })
  expect([960, 961].map((width) => desktop.isDesktop(width))).toEqual([false, true])
  expect(webHost({ userAgent: IPHONE, search: '' }).isDesktop(1024)).toBe(true)
  expect(webHost({ userAgent: CHAT, search: '' }).isDesktop(1280)).toBe(false)
})

test.each([
  { host: weapp, name: 'weapp', code: 'WEIXIN_MINI', browser: 'WEIXIN' },
  { host: alipay, name: 'alipay', code: 'ALIPAY_MINI', browser: 'ALIPAY' },
  { host: bank, name: 'bank', code: 'BANK_MINI', browser: 'OTHER' },
])('names the host $name in its build', ({ host, name, code, browser }) => {
  expect(host).toMatchObject({
    name,
    isMini: true,
    isWeb: false,
    terminalSrc: code,
    clientCode: code,
    browserType: browser,
  })
  expect(host.isDesktop(2000)).toBe(false)
})

test('uses the web host in the web build', () => {
  expect(h5).toMatchObject({ isWeb: true, isMini: false, browserType: 'OTHER' })
})
