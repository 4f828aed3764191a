import { orderJump, terminalJump } from '@/api/jump'
import { type JumpTarget, jumpTarget } from '@/api/layout-target'
import { openTarget, targetLink } from '@/components/open-target'
import { texts } from '@/locales/texts'
import { appLink as webAppLink } from '@/platform/app-link/index.h5'
import type { Host } from '@/platform/host/contract'
import { webHost } from '@/platform/host/detect'
import { miniHost } from '@/platform/host/mini'
import type { Done } from '@/platform/outcome'
import { done, refused, unsupported } from '@/platform/outcome'
import type { Answers } from '../support/fake-gateway'
import { fakeServices } from '../support/services'

beforeAll(() => texts.setLanguage('en-US'))

const t = (key: 'error.newer' | 'error.unsupported' | 'error.jumpFailed' | 'common.soon') => texts.translator()(key)

const opened = async (
  kind: JumpTarget['kind'],
  params: JumpTarget['params'] = {},
  answer: Done = done,
  mayLeave = () => Promise.resolve(true),
) => {
  const openMiniProgram = jest.fn(() => Promise.resolve(answer))
  const { services, went, toasts } = fakeServices({ platform: { openMiniProgram } })
  Object.assign(services.navigate, { mayLeave })
  await openTarget({ kind, params }, services)
  return { went, toasts, openMiniProgram }
}

/** All five parameters of a calendar list (shell §2). */
const CALENDAR = {
  sortType: 'TIME',
  showCalendar: 'true',
  layoutResourceId: 'R1',
  ifComponent: '1',
  supportListSwitch: 'false',
}

/** Targets with their parameters and the navigation to which they lead. */
const TARGETS: [JumpTarget['kind'], JumpTarget['params'], unknown[][]][] = [
  ['NONE', {}, []],
  ['WEB', { url: '/content/1' }, [['openAddress', '/content/1']]],
  ['WEB', { link: 'https://a.example' }, [['openAddress', 'https://a.example']]],
  ['ACTIVITY', { url: 'https://a.example' }, [['openAddress', 'https://a.example']]],
  ['HTTPS', { url: 'https://a.example' }, [['openAddress', 'https://a.example']]],
  ['SHOW_DETAIL', { showId: '1', source: 'x' }, [['open', 'show-detail', { showId: '1', source: 'x' }]]],
  ['TOUR_DETAIL', { tourId: '2' }, [['open', 'tour-detail', { tourId: '2' }]]],
  ['VENUE_DETAIL', { venueId: '4' }, [['open', 'venue', { venueId: '4' }]]],
  ['COUPON_VENUE_LIST', { couponId: '5' }, [['open', 'venue-list', { couponId: '5' }]]],
  ['TOPIC', { topicId: '3' }, [['open', 'home-topic', { topicId: '3' }]]],
  [
    'COUPON',
    { topicId: '3', couponTemplateId: 'C' },
    [['open', 'topic-activity', { topicId: '3', couponTemplateId: 'C' }]],
  ],
  ['COUPON', { couponTemplateId: 'C' }, [['open', 'coupon-info', { couponTemplateId: 'C' }]]],
  ['COUPON_SHOW_LIST', { couponTemplateId: 'C' }, [['open', 'coupon-shows', { couponTemplateId: 'C' }]]],
  ['BENEFIT_CARD', { cardId: 'C' }, [['open', 'card-detail', { cardId: 'C' }]]],
  ['SEARCH', { keywords: 'x' }, [['open', 'search', { keywords: 'x' }]]],
  ['SHOW_TYPE_LIST', { showType: 'D' }, [['switchTab', 'all', { showType: 'D' }]]],
  ['SHOW_LIST', {}, [['switchTab', 'all']]],
  ['CALENDAR_LIST', CALENDAR, [['switchTab', 'all', CALENDAR]]],
  ['MEMBER_CENTER', { level: '2' }, [['open', 'member-center', { level: '2' }]]],
  ['PARKING_FEE', { couponId: 'C1' }, [['open', 'parking-payment', { couponId: 'C1' }]]],
  ['HOT_BUY_LIST', { path: 'L1', componentId: 'C1' }, [['open', 'hot-ticket', { path: 'L1', componentId: 'C1' }]]],
  ['OPEN_SHOW', { showId: 'OS1' }, [['open', 'open-show', { showId: 'OS1' }]]],
  ['ACTIVITY_ENROL', { activityId: 'OS1' }, [['open', 'open-show', { showId: 'OS1' }]]],
  ['VOTE', { id: 'VT1' }, [['open', 'vote-detail', { id: 'VT1' }]]],
  ['HOME', {}, [['switchTab', 'home']]],
  ['SHOP', { categoryId: 'BAGS' }, [['switchTab', 'shop', { categoryId: 'BAGS' }]]],
  ['SHOP_DETAIL', { spuId: 'G1', skuId: 'K1' }, [['open', 'shop-detail', { id: 'G1', skuId: 'K1' }]]],
  ['ITEM_LIST', { categoryId: 'BAGS' }, [['open', 'goods-search', { categoryId: 'BAGS' }]]],
]

