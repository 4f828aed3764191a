import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { launchChromium } from '../../../scripts/browser/launch'

const CPU_SLOWDOWN = 4

interface SlowPhone {
  page: Page
  session: CDPSession
  /** Slows the processor down by a factor of four. */
  slowDown(): Promise<void>
}

/**
 * Opens a simulated phone in a separate browser, and closes it after `use`.
 * @param state browser storage that contains a login; absent for a visitor
 */
export const onSlowPhone = async <Result>(
  use: (phone: SlowPhone) => Promise<Result>,
  state?: BrowserContextOptions['storageState'],
): Promise<Result> => {
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      ...(state && { storageState: state }),
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const slowDown = () => session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await use({ page, session, slowDown: async () => void (await slowDown()) })
  } finally {
    await browser.close()
  }
}
