import type { Page } from 'playwright-core'
import { showCard } from '../../scripts/browser/steps/browse'
import { logIn, MEMBER, NEWCOMER } from '../../scripts/browser/steps/log-in'
import { asShopper, type Shopper } from '../../scripts/browser/shopper'
import { currentPage } from '../../scripts/browser/visit'
import { ticketTexts } from '../../src/locales/namespaces/ticket'
import { gateListOf, judgeByList } from '../support/gate-rule'
import { readCode } from '../support/read-code'
import { openStorefront } from './support/servers'
import { comeAs, useStage, withScreenState } from './support/stage'

const DAY = 24 * 3_600_000
/** Id of a show whose ticket codes change, and the id of its session. The member has a ticket. */
const SHOW = 'S2001'
const SESSION = 'S2001N01'

/** Pattern of the console errors that the browser logs for requests without a network. */
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/

/** Returns the picture of the first changing code, once the picture appears. */
const codeOf = async ({ texts, screen }: Shopper): Promise<string> => {
  const label = texts(ticketTexts)('detail.changingLabel', { number: 1, seconds: 30 })
  const picture = screen().getByRole('img', { name: label, exact: true }).first()
  await picture.waitFor()
  const address = await picture.evaluate(
    (element) => (element.querySelector('img') ?? (element as HTMLImageElement)).src,
  )
  return readCode(address)
}

const openTicket = async (shopper: Shopper): Promise<string> => {
  await shopper.open('/ticket')
  await showCard(shopper, SHOW).click()
  return codeOf(shopper)
}

/** Waits until the device stores the app shell and the keys of the tickets. */
const waitUntilStored = async ({ page }: Shopper): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(async () => {
    const held = Object.keys(localStorage).some((name) => name.endsWith(':ticket-keys'))
    return held && (await window.caches.keys()).includes('foyer-files')
  })
  await page.waitForLoadState('networkidle')
}

/** Returns all data that the browser stores for the storefront, as text. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push(request.url)
    }
    texts.push(JSON.stringify(await indexedDB.databases()))
    return texts.join('\n')
  })

/** Reopens the storefront on the same device. The device's clock is `ms` ahead. */
const comeBack = async (shopper: Shopper, ms: number): Promise<Shopper> => {
  await shopper.page.close()
  const page = await shopper.context.newPage()
  page.setDefaultTimeout(60_000)
  await page.clock.install({ time: Date.now() + ms })
  const screen = () => currentPage(page)
  const open = async (path: string) => {
    await page.goto(new URL(path, shopper.storefront.url).href)
    await screen().waitFor()
  }
  return asShopper({ ...shopper, page, screen, open }, shopper.storefront)
}

