import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '../../../scripts/browser/launch'
import { loggedIn } from '../../../scripts/browser/logged-in'
import { storefrontAt } from '../../../scripts/browser/storefront'
import { textsOf } from '../../../scripts/browser/texts'
import { ticketTexts } from '../../../src/locales/namespaces/ticket'
import { median } from '../startup/report'
import { CPU_SLOWDOWN, SLOW_4G } from '../startup/slow-phone'

const MEMBER = '13800000001'
const SHOW = 'S2001'

/** Ms from navigation to the frame with the first code; null where none came. */
export interface StartFigures {
  /** A first visit: program and data come by the network. */
  online: number | null
  /** The program is on the device, the data come by the network. */
  onlineAgain: number | null
  /** Everything is on the device, the worker was stopped, the network is off. */
  offline: number | null
}

/** In text: the compiler would mark a function with a helper that the page does not have. */
const WATCH = (label: string): string => `(() => {
  const look = () => {
    const code = document.querySelector('[aria-label=' + ${JSON.stringify(JSON.stringify(label))} + ']')
    const picture = code && (code.matches('img') ? code : code.querySelector('img'))
    if (picture && picture.complete && picture.naturalWidth > 0 && picture.getBoundingClientRect().width > 0)
      return requestAnimationFrame(() => (window.firstCode = performance.now()))
    requestAnimationFrame(look)
  }
  look()
})()`

/** The program and the ticket are on the device. */
const KEPT = `navigator.serviceWorker.ready.then(async () => {
  const kept = async () => (await caches.keys()).includes('foyer-files') &&
    Object.keys(localStorage).some((name) => name.endsWith(':ticket-keys'))
  while (!(await kept())) await new Promise((next) => setTimeout(next, 100))
})`

const firstCode = async (context: BrowserContext, url: string, use: (page: Page) => Promise<void>, online = true) => {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (online) await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    const time = await page
      .waitForFunction('window.firstCode', undefined, { timeout: 60_000 })
      .then((handle) => handle.jsonValue() as Promise<number>)
      .catch(() => null)
    await use(page)
    // The next start finds no worker that still runs.
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    return time
  } finally {
    await page.close()
  }
}

const rest = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

const round = async (browser: Browser, url: string, state: Awaited<ReturnType<typeof loggedIn>>, label: string) => {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    ...{ storageState: state, locale: 'zh-CN' },
  })
  try {
    await context.addInitScript(WATCH(label))
    const online = await firstCode(context, url, async (page) => void (await page.evaluate(KEPT)))
    const onlineAgain = await firstCode(context, url, rest)
    await context.setOffline(true)
    const offline = await firstCode(context, url, () => Promise.resolve(), false)
    return { online, onlineAgain, offline }
  } finally {
    await context.close()
  }
}

/** Medians of the first code of a ticket, with a network and without one. */
export const measureStarts = async (origin: string, rounds: number): Promise<StartFigures> => {
  const storefront = storefrontAt(origin, () => Promise.resolve())
  const state = await loggedIn(storefront, MEMBER)
  const { value = '' } = state && typeof state === 'object' ? (state.origins[0]?.localStorage[0] ?? {}) : {}
  const { accessToken } = (JSON.parse(value) as { d: { accessToken: string } }).d
  const answer = await fetch(`${origin}/trade/buyer/v3/vouchers?offset=0&length=20`, {
    headers: { 'access-token': accessToken },
  })
  const { data } = (await answer.json()) as { data: { items: { voucherId: string; showId: string }[] } }
  const voucher = data.items.find(({ showId }) => showId === SHOW)
  if (!voucher) throw new Error('The member has no ticket.')
  const label = textsOf('zh-CN')(ticketTexts)('detail.changingLabel', { number: 1, seconds: 30 })
  const browser = await launchChromium()
  try {
    const all: Awaited<ReturnType<typeof round>>[] = []
    for (let turn = 0; turn < rounds; turn += 1) {
      process.stderr.write(`Start ${turn + 1} of ${rounds} …\n`)
      all.push(await round(browser, `${origin}/ticket-detail-new?id=${voucher.voucherId}`, state, label))
    }
    return {
      online: median(all.map(({ online }) => online)),
      onlineAgain: median(all.map(({ onlineAgain }) => onlineAgain)),
      offline: median(all.map(({ offline }) => offline)),
    }
  } finally {
    await browser.close()
  }
}
