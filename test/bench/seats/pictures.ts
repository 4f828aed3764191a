import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { launchChromium } from '../../../scripts/browser/launch'
import { picturesCode } from './bundles'
import { type Picture, PICTURES, POSTER_URL } from './page/picture-names'
import { HEIGHT, PIXEL_RATIO, WIDTH } from './page/views'
import { settled } from './settle'

const CPU_SLOWDOWN = 4
const ROUNDS = 5
/** Maximum median times with a slowed processor, ms. */
const GOALS = { view: 300, poster: 1_000 } as const

/** Median times of a picture and of its baseline, ms. */
export interface PictureRow {
  name: keyof typeof GOALS
  ms: number
  max: number
  blank: number
  goal: number
  met: boolean
}

const createPoster = (): Promise<Buffer> => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({ create: { width: 960, height: 1280, channels: 3, background: '#a33', noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** Returns the time to the first picture on a page that has just loaded its code, ms. */
const paintOnce = async (browser: Browser, code: string, poster: Buffer, picture: Picture): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: PIXEL_RATIO,
  })
  try {
    const page = await context.newPage()
    page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`))
    await page.route(POSTER_URL, (route) =>
      route.fulfill({ body: poster, contentType: 'image/jpeg', headers: { 'access-control-allow-origin': '*' } }),
    )
    await page.setContent('<!doctype html><body style="margin:0">')
    await page.addScriptTag({ content: code })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await page.evaluate((name) => window.paintPicture(name), picture)
  } finally {
    await context.close()
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Measures the view from a seat and the share poster, interleaved with empty canvases. Each is on a separate page. */
export const measurePictures = async (): Promise<PictureRow[]> => {
  const [code, poster, browser] = await Promise.all([picturesCode(), createPoster(), launchChromium()])
  const times: Record<Picture, number[]> = { view: [], blankView: [], poster: [], blankPoster: [] }
  try {
    await settled(browser)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const picture of PICTURES) times[picture].push(await paintOnce(browser, code, poster, picture))
  } finally {
    await browser.close()
  }
  const row = (name: PictureRow['name'], blank: Picture): PictureRow => {
    const ms = median(times[name])
    const goal = GOALS[name]
    return { name, ms, max: Math.max(...times[name]), blank: median(times[blank]), goal, met: ms < goal }
  }
  return [row('view', 'blankView'), row('poster', 'blankPoster')]
}

const TITLES = { view: 'view from a seat, 50,000 seats', poster: 'share poster, to its file' } as const

/** Formats a Markdown table of the pictures. */
export const pictureTable = (rows: readonly PictureRow[]): string =>
  [
    `| picture, processor slowed down ${CPU_SLOWDOWN}× | ms | slowest of ${ROUNDS} | empty canvas | goal |`,
    '| --- | --: | --: | --: | --: |',
    ...rows.map(
      ({ name, ms, max, blank, goal }) =>
        `| ${[TITLES[name], ...[ms, max, blank].map((value) => value.toFixed(0)), `< ${goal}`].join(' | ')} |`,
    ),
  ].join('\n')
