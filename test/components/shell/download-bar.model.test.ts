import { terminalJump } from '@/api/jump'
import { DownloadBarModel, type DownloadPage } from '@/components/shell/download-bar/download-bar.model'
import { type BrowserFacts, webHost } from '@/platform/host/detect'
import type { Done } from '@/platform/outcome'
import { done, refused } from '@/platform/outcome'
import { fakeServices } from '../../support/services'

const WX = 'weixin://dl/business/?appid=wx0123456789abcdef&path=pages%2Fa'
const INFO = {
  wxMiniJumpUrl: WX,
  appUrl: 'lantern-hall://show-detail?showId=S1',
  h5Url: '/content/S1',
  targetTerminal: 'H5',
}
const BAR = {
  name: 'Lantern Hall',
  appScheme: 'lantern-hall',
  iosStoreUrl: 'https://apps.example/id1',
  androidPackageUrl: 'https://download.example/a.apk',
  channelIds: [],
}
const SHOW: DownloadPage = { name: 'show-detail', params: { showId: 'S1' } }

const setUp = ({
  info = INFO as object | null,
  agent = 'Mobile',
  answer = done as Done,
  store = done as Done,
  left = (): boolean => false,
  bar = BAR as object,
} = {}) => {
  const acts: unknown[][] = []
  const facts: BrowserFacts = { userAgent: agent, search: '' }
  const note =
    (name: string, result: Done) =>
    (...args: unknown[]) => {
      acts.push([name, ...args])
      return Promise.resolve(result)
    }
  const stage = fakeServices({
    answers: info ? [[terminalJump, () => terminalJump.read(info)]] : [],
    config: { downloadBar: bar },
    platform: {
      host: webHost(facts),
      openMiniProgram: note('program', answer),
      appLink: { open: note('app', answer), openStore: note('store', store), watchLeaving: () => left },
    },
  })
  const model = new DownloadBarModel({ ...stage.services, page: () => SHOW })
  const outcome: string[] = []
  const open = () => void model.openNow().then((how) => outcome.push(how))
  return { ...stage, model, acts, open, outcome }
}

const STORE = { ios: BAR.iosStoreUrl, android: BAR.androidPackageUrl }

test('opens the page in the app, or after 3 s the app store', async () => {
  const { acts, clock, open, outcome, sentTo } = setUp()
  open()
  await clock.advanceAsync(2_999)
  expect(sentTo(terminalJump)).toEqual([
    { miniAppType: 'H5', pageName: 'show-detail', target: encodeURIComponent('{"showId":"S1"}') },
  ])
  expect(acts).toEqual([['app', INFO.appUrl, 'lantern-hall']])
  await clock.advanceAsync(1)
  expect([acts.slice(1), outcome]).toEqual([[['store', STORE]], ['gone']])
})

test('opens no app store if the app has opened', async () => {
  const { acts, clock, open, outcome } = setUp({ left: () => true })
  open()
  await clock.advanceAsync(10_000)
  expect([acts.length, outcome]).toEqual([1, ['gone']])
})

test('opens nothing after the download bar or its screen is closed', async () => {
  const { model, acts, clock, open, outcome } = setUp()
  open()
  await clock.advanceAsync(1_000)
  model.dispose()
  await clock.advanceAsync(10_000)
  expect([acts.length, outcome]).toEqual([1, ['gone']])
})

test.each([
  ['the mini program from a chat app’s browser', 'MicroMessenger', 'program'],
  ['the app from Alipay’s browser if the merchant has no Alipay program', 'AlipayClient Mobile', 'app'],
  ['the app from any other browser', 'Mobile Safari', 'app'],
])('opens %s', async (_, agent, kind) => {
  const { acts, clock, open } = setUp({ agent })
  open()
  await clock.advanceAsync(0)
  expect(acts.map(([name]) => name)).toEqual([kind])
})

test.each([
  ['the gateway does not answer', { info: null }],
  ['the page exists in no other program', { info: { h5Url: '/content/S1', targetTerminal: 'H5' } }],
  ['there is no address at all', { info: {} }],
  ['the scheme is not the merchant’s', { info: { appUrl: 'evil://a' } }],
])('shows an error when %s', async (_, given) => {
  const { acts, clock, open, outcome } = setUp(given)
  open()
  await clock.advanceAsync(0)
  expect([acts, outcome]).toEqual([[], ['closed']])
})

test.each([
  ['the browser does not follow the link', { answer: refused('failed') }, ['app']],
  ['there is no store', { store: refused('unsupported') }, ['app', 'store']],
])('shows an error after an attempt fails because %s', async (_, given, names) => {
  const { acts, clock, open, outcome } = setUp(given)
  open()
  await clock.advanceAsync(3_000)
  expect([acts.map(([name]) => name), outcome]).toEqual([names, ['closed']])
})

test('shows the download bar in the merchant’s channels until it is closed', () => {
  const { stores, model } = setUp({ bar: { ...BAR, channelIds: ['APP'] } })
  expect(stores.shop.downloadBarFor('')).toBeNull()
  expect(stores.shop.downloadBarFor('APP')).toMatchObject({ name: 'Lantern Hall' })
  expect(stores.session.downloadBarClosed).toBe(false)
  model.close()
  expect(stores.session.downloadBarClosed).toBe(true)
})
