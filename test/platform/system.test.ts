/** @jest-environment jsdom */
import fc from 'fast-check'
import { system as alipay, system as bank, system as weapp } from '@/platform/system/index'
import { system as h5 } from '@/platform/system/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeb } from '../hosts/fakes/h5'
import { enterWeapp } from '../hosts/fakes/weapp'
import { holdToContract } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const NETWORK = { online: { via: 'string' }, offline: {}, unsupported: {} } as const
const network = (none: string) => ({
  call: 'getNetworkType',
  good: { networkType: 'wifi' },
  asked: {},
  gives: { kind: 'online', via: 'wifi' },
  refusedAs: () => ({ kind: 'unsupported' }),
  also: [
    { when: 'a cell', answer: { networkType: '5g' }, gives: { kind: 'online', via: 'cellular' } },
    { when: 'a name of tomorrow', answer: { networkType: '7g' }, gives: { kind: 'online', via: 'unknown' } },
    { when: 'none', answer: { networkType: none }, gives: { kind: 'offline' } },
  ],
})
const page = enterWeb()

holdToContract('the network', NETWORK, {
  weapp: { ask: () => weapp.network(), ...network('none') },
  alipay: { ask: () => alipay.network(), ...network('NOTREACHABLE') },
  bank: { ask: () => bank.network(), ...network('none') },
  h5: {
    enter: () => page.navigator({ onLine: true, connection: { type: 'cellular' } }),
    ask: () => h5.network(),
    ends: [
      { when: 'a cell', gives: { kind: 'online', via: 'cellular' } },
      { when: 'none', bring: () => page.navigator({ onLine: false }), gives: { kind: 'offline' } },
      {
        when: 'a browser that does not say',
        bring: () => page.navigator({ connection: undefined }),
        gives: { kind: 'online', via: 'unknown' },
      },
    ],
    garble: (_good, value) => page.navigator({ connection: value }),
    leave: () => page.restore(),
  },
})

test.each([
  { host: 'weapp', system: weapp, enter: enterWeapp },
  { host: 'alipay', system: alipay, enter: enterAlipay },
  { host: 'bank', system: bank, enter: enterBank },
])('returns valid window data on $host for any host response', ({ system, enter }) => {
  const host = enter()
  const field = fc.oneof(fc.anything({ maxDepth: 1 }), fc.constantFrom<unknown>(NaN, Infinity, '44', null))
  const names = ['windowWidth', 'windowHeight', 'screenWidth', 'screenHeight', 'pixelRatio', 'statusBarHeight']
  const facts = fc.record(
    Object.fromEntries(
      [...names, 'safeArea', 'language', 'theme', 'top', 'left', 'width', 'height'].map((name) => [name, field]),
    ),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(facts, field), (answer) => {
      for (const name of [
        'getWindowInfo',
        'getSystemInfoSync',
        'getAppBaseInfo',
        'getMenuButtonBoundingClientRect',
        'getDeviceInfo',
      ])
        host.api[name] = () => answer
      const { safeArea, menuButton, ...sizes } = system.window()
      const numbers = [...Object.values(sizes), ...Object.values(safeArea), ...Object.values(menuButton ?? {})]
      expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([])
      expect(sizes.width).not.toBe(0)
      expect(['IOS', 'ANDROID', 'OTHER']).toContain(system.osType())
      expect(typeof system.languages()[0]).toBe('string')
      expect(['light', 'dark', null]).toContain(system.theme())
      host.tell('NetworkStatusChange', answer)
      host.tell('ThemeChange', answer)
    }),
    { numRuns: 200 },
  )
})

