/** @jest-environment jsdom */
import { jsapiAuthorization } from '@/api/wechat'
import { shareInChatApp } from '@/app/chat-app-share'
import type { Services } from '@/components/services'
import { shareCard } from '@/components/share/share-card'
import { loadWechatPage, type WechatPage } from '@/platform/share/wechat-page'
import { wechatPage } from '../hosts/fakes/wechat-page'
import { fakeServices } from '../support/services'
import { settle } from '../support/settle'

const SIGNED = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.50'

let stop = () => undefined as void
let leaveLast = () => undefined as void
afterEach(() => {
  stop()
  leaveLast()
  jest.restoreAllMocks()
})

const goTo = (address: string) => window.history.pushState({}, '', address)

const begin = async ({ signed = SIGNED as object, refuse = '', script = true, agent = ANDROID } = {}) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const page = wechatPage({ refuse })
  const load = jest.fn(async (): Promise<WechatPage | null> => (script ? page.wx : null))
  const world = fakeServices({
    answers: [[jsapiAuthorization, () => signed]],
    config: { shopName: 'Foyer', shareDescription: 'Live shows', shopAvatar: 'https://img.example/logo.png' },
  })
  stop = shareInChatApp(world.services, load)
  const shown = async () => {
    await world.clock.advance(300)
    await settle()
  }
  return { ...world, ...page, load, shown }
}

/** Enters the page of a show with its share card. Returns a function that leaves the page. */
const showPage = ({ pageShare, stores }: Services, showId: string, title: string) => {
  goTo(`/content/${showId}?lang=en`)
  pageShare.enter('show-detail', !stores.session.forbidShare)
  leaveLast = pageShare.present(() => shareCard(stores, 'show-detail', { showId }, { title, desc: 'Friday' }))
  return leaveLast
}

test('sets a share card with the visit’s sales channel after the address is signed', async () => {
  const { named, shown, sentTo, stores, services } = await begin()
  stores.session.applyQuery({ channelId: 'friends' })
  showPage(services, 'S1', 'Hamlet')
  await shown()
  expect(sentTo(jsapiAuthorization)).toEqual([{ url: 'http://localhost/content/S1?lang=en' }])
  expect(named('config')[0].options).toMatchObject({ ...SIGNED, debug: false })
  const card = {
    title: 'Hamlet',
    desc: 'Friday',
    link: 'http://localhost/content/S1?channelId=friends',
    imgUrl: 'https://img.example/logo.png',
  }
  expect(named('updateAppMessageShareData').map(({ options }) => options)).toEqual([card])
  const { desc: _, ...moments } = card
  expect(named('updateTimelineShareData').map(({ options }) => options)).toEqual([moments])
})

test.each([
  { agent: ANDROID, signs: ['http://localhost/content/S1?lang=en', 'http://localhost/content/S2?lang=en'] },
  { agent: IPHONE, signs: ['http://localhost/entry'] },
])('signs every page’s address, but on iOS only the address of the first page: $agent', async ({ agent, signs }) => {
  const entry = [{ name: 'http://localhost/entry#top' }]
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => entry })
  const { shown, sentTo, services, named, load } = await begin({ agent })
  const leave = showPage(services, 'S1', 'Hamlet')
  await shown()
  leave()
  showPage(services, 'S2', 'Othello')
  await shown()
  expect(sentTo(jsapiAuthorization).map(({ url }) => url)).toEqual(signs)
  expect(named('updateTimelineShareData').map(({ options }) => options.title)).toEqual(['Hamlet', 'Othello'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('shares the address and the merchant’s name if a page has no share card', async () => {
  const { named, shown, services } = await begin()
  goTo('/list?statusBarHeight=20')
  services.pageShare.enter('all', true)
  await shown()
  expect(named('updateAppMessageShareData')[0].options).toMatchObject({
    title: 'Foyer',
    desc: 'Live shows',
    link: 'http://localhost/list',
  })
})

test('hides the share menu entries on private pages only', async () => {
  const { calls, shown, services } = await begin()
  goTo('/order/detail/O1')
  services.pageShare.enter('order-detail', false)
  await shown()
  expect(calls.map(({ name }) => name)).toEqual(['config', 'hideMenuItems'])
  expect(calls[1].options.menuList).toEqual(
    expect.arrayContaining(['menuItem:share:appMessage', 'menuItem:share:timeline', 'menuItem:copyUrl']),
  )
  showPage(services, 'S1', 'Hamlet')
  await shown()
  expect(calls.slice(3).map(({ name }) => name)).toEqual([
    'showMenuItems',
    'updateAppMessageShareData',
    'updateTimelineShareData',
  ])
})

test.each([
  { given: { signed: { ...SIGNED, appId: '' } }, line: 'chat app share: no app id', facts: {} },
  {
    given: { refuse: 'config:invalid signature, http://localhost/content/S1' },
    line: 'chat app share: config refused',
    facts: { reason: 'config:invalid signature' },
  },
  { given: { script: false }, line: 'chat app share: no script', facts: {} },
])('shows no message and logs: $line', async ({ given, line, facts }) => {
  const { named, shown, services, logged, toasts, questions } = await begin(given)
  showPage(services, 'S1', 'Hamlet')
  await shown()
  expect(logged).toEqual([[line, facts]])
  expect([named('updateAppMessageShareData'), toasts, questions]).toEqual([[], [], []])
})

test('requests the signature again on the next page after a failure', async () => {
  const { named, shown, logged, answer, services } = await begin()
  answer(jsapiAuthorization, () => {
    throw new Error('no network')
  })
  const leave = showPage(services, 'S1', 'Hamlet')
  await shown()
  expect(logged.map(([line]) => line)).toEqual(['chat app share failed'])
  answer(jsapiAuthorization, () => SIGNED)
  leave()
  showPage(services, 'S2', 'Othello')
  await shown()
  expect(named('updateTimelineShareData')).toHaveLength(1)
})

describe('WeChat’s script', () => {
  const script = () => document.querySelector<HTMLScriptElement>('script[src*="jweixin"]')!
  afterEach(() => {
    script()?.remove()
    delete (window as { wx?: unknown }).wx
  })

  test('is loaded from WeChat’s host, and returns its object', async () => {
    const loading = loadWechatPage()
    expect(script().src).toBe('https://res.wx.qq.com/open/js/jweixin-1.6.0.js')
    const { wx } = wechatPage()
    Object.assign(window, { wx })
    script().dispatchEvent(new Event('load'))
    expect(await loading).toBe(wx)
  })

  test.each(['load', 'error'])('returns null if the object is missing after the event %s', async (event) => {
    const loading = loadWechatPage()
    script().dispatchEvent(new Event(event))
    expect(await loading).toBeNull()
  })
})
