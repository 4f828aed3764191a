import { isAppScheme } from '@/domain/jump/app-scheme'
import { readJumpAddress } from '@/domain/jump/jump-address'
import {
  chooseJump,
  encodeJumpTarget,
  isPageName,
  type JumpHost,
  type JumpInfo,
  jumpInfoOf,
} from '@/domain/jump/jump-info'
import { hasDownloadBar } from '@/domain/jump/download-screens'
import { storeOf } from '@/domain/jump/store-link'
import { factsOf, isRouteName, type RouteName, routeNames } from '@/router/table/table'
import { JUMP_VECTORS, REDIRECT_VECTORS } from '../../router/redirect-vectors'

const WX = 'weixin://dl/business/?appid=wx0123456789abcdef&path=pages%2Fa%2Fb&query=c%3D1'
const ALI = 'alipays://platformapi/startapp?appId=2021004200000000&page=pages%2Fa'
const BANK = 'finclip://applet?appid=fc01&path=pages%2Fa'

const LISTED = {
  wxMiniJumpUrl: WX,
  aliPayMiniJumpUrl: ALI,
  bankMiniUrl: BANK,
  appUrl: 'lantern-hall://home',
  h5Url: '/hot',
  xhsMiniUrl: 'xhsdiscover://miniprogram/1',
  douYinMiNiUrl: 'snssdk1128://microapp?app_id=1',
}

const info = (fields: Partial<JumpInfo>): JumpInfo => ({ ...jumpInfoOf({ h5Url: 'x' })!, h5Url: '', ...fields })

const WEAPP: JumpHost = { terminals: ['WEIXIN_MINI'], opens: 'WEIXIN_MINI', appScheme: 'lantern-hall' }
const ALIPAY: JumpHost = { terminals: ['ALIPAY_MINI'], opens: 'ALIPAY_MINI', appScheme: 'lantern-hall' }
const BANK_MINI: JumpHost = { terminals: ['BANK_MINI'], opens: 'BANK_MINI', appScheme: '' }
const PHONE: JumpHost = { terminals: ['H5'], opens: 'apps', appScheme: 'lantern-hall' }
const DESKTOP: JumpHost = { terminals: ['H5'], opens: 'pages', appScheme: 'lantern-hall' }
const APP: JumpHost = { terminals: ['APP'], opens: 'apps', appScheme: 'lantern-hall' }

const program = (terminal: string, appId: string, path: string, link: string) => ({
  kind: 'program',
  terminal,
  appId,
  path,
  link,
})
const wx = program('WEIXIN_MINI', 'wx0123456789abcdef', 'pages/a/b?c=1', WX)
const ali = program('ALIPAY_MINI', '2021004200000000', 'pages/a', ALI)
const bank = program('BANK_MINI', 'fc01', 'pages/a', BANK)
const none = (reason: string) => ({ kind: 'none', reason })

describe('the target of a jump per host', () => {
  test.each([
    ['WeChat opens its own entry', WEAPP, LISTED, wx],
    ['Alipay opens its own entry', ALIPAY, LISTED, ali],
    ['the bank’s container opens its own entry', BANK_MINI, LISTED, bank],
    ['a browser opens the web address', PHONE, LISTED, { kind: 'page', address: '/hot' }],
    ['the app opens its own entry', APP, LISTED, { kind: 'app', link: 'lantern-hall://home' }],
    ['the host’s own entry precedes the named terminal', WEAPP, { ...LISTED, targetTerminal: 'H5' }, wx],
    [
      'the host’s own entry opens even if the named terminal is unknown',
      WEAPP,
      { ...LISTED, targetTerminal: 'TV' },
      wx,
    ],
    [
      'without an own entry, the named terminal opens',
      WEAPP,
      { h5Url: '/hot', targetTerminal: 'H5' },
      { kind: 'page', address: '/hot' },
    ],
    ['a phone opens a mini program', PHONE, { wxMiniJumpUrl: WX, targetTerminal: 'WEIXIN_MINI' }, wx],
    [
      'a phone opens Xiaohongshu',
      PHONE,
      { ...LISTED, h5Url: '', targetTerminal: 'XHS_MINI' },
      { kind: 'app', link: LISTED.xhsMiniUrl },
    ],
    [
      'a phone opens Douyin',
      PHONE,
      { ...LISTED, h5Url: '', targetTerminal: 'DOUYIN_MINI' },
      { kind: 'app', link: LISTED.douYinMiNiUrl },
    ],
    [
      'a desktop opens no mini program',
      DESKTOP,
      { wxMiniJumpUrl: WX, targetTerminal: 'WEIXIN_MINI' },
      none('not-here'),
    ],
    ['a desktop opens no app', DESKTOP, { appUrl: 'lantern-hall://a', targetTerminal: 'APP' }, none('not-here')],
    [
      'a mini program opens no mini program of another host',
      ALIPAY,
      { wxMiniJumpUrl: WX, targetTerminal: 'WEIXIN_MINI' },
      none('not-here'),
    ],
    ['without a named terminal, nothing opens', WEAPP, { h5Url: '/hot' }, none('no-address')],
    [
      'without an address of the named terminal, nothing opens',
      WEAPP,
      { h5Url: '/hot', targetTerminal: 'APP' },
      none('no-address'),
    ],
    ['an unknown terminal opens nothing', WEAPP, { h5Url: '/hot', targetTerminal: 'TV' }, none('bad-terminal')],
    [
      'the name of an inherited property opens nothing',
      WEAPP,
      { h5Url: '/hot', targetTerminal: 'constructor' },
      none('bad-terminal'),
    ],
    ['an unlisted scheme opens nothing', PHONE, { appUrl: 'evil://a', targetTerminal: 'APP' }, none('bad-address')],
  ] as [string, JumpHost, Partial<JumpInfo>, object][])(
    'is chosen by host and terminal: %s',
    (_, host, fields, expected) => expect(chooseJump(info(fields), host)).toEqual(expected),
  )

  test('is read from parameters that contain at least one address', () => {
    expect(jumpInfoOf({ wxMiniJumpUrl: ` ${WX} `, other: 'x' })).toEqual(info({ wxMiniJumpUrl: WX }))
    expect(jumpInfoOf({ pageName: 'venue', targetTerminal: 'H5' })).toBeNull()
  })
})

