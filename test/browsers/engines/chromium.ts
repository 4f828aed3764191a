import { launchChromium } from '../../../scripts/browser/launch'
import { type Engine, WINDOW } from '../engine'

/**
 * The Chromium that is installed on the machine, controlled by Playwright. @throws NoChromium if it is not installed
 */
export const startChromium = async (): Promise<Engine> => {
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: WINDOW, locale: 'zh-CN' })
  return {
    name: `Chromium ${browser.version()}`,
    open: async (address) => void (await page.goto(address)),
    address: async () => page.url(),
    evaluate: (expression) => page.evaluate(expression),
    tap: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    close: () => browser.close(),
  }
}