describe('the wallet without a network', () => {
  const stage = useStage()

  test('shows stored tickets with valid codes one day later', async () => {
    const storefront = await openStorefront()
    const shopper = await comeAs({ ...stage, browser: stage.browser, storefront }, { as: MEMBER, keepsProgram: true })
    try {
      const online = await openTicket(shopper)
      await waitUntilStored(shopper)
      const list = await gateListOf(storefront.url, SESSION)
      const ahead = list.now - Date.now()
      expect(judgeByList(online, list, list.now)).toBe('in')
      await shopper.context.setOffline(true)
      await storefront.stop()

      const later = await comeBack(shopper, DAY)
      const now = async () => (await later.page.evaluate(() => Date.now())) + ahead
      await later.open('/ticket')
      await showCard(later, SHOW).waitFor()
      const age = (text: string) => text.split('|')[0]
      await later
        .screen()
        .getByText(age(later.texts('core')('ticketHolder.stored', { time: '|' })))
        .waitFor()
      await showCard(later, SHOW).click()
      const shown = await codeOf(later)
      expect(judgeByList(shown, list, await now())).toBe('in')
      expect(judgeByList(online, list, await now())).toBe('old-code')
      await later
        .screen()
        .getByText(age(later.texts(ticketTexts)('detail.stored', { time: '|' })))
        .waitFor()
      // The screen that only shows the codes also works offline, although the test never opened this screen before.
      await later.button(later.texts(ticketTexts)('detail.large')).first().click()
      await later.page.waitForURL(/ticket-code/)
      expect(judgeByList(await codeOf(later), list, await now())).toBe('in')
      // The code changes automatically, and the next code is also valid.
      await later.page.clock.runFor(61_000)
      const next = await codeOf(later)
      expect(next).not.toBe(shown)
      expect([judgeByList(next, list, await now()), judgeByList(shown, list, await now())]).toEqual(['in', 'old-code'])
      expect(shopper.errors.filter((error) => !LOST.test(error))).toEqual([])
    } catch (error) {
      throw await withScreenState(error, shopper, shopper.errors)
    } finally {
      await shopper.close()
    }
  })

  stage.walk(
    'deletes all data of a buyer who has logged out',
    { isVariant: true, as: MEMBER, keepsProgram: true, expects: LOST },
    async (shopper) => {
      const { page, context } = shopper
      const outgoing: string[] = []
      page.on('request', (request) => outgoing.push(request.url(), request.postData() ?? ''))
      page.on('console', (message) => outgoing.push(message.text()))
      page.on('framenavigated', (frame) => outgoing.push(frame.url()))
      const code = await openTicket(shopper)
      await waitUntilStored(shopper)
      const [, ticketId = '', keyId = ''] = code.split(':')
      const voucher = new URL(page.url()).searchParams.get('id') ?? ''
      const login = await page.evaluate(() => JSON.parse(localStorage.getItem('foyer:login') ?? '{}').d)
      const secret = await page.evaluate(
        (id) =>
          Object.entries(localStorage).flatMap(([name, value]) =>
            name.endsWith(':ticket-keys') ? [JSON.parse(value).d[id].secret] : [],
          )[0],
        ticketId,
      )
      const traces = [ticketId, keyId, secret, voucher, login.userId, login.accessToken, login.refreshToken, MEMBER]
      const before = await storedIn(page)
      expect(traces.filter((trace) => !before.includes(trace))).toEqual([])

      await shopper.open('/setting')
      const t = shopper.texts('user')
      await shopper.button(t('setting.logout')).click()
      await shopper.confirm(t('setting.logout'))
      // The gateway has received the logout. Until then, the device stores the token so that it can repeat the logout.
      await page.waitForFunction(() =>
        ['login', 'pending-logouts'].every((name) => localStorage.getItem(`foyer:${name}`) === null),
      )
      await page.waitForLoadState('networkidle')
      const after = await storedIn(page)
      expect(traces.filter((trace) => after.includes(trace))).toEqual([])

      // The device never sends the secret of a code: no address, call, event or console line contains it.
      expect(outgoing.filter((line) => line.includes(secret))).toEqual([])

      await context.setOffline(true)
      await shopper.open('/ticket')
      await shopper.screen().getByText(shopper.texts('core')('ticketHolder.guest')).waitFor()
      expect(await showCard(shopper, SHOW).count()).toBe(0)
    },
  )

  stage.walk(
    'hides the tickets of an earlier buyer whose app was killed',
    { isVariant: true, as: MEMBER, keepsProgram: true, expects: LOST },
    async (shopper) => {
      await openTicket(shopper)
      await waitUntilStored(shopper)
      const address = new URL(shopper.page.url())
      // Simulates a crash during the logout, after which the login is removed but its related data is not.
      await shopper.page.evaluate(() => localStorage.removeItem('foyer:login'))
      const other = await comeBack(shopper, 0)
      await other.open('/login')
      await logIn(other, NEWCOMER)
      await other.page.waitForFunction(() => localStorage.getItem('foyer:login') !== null)
      await other.open('/ticket')
      await other.screen().getByText(other.texts('core')('ticketHolder.empty')).waitFor()
      await other.context.setOffline(true)
      await other.open('/ticket')
      await other.screen().getByText(other.texts('core')('ticketHolder.empty')).waitFor()
      await other.open(`${address.pathname}${address.search}`)
      await other.screen().getByText(other.texts('ticket')('detail.notStored')).waitFor()
      expect(await other.screen().getByRole('img', { name: /30/ }).count()).toBe(0)
    },
  )
})
