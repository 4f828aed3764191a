import type { Shopper } from '../../../scripts/browser/shopper'
import { showCard } from '../../../scripts/browser/steps/browse'
import { useStage } from '../support/stage'

/** Maximum layout shift that is not noticeable. No screen reaches it. */
const MAX_SHIFT = 0.02

declare global {
  interface Window {
    /** Scores of the page's layout shifts since it started to load, with the elements that moved. */
    layoutShifts: { score: number; moved: string[] }[]
  }
}

/** Runs in the page: records its layout shifts. */
const recordShifts = (): void => {
  window.layoutShifts = []
  const classOf = (node: Node | null): string => (node instanceof Element ? node.className : '')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      window.layoutShifts.push({ score: entry.value, moved: entry.sources.map(({ node }) => classOf(node)) })
  }).observe({ type: 'layout-shift', buffered: true })
}

describe('pictures and the layout around them', () => {
  const stage = useStage()

  const expectNoShifts = async ({ page, open }: Shopper, paths: readonly string[]): Promise<void> => {
    await page.addInitScript(recordShifts)
    for (const path of paths) {
      await open(path)
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => window.layoutShifts)
      const sum = shifts.reduce((total, { score }) => total + score, 0)
      expect([path, sum > MAX_SHIFT ? shifts : []]).toEqual([path, []])
    }
  }

  stage.walk('do not shift while a screen loads', {}, (shopper) =>
    expectNoShifts(shopper, ['/', '/list', '/content/S1001', '/content/S1002', '/venue/V01', '/pick-seat/S2101']),
  )

  stage.walk('do not shift if the style sheet loads after the page', { language: 'en-US' }, async (shopper) => {
    const { page } = shopper
    // Delays only the app's own style sheet, because a screen waits for the style sheet of its chunk anyway.
    await page.route(/\/css\/app\.[^/]*$/, async (route) => {
      await page.locator('.taro_page_show').waitFor({ state: 'attached' })
      await route.continue()
    })
    await expectNoShifts(shopper, ['/', '/content/S1001'])
  })

  stage.walk('include rows below the fold of a list whose style sheet loads late', {}, async (shopper) => {
    await shopper.page.route(/\/css\/app\.[^/]*$/, async (route) => {
      await shopper.page.locator('a[href*="/content/"]').nth(3).waitFor({ state: 'attached' })
      await shopper.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))))
      await route.continue()
    })
    await shopper.open('/list')
    await showCard(shopper, 'S1001').waitFor()
  })

  stage.walk('load the first picture at its drawn width, before the others', {}, async ({ page, open }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.startsWith('/media/')) asked.push(searchParams.get('w') ?? pathname)
    })
    await open('/')
    await page.waitForLoadState('networkidle')
    // The screen of the test browser has two device pixels per CSS pixel.
    expect(asked.filter((width) => Number(width) > 960)).toEqual([])
    expect(asked.filter((width) => !/^\d+$/.test(width) && !width.endsWith('.svg'))).toEqual([])
    const first = page.locator('img[fetchpriority=high]')
    expect(await first.count()).toBe(1)
    expect(
      await first.evaluate((image: HTMLImageElement) => [
        image.loading,
        new URL(image.currentSrc).searchParams.get('w'),
      ]),
    ).toEqual(['auto', '960'])
  })
})
