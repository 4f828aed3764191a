import { toAddressLanguage } from '../../../src/domain/languages'
import type { Shopper } from '../shopper'

/** A screen that screenshots and audits visit. */
export interface Stop {
  /** Name of the stop and of the stop's picture. */
  name: string
  /** Opens the screen from anywhere and waits until it is ready. */
  reach(shopper: Shopper): Promise<void>
  /** True if desktop tours skip the stop, because the desktop has another layout for it. */
  phoneOnly?: boolean
  /**
   * True if the stop starts on the screen of the previous stop in its list. Other stops can be reached from anywhere.
   */
  follows?: boolean
  /** Web address of the screen, if it is sufficient to load this address. */
  path?: string
}

/**
 * Loads a path without a theme in the address. The page therefore follows changes of the browser's theme without a
 * reload.
 */
export const go = async ({ page, storefront, language }: Shopper, path: string): Promise<void> => {
  const address = new URL(path, storefront.url)
  address.searchParams.set('lang', toAddressLanguage(language))
  await page.goto(address.href)
}

/** Runs in the page until all finite animations have ended. */
const standStill = async (): Promise<void> => {
  // A changed theme is visible after the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Waits until all animations have ended. During an animation, colors are wrong for screenshots and for axe. */
export const still = ({ page }: Pick<Shopper, 'page'>): Promise<void> => page.evaluate(standStill)

/** Waits until the current screen has finished its transitions. */
export const settled = async ({ page }: Shopper): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => void (await document.fonts.ready))
  await still({ page })
}

/** Creates a stop with an address of its own. */
export const stopAt = (name: string, path: string, ready: (shopper: Shopper) => Promise<void>): Stop => ({
  name,
  path,
  reach: async (shopper) => {
    await go(shopper, path)
    await ready(shopper)
  },
})

/** Creates a stop with an address of its own, which is ready when its heading is visible. */
export const titled = (name: string, path: string, title: (shopper: Shopper) => string): Stop =>
  stopAt(name, path, (shopper) => shopper.at(title(shopper)))
