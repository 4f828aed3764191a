import type { Page } from 'playwright-core'
import { atShow, openTab, showCard } from '../../../scripts/browser/steps/browse'
import type { Shopper } from '../../../scripts/browser/shopper'
import { useStage } from '../support/stage'

/** Id of a show below the first screen of home. Going back to home must then restore a scroll position. */
const SHOW = 'S1002'

interface Noted {
  direction: string | null
  /** True if the transition was skipped before its end. */
  skipped: boolean
}

/** Records every view transition of the page. Stops the page's clock, to simulate a fast device. */
const note = async ({ context, page }: Shopper): Promise<void> => {
  await page.clock.setFixedTime(new Date())
  await context.addInitScript(() => {
    const noted: Noted[] = []
    const begin = document.startViewTransition.bind(document)
    Object.assign(window, { noted })
    document.startViewTransition = (update) => {
      const transition = begin(update)
      const entry = { direction: document.documentElement.getAttribute('data-page-moves'), skipped: false }
      noted.push(entry)
      transition.ready.catch(() => (entry.skipped = true))
      return transition
    }
  })
}

const noted = (page: Page): Promise<Noted[]> =>
  page.evaluate(() => (window as unknown as { noted: Noted[] }).noted.map((entry) => ({ ...entry })))

const still = (page: Page) => page.locator('html:not([data-page-moves])').waitFor({ state: 'attached' })

/** Returns the scroll position of home, CSS px. */
const scrolled = (shopper: Shopper): Promise<number> => shopper.screen().evaluate((page) => page.scrollTop)

describe('the transition between two pages', () => {
  const stage = useStage()

  stage.walk('runs forward and back, but not for tabs', { moving: true }, async (shopper) => {
    const { page } = shopper
    await note(shopper)
    await shopper.open('/')
    const card = showCard(shopper, SHOW)
    await card.scrollIntoViewIfNeeded()
    const place = await scrolled(shopper)
    expect(place).toBeGreaterThan(0)
    const back = shopper.button(shopper.texts('core')('button.back'))

    // The storefront measures the speed of the device in the first transition.
    await card.click()
    await atShow(shopper, SHOW)
    expect(await noted(page)).toEqual([])
    await back.click()
    await card.waitFor()
    await still(page)
    expect(await scrolled(shopper)).toBe(place)
    await card.click()
    await atShow(shopper, SHOW)
    await still(page)
    expect(await noted(page)).toEqual([
      { direction: 'back', skipped: false },
      { direction: 'forward', skipped: false },
    ])
    await back.click()
    await card.waitFor()
    await still(page)
    await openTab(shopper, 'all')
    expect(await noted(page)).toHaveLength(3)
  })

  describe.each([
    ['finger', (page: Page, x: number, y: number) => page.touchscreen.tap(x, y)],
    ['mouse', (page: Page, x: number, y: number) => page.mouse.click(x, y)],
  ])('a tap that ends a running transition', (by, tap) => {
    stage.walk(`by a ${by}`, { moving: true }, async (shopper) => {
      const { page } = shopper
      await note(shopper)
      await shopper.open('/')
      const card = showCard(shopper, SHOW)
      await card.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await card.click()
      await atShow(shopper, SHOW)
      await page.evaluate(() => {
        const slow = new CSSStyleSheet()
        slow.replaceSync('::view-transition-old(root) { animation-duration: 600s !important }')
        document.adoptedStyleSheets.push(slow)
      })
      await shopper.button(shopper.texts('core')('button.back')).click()
      await page.locator('html:active-view-transition').waitFor({ state: 'attached' })
      await card.waitFor()
      await tap(page, x + width / 2, y + height / 2)
      await atShow(shopper, SHOW)
      expect((await noted(page)).map(({ direction }) => direction)).toEqual(['back', 'forward'])
    })
  })
})
