import type { Browser, BrowserContext, Page } from 'playwright-core'

/** The page of a gate that has downloaded its list. Its files are stored on the device. */
export interface GatePage {
  context: BrowserContext
  page: Page
  /** Types a code as a hardware scanner does. @returns the text of the verdict */
  scan(text: string): Promise<string>
}

export const wordOf = (page: Page): Promise<string> => page.locator('#verdict .word').innerText()

interface GateOptions {
  sessionId: string
  /** Name of the entrance; absent if any entrance may be used. */
  door?: string
  /** Runs in the page before the page's own scripts. */
  before?: () => void
}

/** Opens a gate's page on a new device and downloads its list. @param url address of the gateway */
export const openGatePage = async (
  browser: Browser,
  url: string,
  { sessionId, door, before }: GateOptions,
): Promise<GatePage> => {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 900, height: 800 } })
  const page = await context.newPage()
  if (before) await page.addInitScript(before)
  await page.goto(`${url}/gate?lang=en`)
  await page.locator(`#session option[value=${sessionId}]`).waitFor({ state: 'attached' })
  await page.locator('#session').selectOption(sessionId)
  if (door) await page.locator('#gate').selectOption(door)
  await page.locator('#download').click()
  await page.locator('#work').waitFor()
  await page.waitForFunction(async () => {
    const copies = await (await caches.open('foyer-gate')).keys()
    return navigator.serviceWorker.controller !== null && copies.length === 2
  })
  const scan = async (text: string): Promise<string> => {
    await page.locator('#verdict').evaluate((element) => element.replaceChildren())
    await page.locator('#text').fill(text)
    await page.locator('#text').press('Enter')
    await page.locator('#verdict .word').waitFor()
    return wordOf(page)
  }
  return { context, page, scan }
}
