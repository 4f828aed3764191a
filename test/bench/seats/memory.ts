import type { Browser, CDPSession, Page } from 'playwright-core'

/** What a page holds, MB; bitmaps apart. */
export interface Memory {
  /** Objects, nodes, buffers. */
  kept: number
  /** What the browser has made of the scripts: machine code and bytecode, in spaces of their own. */
  code: number
}

const MB = 2 ** 20
const MARK = 'the page whose memory is counted'
const CODE_SPACE = /^v8\/main\/heap\/(code|trusted)\w*_space$/

interface TraceEvent {
  pid: number
  name: string
  args?: { dumps?: { allocators?: Record<string, { attrs: Record<string, { value: string } | undefined> }> } }
}

/** Bytes of the spaces for code of the page's process. @throws when the browser tells none */
const codeOf = async (browser: Browser, page: Page): Promise<number> => {
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
  // The browser makes dumps of its own, too; each tells all, and garbage is collected before.
  const dumps = events.filter((event) => event.pid === pid && event.args?.dumps?.allocators !== undefined)
  const spaces = Object.entries(dumps.at(-1)?.args?.dumps?.allocators ?? {}).filter(([name]) => CODE_SPACE.test(name))
  if (spaces.length === 0) throw new Error('The browser tells no sizes of its code')
  return spaces.reduce((sum, [, { attrs }]) => sum + parseInt(attrs.allocated_objects_size?.value ?? '0', 16), 0)
}

/** Counts what is left when all garbage is collected. */
export const memoryOf = async (page: Page, session: CDPSession): Promise<Memory> => {
  await session.send('HeapProfiler.collectGarbage')
  const usage: { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number } =
    await session.send('Runtime.getHeapUsage')
  const all = usage.usedSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0)
  const code = await codeOf(page.context().browser()!, page)
  return { kept: (all - code) / MB, code: code / MB }
}