describe.each([
  {
    host: 'weapp',
    system: weapp,
    enter: enterWeapp,
    window: {
      width: 375,
      height: 812,
      pixelRatio: 3,
      statusBarHeight: 44,
      safeArea: { top: 44, right: 0, bottom: 34, left: 0 },
    },
    menu: { top: 48, left: 281, width: 87, height: 32 },
    os: 'IOS',
    language: 'zh_CN',
    theme: 'dark',
    none: 'none',
  },
  {
    host: 'alipay',
    system: alipay,
    enter: enterAlipay,
    window: {
      width: 390,
      height: 753,
      pixelRatio: 3,
      statusBarHeight: 47,
      safeArea: { top: 47, right: 0, bottom: 34, left: 0 },
    },
    menu: { top: 51, left: 288, width: 95, height: 32 },
    os: 'IOS',
    language: 'zh-Hans',
    theme: null,
    none: 'NOTREACHABLE',
  },
  {
    host: 'bank',
    system: bank,
    enter: enterBank,
    window: {
      width: 360,
      height: 732,
      pixelRatio: 2,
      statusBarHeight: 24,
      safeArea: { top: 0, right: 0, bottom: 0, left: 0 },
    },
    menu: { top: 28, left: 266, width: 87, height: 32 },
    os: 'ANDROID',
    language: 'zh_CN',
    theme: null,
    none: 'none',
  },
])('the system of $host', ({ system, enter, window, menu, os, language, theme, none }) => {
  test('has a window and a menu button', () => {
    enter()
    expect(system.window()).toEqual({ ...window, menuButton: menu })
  })
  test('reports its operating system', () => {
    enter()
    expect(system.osType()).toBe(os)
  })
  test('has a language and a theme', () => {
    enter()
    expect(system.languages()).toEqual([language])
    expect(system.theme()).toBe(theme)
  })
  test('has a network state, and reports its changes', async () => {
    const host = enter()
    expect(await system.network()).toEqual({ kind: 'online', via: 'wifi' })
    host.answer('getNetworkType', { networkType: '5g' })
    expect(await system.network()).toEqual({ kind: 'online', via: 'cellular' })
    host.answer('getNetworkType', { networkType: none })
    expect(await system.network()).toEqual({ kind: 'offline' })
    const heard = jest.fn()
    const stop = system.onNetworkChange(heard)
    host.tell('NetworkStatusChange', { isConnected: false, networkType: none })
    stop()
    host.tell('NetworkStatusChange', { isConnected: true, networkType: 'wifi' })
    expect(heard.mock.calls).toEqual([[false]])
  })
  test('uses the specification’s default window if a host reports nothing', () => {
    const host = enter()
    for (const name of ['getWindowInfo', 'getSystemInfoSync', 'getMenuButtonBoundingClientRect', 'getAppBaseInfo'])
      host.without(name)
    expect(system.window()).toMatchObject({ width: 375, height: 667, statusBarHeight: 20, menuButton: null })
    expect(system.languages()).toEqual([''])
  })
})

test('reports theme changes of WeChat only', () => {
  const host = enterWeapp()
  const heard = jest.fn()
  const stop = weapp.onThemeChange(heard)
  host.tell('ThemeChange', { theme: 'dark' })
  stop()
  host.tell('ThemeChange', { theme: 'light' })
  expect(heard.mock.calls).toEqual([['dark']])
  enterAlipay()
  alipay.onThemeChange(heard)()
})

describe('window and preferences of a browser', () => {
  const web = enterWeb()
  afterEach(() => web.restore())

  test('have a window without status bar and menu button', () => {
    web.window({ innerWidth: 1280, innerHeight: 800, devicePixelRatio: 2 })
    expect(h5.window()).toEqual({
      width: 1280,
      height: 800,
      pixelRatio: 2,
      statusBarHeight: 0,
      safeArea: { top: 0, right: 0, bottom: 0, left: 0 },
      menuButton: null,
    })
  })
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'IOS'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'ANDROID'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'OTHER'],
  ])('have an operating system by the user agent %s', (userAgent, os) => {
    web.navigator({ userAgent })
    expect(h5.osType()).toBe(os)
  })
  test('have a theme, and report its changes', () => {
    const query = Object.assign(new EventTarget(), { matches: true })
    web.window({ matchMedia: () => query })
    expect(h5.theme()).toBe('dark')
    const heard = jest.fn()
    const stop = h5.onThemeChange(heard)
    query.matches = false
    query.dispatchEvent(new Event('change'))
    stop()
    query.dispatchEvent(new Event('change'))
    expect(heard.mock.calls).toEqual([['light']])
  })
  test('use the light theme in a browser without media queries', () => {
    expect(h5.theme()).toBe('light')
    h5.onThemeChange(() => undefined)()
  })
  test('have a network state, and report its changes', async () => {
    expect(await h5.network()).toEqual({ kind: 'online', via: 'unknown' })
    web.navigator({ connection: { type: 'wifi' } })
    expect(await h5.network()).toEqual({ kind: 'online', via: 'wifi' })
    web.navigator({ onLine: false })
    expect(await h5.network()).toEqual({ kind: 'offline' })
    const heard = jest.fn()
    const stop = h5.onNetworkChange(heard)
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    stop()
    window.dispatchEvent(new Event('offline'))
    expect(heard.mock.calls).toEqual([[false], [true]])
  })
})
