/** @jest-environment jsdom */
import { externalNavigation } from '@/platform/external-navigation'
import { appLink as alipay, appLink as bank, appLink as weapp } from '@/platform/app-link/index'
import { appLink as h5 } from '@/platform/app-link/index.h5'

const LINKS = { ios: 'https://apps.example/id1', android: 'https://download.example/a.apk' }
const NOT_HTTPS = { ios: 'itms-apps://apps.example/id1', android: 'http://download.example/a.apk' }

let to: jest.SpyInstance
let agent: jest.SpyInstance
beforeEach(() => {
  to = jest.spyOn(externalNavigation, 'assign').mockImplementation()
  agent = jest.spyOn(navigator, 'userAgent', 'get')
})
afterEach(() => jest.restoreAllMocks())

describe.each([
  ['weapp', weapp],
  ['alipay', alipay],
  ['bank', bank],
])('app links on %s', (_, appLink) => {
  test('open no app and no store', async () => {
    expect(await appLink.open('lantern-hall://home', 'lantern-hall')).toEqual({ kind: 'unsupported' })
    expect(await appLink.openStore(LINKS)).toEqual({ kind: 'unsupported' })
    expect(appLink.watchLeaving()()).toBe(false)
  })
})

describe('app links in a browser', () => {
  test.each([
    ['lantern-hall://home?a=1', 'lantern-hall'],
    ['weixin://dl/business/?t=1', ''],
  ])('open the link %s', async (link, scheme) => {
    expect(await h5.open(link, scheme)).toEqual({ kind: 'done' })
    expect(to.mock.calls).toEqual([[link]])
  })

  test.each([
    ['lantern-hall://home', ''],
    ['javascript:alert(1)', 'javascript'],
    ['https://a.example', ''],
    ['intent://a', 'intent'],
  ])('never open %s with the app scheme “%s”', async (link, scheme) => {
    expect(await h5.open(link, scheme)).toEqual({ kind: 'failed' })
    expect(to).not.toHaveBeenCalled()
  })

  test.each([
    ['iPhone', LINKS.ios],
    ['Macintosh', LINKS.ios],
    ['Android', LINKS.android],
    ['Windows', LINKS.android],
  ])('open the app store for the device %s', async (userAgent, address) => {
    agent.mockReturnValue(userAgent)
    expect(await h5.openStore(LINKS)).toEqual({ kind: 'done' })
    expect(to.mock.calls).toEqual([[address]])
  })

  test('open no store address that is not https', async () => {
    for (const userAgent of ['iPhone', 'Android']) {
      agent.mockReturnValue(userAgent)
      expect(await h5.openStore(NOT_HTTPS)).toEqual({ kind: 'failed' })
    }
    expect(to).not.toHaveBeenCalled()
  })

  test('report that the page was left, even after the buyer has returned', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    const stayed = h5.watchLeaving()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(stayed()).toBe(false)
    const left = h5.watchLeaving()
    for (const state of ['hidden', 'visible'] as const) {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    expect(left()).toBe(true)
    expect(stayed()).toBe(false)
  })
})
