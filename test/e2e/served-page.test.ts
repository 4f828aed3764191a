import type { Page } from 'playwright-core'
import { showCard } from '../../scripts/browser/steps/browse'
import { PHONE } from '../../scripts/browser/visit'
import { useStage } from './support/stage'

const SHOW = 'S1001'

const stage = useStage()

/** Returns the page's current metadata for search engines and previews. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href')?.replace(location.origin, ''),
    languages: document.querySelectorAll('link[hreflang]').length,
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    served: document.querySelectorAll('[data-served]').length,
    text: document.querySelectorAll('#served').length,
  }))

describe('a served page', () => {
  stage.walk('is replaced by the app, follows navigation, and returns', { language: 'zh-CN' }, async (shopper) => {
    const { page, open } = shopper
    await open('/')
    await showCard(shopper, SHOW).waitFor()
    const home = await headOf(page)
    expect(home).toMatchObject({ canonical: '/?lang=zh', languages: 4, robots: undefined, text: 0 })
    expect(home.served).toBeGreaterThan(5)

    await showCard(shopper, SHOW).click()
    await page.waitForURL(/\/content\//)
    await page.locator('meta[name=description][content*="·"]').waitFor({ state: 'attached' })
    const show = await headOf(page)
    expect(show).toMatchObject({ canonical: `/content/${SHOW}?lang=zh`, languages: 4, robots: undefined, served: 0 })

    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    await page.locator('link[rel=canonical][href$="/?lang=zh"]').waitFor({ state: 'attached' })
    expect((await headOf(page)).description).toBe(shopper.texts('core')('site.description'))

    await open('/login')
    expect(await headOf(page)).toMatchObject({ canonical: undefined, languages: 0, robots: 'noindex', served: 0 })
  })

  // A header that grows when the app renders it would count as a later largest contentful paint.
  stage.walk(
    'has a show’s header of the same size as in the app',
    { isVariant: true, language: 'zh-CN' },
    async ({ page }) => {
      const boxOf = async (selector: string) => page.locator(selector).first().boundingBox()
      for (const show of [SHOW, 'S1002', 'S3001']) {
        let start = (): void => undefined
        const started = new Promise<void>((resolve) => (start = resolve))
        await page.route(/\/js\/app\./, async (route) => {
          await started
          await route.continue()
        })
        await page.goto(`${stage.storefront.url}/content/${show}`, { waitUntil: 'commit' })
        await page.locator('.sk-blurred img').waitFor()
        const served = await boxOf('.sk-blurred img')
        start()
        await page.locator('.taro_page_show [class*=blurred]').waitFor()
        await page.locator('#skeleton').waitFor({ state: 'detached' })
        expect([show, await boxOf('.taro_page_show [class*=blurred]')]).toEqual([show, served])
        await page.unroute(/\/js\/app\./)
      }
    },
  )

  test('shows the show’s facts and links to other shows when scripts are disabled', async () => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false, viewport: PHONE, locale: 'en-US' })
    try {
      const page = await context.newPage()
      await page.goto(`${stage.storefront.url}/list?lang=en`)
      expect(await page.locator('#skeleton').isVisible()).toBe(false)
      await page.locator(`a[href^="/content/${SHOW}"]`).click()
      const text = await page.locator('#served').innerText()
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
      for (const part of [/20\d\d, \d\d:\d\d/, /Shanghai/, /¥[\d,]+ - ¥[\d,]+/]) expect(text).toMatch(part)
      const picture = page.locator('#served img').first()
      const width = await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
      expect(width).toBeGreaterThan(100)
    } finally {
      await context.close()
    }
  })
})
