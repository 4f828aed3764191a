import type { CDPSession, Page } from 'playwright-core'
import { frameTimes, type TraceEvent } from './frame-times'
import type { LongList } from './lists'
import { percentile, type Scrolling } from './report'
import { onSlowPhone } from './slow-phone'

const SECONDS = 10
/** Time after which the storefront counts as idle, ms. */
const SETTLED = 12_000
/** Scroll speed of a fling with the thumb, CSS px per second. */
const SPEED = 2_400

const heap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** A script as text. In a function, the compiler would add a helper that does not exist in the page. */
const SCROLL = `new Promise((resolve) => {
  const box = [...document.querySelectorAll('*')].find((each) => each.scrollHeight > each.clientHeight + 2000 && /auto|scroll/.test(getComputedStyle(each).overflowY)) ?? document.scrollingElement
  const from = performance.now()
  let nodes = 0
  let frames = 0
  const step = (now) => {
    const gone = now - from
    box.scrollTop = gone / 1000 * ${SPEED}
    // Counts in every tenth frame only, because counting takes time itself.
    if (frames++ % 10 === 0) nodes = Math.max(nodes, document.getElementsByTagName('*').length)
    if (gone < ${SECONDS * 1000}) requestAnimationFrame(step)
    else resolve({ nodes, reached: box.scrollTop })
  }
  requestAnimationFrame(step)
})`

const traced = async <Result>(session: CDPSession, run: () => Promise<Result>): Promise<[Result, TraceEvent[]]> => {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  const categories =
    'devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.frame'
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories })
  const result = await run()
  await session.send('Tracing.end')
  await ended
  return [result, events]
}

const open = async (
  page: Page,
  url: string,
  { path, call, body, first }: LongList,
  windowed: boolean,
): Promise<void> => {
  await page.route(call, (route) => route.fulfill({ contentType: 'application/json', body }))
  // Without IntersectionObserver, a list renders all its entries.
  if (!windowed) await page.addInitScript('delete window.IntersectionObserver')
  await page.goto(`${url}${path}`, { timeout: 60_000 })
  await page.locator(first).first().waitFor({ timeout: 60_000 })
  // After this time, the storefront has loaded everything that it loads when idle.
  await page.waitForTimeout(SETTLED)
}

/** Scrolls a list of 2,000 entries. @param windowed true to render only entries near the screen, false to render all */
export const scrolled = (url: string, list: LongList, windowed: boolean): Promise<Scrolling> =>
  onSlowPhone(async ({ page, session, slowDown }) => {
    await open(page, url, list, windowed)
    const before = await heap(session)
    await slowDown()
    const [{ nodes, reached }, events] = await traced(
      session,
      () => page.evaluate(SCROLL) as Promise<{ nodes: number; reached: number }>,
    )
    if (reached < SPEED * SECONDS * 0.8) throw new Error(`The list scrolled by only ${reached} px.`)
    return { frame: percentile(frameTimes(events), 0.95), nodes, growth: (await heap(session)) / before }
  }, list.state)
