import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { launchProfile } from '../../../scripts/browser/launch'
import { loggedIn } from '../../../scripts/browser/logged-in'
import { storefrontAt } from '../../../scripts/browser/storefront'
import { textsOf } from '../../../scripts/browser/texts'
import { ticketTexts } from '../../../src/locales/namespaces/ticket'
import { median } from '../startup/report'
import { CPU_SLOWDOWN, SLOW_4G } from '../startup/slow-phone'

const MEMBER = '13800000001'
const SHOW = 'S2001'

/** Time from navigation to the frame with the first code, ms; null if no code appears. */
export interface StartFigures {
  /** First visit: the app and the data are loaded from the network. */
  online: number | null
  /** The app shell is on the device, and the data load from the network. */
  onlineAgain: number | null
  /** The app shell and the data are on the device, the browser is restarted, and the network is off. */
  offline: number | null
}

/** A script as text. In a function, the compiler would add a helper that does not exist in the page. */
const WATCH = (label: string): string => `window.firstCode = new Promise((done) => {
  const look = () => {
    const name = ${JSON.stringify(label)}
    const picture = [...document.images].find((each) => (each.getAttribute('aria-label') ?? each.alt) === name)
    if (picture && picture.complete && picture.naturalWidth > 0 && picture.getBoundingClientRect().width > 0)
      return requestAnimationFrame(() => done(performance.now()))
    requestAnimationFrame(look)
  }
  look()
  setTimeout(() => done(null), 60000)
})`

/** Waits until the app shell and the ticket are on the device. */
const STORED = `navigator.serviceWorker.ready.then(async () => {
  const isStored = async () => (await caches.keys()).includes('foyer-files') &&
    Object.keys(localStorage).some((name) => name.endsWith(':ticket-keys'))
  while (!(await isStored())) await new Promise((next) => setTimeout(next, 100))
  await new Promise((next) => setTimeout(next, 1000))
})`

/** Waits 1 s, so that everything is stored before the visit ends. */
const DONE = `new Promise((done) => setTimeout(done, 1000))`

const PHONE = {
  ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  locale: 'zh-CN',
}

interface Visit {
  /** Folder of the browser's profile. */
  profile: string
  /** Scripts as text that run before the page's own scripts. */
  scripts: readonly string[]
  url: string
}

/**
 * Starts a browser, opens the ticket and closes the browser. @param rest condition, as text, that must hold before the
 * browser is closed
 */
const firstCode = async ({ profile, scripts, url }: Visit, rest: string, online = true): Promise<number | null> => {
  const context = await launchProfile(profile, PHONE)
  try {
    for (const content of scripts) await context.addInitScript({ content })
    await context.setOffline(!online)
    const page: Page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (online) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW_4G)
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    const time = await page.evaluate<number | null>('window.firstCode')
    if (time === null) return null
    await page.evaluate(rest)
    return time
  } finally {
    await context.close()
  }
}

const round = async (url: string, scripts: readonly string[]): Promise<StartFigures> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'foyer-gate-'))
  const visit: Visit = { profile, scripts, url }
  try {
    const online = await firstCode(visit, STORED)
    const onlineAgain = await firstCode(visit, DONE)
    return { online, onlineAgain, offline: await firstCode(visit, DONE, false) }
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Returns the median times to the first code of a ticket, with and without a network. */
export const measureStarts = async (origin: string, rounds: number): Promise<StartFigures> => {
  const storefront = storefrontAt(origin, () => Promise.resolve())
  const state = await loggedIn(storefront, MEMBER)
  const { value = '' } = state && typeof state === 'object' ? (state.origins[0]?.localStorage[0] ?? {}) : {}
  const logIn = `if (!localStorage.getItem('foyer:login')) localStorage.setItem('foyer:login', ${JSON.stringify(value)})`
  const { accessToken } = (JSON.parse(value) as { d: { accessToken: string } }).d
  const answer = await fetch(`${origin}/trade/buyer/v3/vouchers?offset=0&length=20`, {
    headers: { 'access-token': accessToken },
  })
  const { data } = (await answer.json()) as { data: { items: { voucherId: string; showId: string }[] } }
  const voucher = data.items.find(({ showId }) => showId === SHOW)
  if (!voucher) throw new Error('The member has no ticket.')
  const label = textsOf('zh-CN')(ticketTexts)('detail.changingLabel', { number: 1, seconds: 30 })
  const all: StartFigures[] = []
  for (let turn = 0; turn < rounds; turn += 1) {
    process.stderr.write(`Start ${turn + 1} of ${rounds} …\n`)
    all.push(await round(`${origin}/ticket-detail-new?id=${voucher.voucherId}`, [logIn, WATCH(label)]))
  }
  return {
    online: median(all.map(({ online }) => online)),
    onlineAgain: median(all.map(({ onlineAgain }) => onlineAgain)),
    offline: median(all.map(({ offline }) => offline)),
  }
}
