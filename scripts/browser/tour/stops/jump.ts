import type { Locator } from 'playwright-core'
import type { Shopper } from '../../shopper'
import { go, type Stop } from '../stop'

/** A phone, as its browser names itself: a desktop's narrow window is none. */
const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36'

/** Loads a path as a phone does, until something is there; the pages after it are loaded as before. */
const goAsPhone = async (shopper: Shopper, path: string, there: Locator): Promise<void> => {
  const browser = await shopper.context.newCDPSession(shopper.page)
  await browser.send('Emulation.setUserAgentOverride', { userAgent: PHONE_AGENT })
  await go(shopper, path)
  await there.waitFor()
  // What a session has set ends with it, and a page reads it only when its scripts run.
  await browser.detach()
}

/** The bar that leads to the merchant's app: for a channel, on phones, a moment after the screen. */
const withBar = (name: string, path: string): Stop => ({
  name,
  phoneOnly: true,
  reach: async (shopper) => {
    const bar = shopper.screen().getByRole('complementary', { name: shopper.texts('jump')('download.label') })
    await goAsPhone(shopper, path, bar)
  },
})

/** What anybody can see. */
export const visitor: readonly Stop[] = [
  withBar('download-bar', '/list?channelId=APP'),
  withBar('download-bar-show', '/content/S1001?channelId=APP'),
]
