import { gzipSync } from 'node:zlib'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { launchChromium } from '../../../scripts/browser/launch'
import { FIRST_CARD } from '../../../src/lib/marks'
import { SLOW_4G } from './slow-phone'

/**
 * Measurements of one load without a cache. Times are in ms from navigation, sizes in transferred KB. Null if a value
 * is missing.
 */
export interface Figures {
  /** Includes scripts that are inlined in the page, which are compressed separately. */
  scriptKB: number
  styleKB: number
  requests: number
  /** Requests that started before the first card was on the screen. */
  requestsToCard: number | null
  firstPaint: number | null
  firstContentfulPaint: number | null
  firstCard: number | null
  /** Sum of the times by which long tasks exceed 50 ms, from navigation on. */
  blocking: number
}

const countBytes = (session: CDPSession) => {
  const types = new Map<string, string>()
  const sums = { Script: 0, Stylesheet: 0, requests: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    sums.requests += 1
    if (type === 'Script' || type === 'Stylesheet') sums[type] += encodedDataLength
  })
  return sums
}

/** Resolves after 1.5 s without a new request or long task. */
const settle = async (page: Page, requests: () => number): Promise<void> => {
  let last = ''
  for (let quiet = 0, turn = 0; quiet < 5 && turn < 100; turn += 1) {
    await page.waitForTimeout(300)
    const state = `${requests()} ${await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.length)}`
    quiet = state === last ? quiet + 1 : 0
    last = state
  }
}

/** Returns the compressed size of the scripts that the build inlines in the page, KB of gzip. */
const scriptInside = async (page: Page): Promise<number> => {
  const texts = await page.locator('script[data-file]').allTextContents()
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024
}

const onPhone = async <Result>(use: (context: BrowserContext) => Promise<Result>): Promise<Result> => {
  const browser = await launchChromium()
  try {
    return await use(
      await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      }),
    )
  } finally {
    await browser.close()
  }
}

/** An address, and the factor by which the processor that opens it is slowed down. */
export interface Address {
  url: string
  slowdown: number
}

/** @param use runs before the page is closed */
const load = async (
  context: BrowserContext,
  { url, slowdown }: Address,
  use: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Figures> => {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const sums = countBytes(session)
    await page.addInitScript(() => {
      const tasks: number[] = []
      Object.assign(window, { longTasks: tasks })
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => tasks.push(entry.duration))).observe({
        type: 'longtask',
        buffered: true,
      })
    })
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    await settle(page, () => sums.requests)
    // This function must not contain a named function. The compiler would mark it with a helper that does not exist in
    // the page.
    const { times, starts, blocking } = await page.evaluate(
      (names) => ({
        times: names.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? null),
        starts: performance.getEntriesByType('resource').map(({ startTime }) => startTime),
        blocking: (window as unknown as { longTasks: number[] }).longTasks.reduce(
          (sum, duration) => sum + Math.max(0, duration - 50),
          0,
        ),
      }),
      ['first-paint', 'first-contentful-paint', FIRST_CARD],
    )
    const [firstPaint, firstContentfulPaint, firstCard] = times
    // Adds 1 for the page itself, which is not in the list of resources.
    const requestsToCard = firstCard === null ? null : 1 + starts.filter((start) => start < firstCard).length
    const inside = await scriptInside(page)
    const seen = { firstPaint, firstContentfulPaint, firstCard, requestsToCard, blocking }
    await use(page)
    return { ...seen, scriptKB: sums.Script / 1024 + inside, styleKB: sums.Stylesheet / 1024, requests: sums.requests }
  } finally {
    await page.close()
  }
}

/** Opens an address in a separate browser that simulates a slow phone on a slow network. */
export const coldLoad = (address: Address): Promise<Figures> => onPhone((context) => load(context, address))

/**
 * A script as text. In a function, the compiler would add a helper that does not exist in the page. Waits until the app
 * has stored its files and home.
 */
const STORED = `navigator.serviceWorker.ready.then(async () => {
  const isStored = async () => (await caches.keys()).includes('foyer-files') && localStorage.getItem('foyer:home-layout') !== null
  while (!(await isStored())) await new Promise((next) => setTimeout(next, 100))
})`

/**
 * Measures a first visit, and a second visit in the same browser after the page was closed. At the second visit, the
 * app shell and home are on the device.
 */
export const twoVisits = (address: Address): Promise<{ first: Figures; second: Figures }> =>
  onPhone(async (context) => {
    const first = await load(context, address, async (page) => void (await page.evaluate(STORED)))
    return { first, second: await load(context, address) }
  })
