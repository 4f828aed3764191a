import puppeteer from 'puppeteer-core'
import { type Engine, WINDOW } from '../engine'
import { installed } from './installed'

/** Debian's Firefox, by WebDriver BiDi. @throws Error when there is none and it cannot be installed. */
export const startFirefox = async (): Promise<Engine> => {
  const [executablePath] = installed(['firefox-esr', 'firefox'], ['firefox-esr'])
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN, zh' },
  })
  const page = await browser.newPage()
  await page.setViewport(WINDOW)
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    address: async () => page.url(),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    tap: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    close: () => browser.close(),
  }
}
