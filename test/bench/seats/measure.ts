import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { launchChromium } from '../../../scripts/browser/launch'
import { memoryOf } from './memory'
import type { MountedMap, Peer, Runner } from './page/runner'
import { HEIGHT, PIXEL_RATIO, WIDTH } from './page/views'
import { settled } from './settle'

/** Browser flags for an unlimited frame rate. */
const FLAGS = ['--enable-unsafe-swiftshader', '--disable-frame-rate-limit', '--disable-gpu-vsync']

/** Timeout of one step of a map, ms. */
const MOST = 40_000

/** Measurements of one map at one size on one page. Times are in ms, sizes in MB. */
export interface Figures {
  first: number
  /** Growth of the page's memory: objects, nodes and buffers, without bitmaps and code. */
  memory: number
  /** Growth of compiled code. */
  code: number
  frames: number
  median: number
  p95: number
  /** Medians of the phases; null for a phase that a slow map did not reach. */
  fit: number | null
  zoom: number | null
  close: number | null
  hit: number
  /** Share of hit tests that returned the right seat. */
  right: number
  tap: number
  bitmaps: number
  /** Pixels of the largest bitmap as a share of the surface's. */
  largest: number
}

declare global {
  interface Window {
    runner: Runner
    peer: Peer
    map: MountedMap
  }
}

const within = async <T>(work: Promise<T>, step: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step} took over ${MOST / 1000} s.`)), MOST)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export interface Run {
  name: string
  seats: number
  cpu: number
  /** Folder for the pictures; '' if no pictures are saved. */
  shots: string
}

const run = async (
  page: Page,
  code: { runner: string; peer: string },
  { name, seats, cpu, shots }: Run,
): Promise<Figures> => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const session = await page.context().newCDPSession(page)
  await page.setContent(
    `<!doctype html><body style="margin:0;background:#fff"><div id="host" style="width:${WIDTH}px;height:${HEIGHT}px">`,
  )
  await page.addScriptTag({ content: code.runner })
  await page.addScriptTag({ content: code.peer })
  await page.evaluate((count) => window.runner.prepare(count), seats)
  await settled(page.context().browser()!)
  const before = await memoryOf(page, session)
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const picture = async (zoom: string) => {
    if (shots) await page.screenshot({ path: path.join(shots, `${name}-${seats}-${zoom}.png`) })
  }
  if (shots) mkdirSync(shots, { recursive: true })
  const first = await within(
    page.evaluate(() => window.runner.mount(window.peer)),
    'the first frame',
  )
  const after = await within(memoryOf(page, session), 'counting memory')
  await picture('far')
  const frames = await within(
    page.evaluate(() => window.runner.pan()),
    'panning',
  )
  const tapped = await within(
    page.evaluate(() => window.runner.tap()),
    'hitting',
  )
  await picture('close')
  // Collects garbage first, so that bitmaps without references do not count.
  await within(session.send('HeapProfiler.collectGarbage'), 'collecting garbage')
  const { megabytes, largest } = await page.evaluate(() => window.runner.bitmaps())
  if (errors.length > 0) throw new Error(errors[0])
  const view = WIDTH * HEIGHT * PIXEL_RATIO ** 2
  const memory = { memory: after.heap - before.heap, code: after.code - before.code }
  return { first, ...memory, ...frames, ...tapped, bitmaps: megabytes, largest: largest / view }
}

/** Measures one map in its own browser. @throws an error of the page, or a timeout */
export const measure = async (code: { runner: string; peer: string }, asked: Run): Promise<Figures> => {
  const browser = await launchChromium(FLAGS)
  try {
    const viewport = { width: WIDTH, height: HEIGHT }
    const context = await browser.newContext({ viewport, deviceScaleFactor: PIXEL_RATIO })
    return await run(await context.newPage(), code, asked)
  } finally {
    await Promise.race([browser.close(), new Promise((resolve) => setTimeout(resolve, 8_000))])
  }
}