/** Kinds without an own screen; the tests below describe them. */
const OTHERS = ['MINI_PROGRAM', 'JUMP_LIST', 'SHOW_TOAST', 'UNKNOWN']

describe('the target of a banner, icon or tab', () => {
  test.each(TARGETS)('opens the target %s with the parameters %o', async (kind, params, ways) => {
    const { went, toasts } = await opened(kind, params)
    expect([went, toasts]).toEqual([ways, []])
  })

  test('has a test for each kind', () =>
    expect(new Set([...TARGETS.map(([kind]) => kind), ...OTHERS])).toEqual(new Set(jumpTarget.entries.kind.options)))

  test('shows for a kind of a newer gateway that an update is needed', async () =>
    expect(await opened('UNKNOWN')).toMatchObject({ went: [], toasts: [t('error.newer')] }))

  test('shows the text of a toast, or the default text', async () => {
    expect((await opened('SHOW_TOAST', { text: 'On Friday' })).toasts).toEqual(['On Friday'])
    expect((await opened('SHOW_TOAST')).toasts).toEqual([t('common.soon')])
  })
})

describe('another mini program', () => {
  test('is opened with the given app id, path and link', async () => {
    const target = { appId: 'wx0001', path: 'pages/a?b=1', link: 'https://a.example' }
    const { openMiniProgram, toasts } = await opened('MINI_PROGRAM', target)
    expect([openMiniProgram.mock.calls, toasts]).toEqual([[[target]], []])
    expect((await opened('MINI_PROGRAM', { appId: 'wx0001' })).openMiniProgram).toHaveBeenCalledWith({
      appId: 'wx0001',
    })
  })

  test('requests consent for a web address, but not for a host link', async () => {
    const no = jest.fn(() => Promise.resolve(false))
    expect(
      (await opened('MINI_PROGRAM', { link: 'https://a.example' }, done, no)).openMiniProgram,
    ).not.toHaveBeenCalled()
    expect((await opened('MINI_PROGRAM', { link: 'weixin://dl/a' }, done, no)).openMiniProgram).toHaveBeenCalledTimes(1)
    expect(no.mock.calls).toEqual([['https://a.example']])
  })

  test.each([
    ['no message when the buyer cancels', refused('cancelled'), []],
    ['a message when the host supports no mini programs', unsupported, ['error.unsupported']],
    ['a message when the mini program fails to open', refused('failed'), ['error.jumpFailed']],
  ] as const)('shows %s', async (_, answer, keys) => {
    expect((await opened('MINI_PROGRAM', { appId: 'wx0001' }, answer)).toasts).toEqual(keys.map((key) => t(key)))
  })
})

