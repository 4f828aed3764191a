import type { Locator } from 'playwright-core'
import type { Shopper } from '../../shopper'
import { go, type Stop } from '../stop'

/** The user agent of a phone. A narrow desktop window is not detected as a phone. */
const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36'

/**
 * Loads a path with a phone's user agent and waits until an element is visible. Later pages get the usual user agent.
 */
const goAsPhone = async (shopper: Shopper, path: string, there: Locator): Promise<void> => {
  const browser = await shopper.context.newCDPSession(shopper.page)
  await browser.send('Emulation.setUserAgentOverride', { userAgent: PHONE_AGENT })
  await go(shopper, path)
  await there.waitFor()
  // Detaching restores the user agent. The loaded page does not change, because it reads the user agent only at its
  // start.
  await browser.detach()
}

/** Creates a stop with the bar for the merchant's app. A channel page shows this bar on phones after a delay. */
const withBar = (name: string, path: string): Stop => ({
  name,
  phoneOnly: true,
  reach: async (shopper) => {
    const bar = shopper.screen().getByRole('complementary', { name: shopper.texts('jump')('download.label') })
    await goAsPhone(shopper, path, bar)
  },
})

export const visitor: readonly Stop[] = [
  withBar('download-bar', '/list?channelId=APP'),
  withBar('download-bar-show', '/content/S1001?channelId=APP'),
]
