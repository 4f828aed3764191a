import type { Page } from 'playwright-core'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import { go, settled } from '../../scripts/browser/tour/stop'
import { PHONE, THEMES } from '../../scripts/browser/visit'
import { useStage } from './support/stage'

/** Long and short pages, of a visitor and of a member. Each contains icons. */
const PATHS = [
  '/content/S6001',
  '/list',
  '/booking/S6001',
  '/venue/V01',
  '/order',
  '/ticket',
  '/ticket-detail-new?id=GIFT1V',
  '/mine',
  '/order/confirm?showId=S6001&sessionId=S6001N01&seatPlanId=S6001N01P3&quantity=3',
]

/** Runs in the page. Counts the visible masks. Returns those whose color equals the color of the page behind them. */
const masks = (): { count: number; unseen: string[] } => {
  const canvas = document.createElement('i')
  canvas.style.backgroundColor = 'Canvas'
  document.body.append(canvas)
  const ground = getComputedStyle(canvas).backgroundColor
  canvas.remove()
  const all = [...document.querySelectorAll('.taro_page_show *')].filter(
    (element) => getComputedStyle(element).maskImage !== 'none' && element.getBoundingClientRect().width > 0,
  )
  const unseen = all.filter((element) => getComputedStyle(element).backgroundColor === ground)
  return { count: all.length, unseen: unseen.map(({ className }) => className) }
}

/**
 * Runs in the page. Returns boxes that clip their content (except shortened lines), and texts that are too light for
 * paper.
 */
const flawsOnPaper = (): string[] => {
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  }
  return [...document.querySelectorAll('.taro_page_show *')].flatMap((element) => {
    const { overflowY, color, webkitLineClamp } = getComputedStyle(element)
    const { clientHeight, scrollHeight, className, childNodes } = element
    // A box of one pixel contains text for screen readers only.
    const isCut = overflowY !== 'visible' && clientHeight > 1 && scrollHeight > clientHeight + 1
    const hasText = [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    return [
      ...(isCut && webkitLineClamp === 'none' ? [`cut: ${className}`] : []),
      ...(hasText && clientHeight > 1 && luminance(color) > 0.6 ? [`light: ${element.textContent}`] : []),
    ]
  })
}

/** Returns the number of sheets that the page needs in print. A sheet has the size of the window. */
const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ width: `${PHONE.width}px`, height: `${PHONE.height}px` })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

describe('a page', () => {
  const stage = useStage()

  stage.walk(
    'shows its icons in forced colors, and prints completely, dark on white',
    { as: MEMBER },
    async (shopper) => {
      const { page } = shopper
      await go(shopper, '/order')
      const order = await shopper.screen().locator('a[href^="/order/detail/"]').first().getAttribute('href')
      const sheets: number[] = []
      for (const path of [...PATHS, order ?? '']) {
        await go(shopper, path)
        await settled(shopper)
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme, forcedColors: 'active' })
          const { count, unseen } = await page.evaluate(masks)
          expect([path, colorScheme, count > 0, unseen]).toEqual([path, colorScheme, true, []])
          await page.emulateMedia({ colorScheme, forcedColors: 'none', media: 'print' })
          expect([path, colorScheme, await page.evaluate(flawsOnPaper)]).toEqual([path, colorScheme, []])
          if (colorScheme === 'dark') {
            const height = await page.evaluate(() => document.documentElement.scrollHeight)
            sheets.push(await sheetsOf(page))
            expect([path, sheets.at(-1)! >= Math.ceil(height / PHONE.height)]).toEqual([path, true])
          }
          await page.emulateMedia({ media: 'screen' })
        }
      }
      expect(Math.max(...sheets)).toBeGreaterThan(3)
    },
  )
})