describe('a jump target', () => {
  const WX = 'weixin://dl/business/?appid=wx0123456789abcdef&path=pages%2Fa&query=b%3D1'
  const ALI = 'alipays://platformapi/startapp?appId=2021004200000000&page=pages%2Fa'
  const PARTNER = { wxMiniJumpUrl: WX, aliPayMiniJumpUrl: ALI, h5Url: '/hot', appUrl: 'lantern-hall://hot' }
  const bar = { name: 'Foyer', appScheme: 'lantern-hall' }

  const jump = async (
    params: JumpTarget['params'],
    { host, config, answers = [], answer = done }: { host: Host; config?: object; answers?: Answers; answer?: Done },
  ) => {
    const openMiniProgram = jest.fn(() => Promise.resolve(answer))
    const open = jest.fn(() => Promise.resolve(answer))
    const appLink = { ...webAppLink, open }
    const stage = fakeServices({ answers, config, platform: { host, openMiniProgram, appLink } })
    await openTarget({ kind: 'JUMP_LIST', params }, stage.services)
    const { went, toasts, logged, sentTo } = stage
    return { went, toasts, logged, programs: openMiniProgram.mock.calls.flat(), apps: open.mock.calls, sentTo }
  }

  const weapp = miniHost('weapp', 'WEIXIN_MINI', 'WEIXIN')
  const alipay = miniHost('alipay', 'ALIPAY_MINI', 'ALIPAY')
  const bank = miniHost('bank', 'BANK_MINI', 'OTHER')
  const phone = webHost({ userAgent: 'Mobile', search: '' })
  const desktop = webHost({ userAgent: 'Windows', search: '' })
  const inApp = webHost({ userAgent: 'Mobile', search: '?source=ios' })

  test('opens the target that is defined for the current host', async () => {
    expect((await jump(PARTNER, { host: weapp })).programs).toEqual([
      { appId: 'wx0123456789abcdef', path: 'pages/a?b=1', link: WX },
    ])
    expect((await jump(PARTNER, { host: alipay })).programs).toEqual([
      { appId: '2021004200000000', path: 'pages/a', link: ALI },
    ])
    expect((await jump(PARTNER, { host: phone })).went).toEqual([['openAddress', '/hot']])
    expect((await jump(PARTNER, { host: inApp, config: { downloadBar: bar } })).apps).toEqual([
      ['lantern-hall://hot', 'lantern-hall'],
    ])
  })

  test('opens a path of the current mini program as a screen', async () => {
    const own = await jump(PARTNER, { host: weapp, config: { appId: 'wx0123456789abcdef' } })
    expect([own.went, own.programs]).toEqual([[['openAddress', 'pages/a?b=1']], []])
    const path = await jump({ wxMiniJumpUrl: 'packages/show/venue/venue?venueId=1' }, { host: weapp })
    expect(path.went).toEqual([['openAddress', 'packages/show/venue/venue?venueId=1']])
  })

  test('requests confirmation before it opens another site’s page', async () => {
    const { went, programs } = await jump({ h5Url: 'https://a.example/x', targetTerminal: 'H5' }, { host: bank })
    expect([went, programs]).toEqual([[['openAddress', 'https://a.example/x']], []])
  })

  test.each([
    ['an unknown terminal', { h5Url: '/hot', targetTerminal: 'TV' }, weapp, 'error.jumpFailed', 'bad-terminal'],
    ['no address', { h5Url: '/hot' }, weapp, 'error.jumpFailed', 'no-address'],
    [
      'a scheme of another owner',
      { appUrl: 'evil://a', targetTerminal: 'APP' },
      phone,
      'error.jumpFailed',
      'bad-address',
    ],
    [
      'a program on a desktop',
      { wxMiniJumpUrl: WX, targetTerminal: 'WEIXIN_MINI' },
      desktop,
      'error.unsupported',
      'not-here',
    ],
  ] as const)('opens nothing for %s, and shows and logs an error', async (_, params, host, key, reason) => {
    const { went, programs, apps, toasts, logged } = await jump({ ...params }, { host })
    expect([went, programs, apps]).toEqual([[], [], []])
    expect(toasts).toEqual([t(key)])
    expect(logged).toEqual([['jump refused', expect.objectContaining({ reason })]])
  })

  test('shows an error when the host fails to open the target', async () => {
    expect((await jump(PARTNER, { host: weapp, answer: refused('failed') })).toasts).toEqual([t('error.jumpFailed')])
    expect((await jump(PARTNER, { host: weapp, answer: refused('cancelled') })).toasts).toEqual([])
  })

  test('is requested from the gateway if only a page name is given', async () => {
    const answers: Answers = [[terminalJump, () => terminalJump.read({ ...PARTNER, targetTerminal: 'H5' })]]
    const { sentTo, programs } = await jump({ pageName: 'hot-ticket', target: '%7B%7D' }, { host: weapp, answers })
    expect(sentTo(terminalJump)).toEqual([{ miniAppType: 'WEIXIN_MINI', pageName: 'hot-ticket', target: '%7B%7D' }])
    expect(programs).toHaveLength(1)
  })

  test('is requested by a separate call for an orders page', async () => {
    const answers: Answers = [[orderJump, () => orderJump.read({ ...PARTNER, targetTerminal: 'H5' })]]
    const { sentTo, programs } = await jump({ pageName: 'orders' }, { host: weapp, answers })
    expect(sentTo(orderJump)).toEqual([{ pageName: 'orders' }])
    expect([sentTo(terminalJump), programs.length]).toEqual([[], 1])
  })

  test('sends no request for an invalid page name, and logs the rejection', async () => {
    const { sentTo, toasts, logged } = await jump({ pageName: '../x' }, { host: weapp })
    expect(sentTo(terminalJump)).toEqual([])
    expect(toasts).toEqual([t('error.jumpFailed')])
    expect(logged).toEqual([['jump refused', { reason: 'bad-page-name', pageName: '../x' }]])
  })

  test('shows and logs a failed request', async () => {
    const { toasts, logged } = await jump({ pageName: 'hot-ticket' }, { host: weapp })
    expect(toasts).toEqual([t('error.jumpFailed')])
    expect(logged).toEqual([['jump failed', expect.objectContaining({ pageName: 'hot-ticket' })]])
  })

  test('has a web link only if the target is a page', () => {
    expect(targetLink({ kind: 'JUMP_LIST', params: PARTNER })).toBe('/hot')
    expect(targetLink({ kind: 'JUMP_LIST', params: { appUrl: 'lantern-hall://a' } })).toBeUndefined()
  })
})
