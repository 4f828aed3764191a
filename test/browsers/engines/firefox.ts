import { type Engine, WINDOW } from '../engine'
import { loadDriver } from './drivers'
import { installed } from './installed'

interface Page {
  setViewport(size: { width: number; height: number }): Promise<void>
  goto(address: string, options: { waitUntil: 'domcontentloaded' }): Promise<unknown>
  goBack(options: { waitUntil: 'domcontentloaded' }): Promise<unknown>
  reload(options: { waitUntil: 'domcontentloaded' }): Promise<unknown>
  url(): string
  evaluate(expression: string): Promise<unknown>
  mouse: { click(x: number, y: number): Promise<void> }
  keyboard: { type(text: string): Promise<void> }
}

/** The part of the `puppeteer-core` API that this file uses. */
interface Puppeteer {
  launch(options: {
    browser: 'firefox'
    executablePath: string | undefined
    headless: boolean
    extraPrefsFirefox: Record<string, string>
  }): Promise<{ newPage(): Promise<Page>; version(): Promise<string>; close(): Promise<void> }>
}

/** Debian's Firefox, controlled by WebDriver BiDi. @throws Error if Firefox is missing and cannot be installed */
export const startFirefox = async (): Promise<Engine> => {
  const [executablePath] = installed(['firefox-esr', 'firefox'], ['firefox-esr'])
  const { default: puppeteer } = loadDriver<{ default: Puppeteer }>('puppeteer-core')
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