describe('an address of a jump', () => {
  test.each([
    ['pages/a?b=1', { kind: 'page', address: 'pages/a?b=1' }],
    ['https://wxaurl.cn/x', { kind: 'page', address: 'https://wxaurl.cn/x' }],
    ['weixin://dl/business/?t=abc', { kind: 'app', link: 'weixin://dl/business/?t=abc' }],
    ['lantern-hall://home?a=1', { kind: 'app', link: 'lantern-hall://home?a=1' }],
    ['LANTERN-HALL://home', { kind: 'app', link: 'LANTERN-HALL://home' }],
    [
      'alipays://platformapi/startapp?appId=2021004200000000',
      program('ALIPAY_MINI', '2021004200000000', '', 'alipays://platformapi/startapp?appId=2021004200000000'),
    ],
  ])('is read as an address of the correct kind: %s', (address, expected) =>
    expect(readJumpAddress(address, 'lantern-hall')).toEqual(expected),
  )

  test.each(JUMP_VECTORS)('is rejected if malicious: %j', (vector) =>
    expect(readJumpAddress(vector, 'lantern-hall')).toBeNull(),
  )

  test.each(REDIRECT_VECTORS)('is read from %j only as a safe page or an allowed app link', (vector) => {
    const read = readJumpAddress(vector, 'lantern-hall')
    if (read === null) return
    if (read.kind === 'page') expect(read.address).not.toMatch(/^(?!https?:)[a-z][a-z0-9+.-]*:/i)
    else expect(vector).toMatch(/^(weixin|alipays):\/\//)
  })

  test.each(['javascript', 'JavaScript', 'http', 'intent', 'itms-apps', 'weixin', 'a', '1app', 'my app', 'app:', ''])(
    'does not accept %j as the scheme of a merchant’s app',
    (scheme) => {
      expect(isAppScheme(scheme)).toBe(false)
      expect(readJumpAddress(`${scheme}://evil`, scheme)?.kind).not.toBe(scheme === 'weixin' ? 'page' : 'app')
    },
  )
})

test('accepts the names of all routes as page names, and rejects other names', () => {
  expect(routeNames.every(isPageName)).toBe(true)
  for (const name of ['', 'a b', '../x', 'x'.repeat(65), '1', 'a/b', '<b>']) expect(isPageName(name)).toBe(false)
})

test('encodes the parameters of a page as JSON', () => {
  expect(JSON.parse(decodeURIComponent(encodeJumpTarget({ showId: 'S&1' })))).toEqual({ showId: 'S&1' })
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 12_2)', 'ios'],
  ['Mozilla/5.0 (Linux; Android 14)', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64)', 'android'],
  ['', 'android'],
])('maps the user agent %s to the app store %s', (agent, store) => expect(storeOf(agent)).toBe(store))

test('allows the download bar only on existing screens that need no login', () => {
  const screens = routeNames.filter(hasDownloadBar)
  expect(screens.length).toBeGreaterThan(8)
  expect(screens.filter((name: RouteName) => !isRouteName(name) || factsOf(name).login)).toEqual([])
  for (const name of ['ticket-holder', 'ticket-detail-new', 'confirm-order', 'pay-success', 'pick-seat', 'login'])
    expect(hasDownloadBar(name)).toBe(false)
})
