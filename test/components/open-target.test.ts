import type { JumpTarget } from '@/api/layout-target'
import { openTarget } from '@/components/open-target'
import { texts } from '@/locales/texts'
import type { Done } from '@/platform/outcome'
import { done, refused, unsupported } from '@/platform/outcome'
import { fakeServices } from '../support/services'

beforeAll(() => texts.setLanguage('en-US'))

const t = (key: 'error.building' | 'error.unsupported' | 'error.jumpFailed' | 'common.soon') => texts.translator()(key)

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

describe('the target of a banner, an icon or a tab, by its kind', () => {
  test.each([
    ['NONE', {}, []],
    ['WEB', { url: '/content/1' }, [['openAddress', '/content/1']]],
    ['WEB', { link: 'https://a.example' }, [['openAddress', 'https://a.example']]],
    ['ACTIVITY', { url: 'https://a.example' }, [['openAddress', 'https://a.example']]],
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
    ['SEARCH', { keywords: 'x' }, [['open', 'search', { keywords: 'x' }]]],
    ['SHOW_TYPE_LIST', { showType: 'D' }, [['switchTab', 'all', { showType: 'D' }]]],
    ['SHOW_LIST', {}, [['switchTab', 'all']]],
    ['CALENDAR_LIST', { sortType: 'T' }, [['switchTab', 'all', { sortType: 'T' }]]],
    ['HOT_BUY_LIST', { path: '/hot' }, [['open', 'hot-ticket']]],
    ['HOME', {}, [['switchTab', 'home']]],
    ['SHOP', {}, [['switchTab', 'shop']]],
  ] as [JumpTarget['kind'], JumpTarget['params'], unknown[][]][])('%s %o', async (kind, params, ways) => {
    const { went, toasts } = await opened(kind, params)
    expect([went, toasts]).toEqual([ways, []])
  })

  test('a toast shows its text, or that it comes soon', async () => {
    expect((await opened('SHOW_TOAST', { text: 'On Friday' })).toasts).toEqual(['On Friday'])
    expect((await opened('SHOW_TOAST')).toasts).toEqual([t('common.soon')])
  })

  test.each(['SHOP_DETAIL', 'BENEFIT_CARD', 'PARKING_FEE', 'MEMBER_CENTER'] as const)(
    '%s, whose screen does not exist yet, is under development',
    async (kind) => expect(await opened(kind)).toMatchObject({ went: [], toasts: [t('error.building')] }),
  )
})

describe('another mini program', () => {
  test('opens by its app id, its path and, on the web, its link', async () => {
    const target = { appId: 'wx0001', path: 'pages/a?b=1', link: 'https://a.example' }
    const { openMiniProgram, toasts } = await opened('MINI_PROGRAM', target)
    expect([openMiniProgram.mock.calls, toasts]).toEqual([[[target]], []])
    expect((await opened('MINI_PROGRAM', { appId: 'wx0001' })).openMiniProgram).toHaveBeenCalledWith({
      appId: 'wx0001',
    })
  })

  test('opens no page that the buyer does not agree to; a link of its host is the platform’s to check', async () => {
    const no = jest.fn(() => Promise.resolve(false))
    expect(
      (await opened('MINI_PROGRAM', { link: 'https://a.example' }, done, no)).openMiniProgram,
    ).not.toHaveBeenCalled()
    expect((await opened('MINI_PROGRAM', { link: 'weixin://dl/a' }, done, no)).openMiniProgram).toHaveBeenCalledTimes(1)
    expect(no.mock.calls).toEqual([['https://a.example']])
  })

  test.each([
    ['no words when the buyer refuses', refused('cancelled'), []],
    ['that the host has none', unsupported, ['error.unsupported']],
    ['that it did not open', refused('failed'), ['error.jumpFailed']],
  ] as const)('shows %s', async (_, answer, keys) => {
    expect((await opened('MINI_PROGRAM', { appId: 'wx0001' }, answer)).toasts).toEqual(keys.map((key) => t(key)))
  })
})
