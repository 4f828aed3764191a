import type { Browser, CDPSession, Page } from 'playwright-core'

/** Memory of a page, MB. Bitmaps do not count. */
export interface Memory {
  /** Memory of objects, nodes and buffers. */
  heap: number
  /** Memory of the scripts' machine code and bytecode, which have separate heap spaces. */
  code: number
}

const MB = 2 ** 20
/** Time until the garbage is swept, ms. */
const SWEPT = 300
const MARK = 'the page whose memory is counted'
const SPACE = /^v8\/main\/heap\/\w+_space$/
const CODE = /\/(code|trusted)_/

interface TraceEvent {
  pid: number
  name: string
  args?: { dumps?: { allocators?: Record<string, { attrs: Record<string, { value: string } | undefined> }> } }
}

/**
 * Returns the bytes of objects in each heap space of the page. All values are of the same moment. @throws if the
 * browser reports none
 */
const spacesOf = async (browser: Browser, page: Page): Promise<[name: string, bytes: number][]> => {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  const includedCategories = ['disabled-by-default-memory-infra', 'blink.user_timing']
  await session.send('Tracing.start', { traceConfig: { includedCategories } })
  await page.evaluate((name) => void performance.mark(name), MARK)
  await session.send('Tracing.requestMemoryDump', { levelOfDetail: 'detailed' })
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const pid = events.find(({ name }) => name === MARK)?.pid
  // The browser also makes dumps by itself. Each dump contains all spaces.
  const dumps = events.filter((event) => event.pid === pid && event.args?.dumps?.allocators !== undefined)
  const spaces = Object.entries(dumps.at(-1)?.args?.dumps?.allocators ?? {}).filter(([name]) => SPACE.test(name))
  if (spaces.length === 0) throw new Error('The browser reported no memory sizes.')
  return spaces.map(([name, { attrs }]) => [name, parseInt(attrs.allocated_objects_size?.value ?? '0', 16)])
}

const sum = (values: readonly (number | undefined)[]): number =>
  values.reduce<number>((total, value = 0) => total + value, 0)

/** Returns the bytes of nodes and buffers after the garbage is swept. */
const outsideOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  await new Promise((resolve) => setTimeout(resolve, SWEPT))
  const { embedderHeapUsedSize, backingStorageSize }: { embedderHeapUsedSize?: number; backingStorageSize?: number } =
    await session.send('Runtime.getHeapUsage')
  return sum([embedderHeapUsedSize, backingStorageSize])
}

/** Measures the page's memory after a complete garbage collection. */
export const memoryOf = async (page: Page, session: CDPSession): Promise<Memory> => {
  const outside = Math.min(await outsideOf(session), await outsideOf(session))
  const spaces = await spacesOf(page.context().browser()!, page)
  const bytes = (isCode: boolean) => spaces.filter(([name]) => CODE.test(name) === isCode).map(([, size]) => size)
  const heap = sum([...bytes(false), outside])
  return { heap: heap / MB, code: sum(bytes(true)) / MB }
}
