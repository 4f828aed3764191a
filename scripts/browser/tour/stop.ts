import { toAddressLanguage } from '../../../src/domain/languages'
import type { Shopper } from '../shopper'

/** A screen of the storefront as a visitor opens it. */
export interface Stop {
  /** Also the name of its picture. */
  name: string
  /** Opens the screen from anywhere and waits until it is ready. */
  reach(shopper: Shopper): Promise<void>
  /** Desktop has another form of it. */
  phoneOnly?: boolean
  /** Begins on the stop before it in its list. The others can be reached from anywhere. */
  follows?: boolean
  /** Its web address when it is one screen that loads nothing but that. */
  path?: string
}

/** Loads a path. The theme follows the browser's, so that it can be changed without a reload. */
export const go = async ({ page, storefront, language }: Shopper, path: string): Promise<void> => {
  const address = new URL(path, storefront.url)
  address.searchParams.set('lang', toAddressLanguage(language))
  await page.goto(address.href)
}

/** Runs in the page until what moves there and has an end has ended. */
const standStill = async (): Promise<void> => {
  // A theme that has just changed is drawn with the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Nothing moves any more: a colour on its way to another one is neither, to the eye and to axe. */
export const still = ({ page }: Pick<Shopper, 'page'>): Promise<void> => page.evaluate(standStill)

/** Nothing in front is on its way any more. */
export const settled = async ({ page }: Shopper): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => void (await document.fonts.ready))
  await still({ page })
}

/** A stop that is one address. */
export const stopAt = (name: string, path: string, ready: (shopper: Shopper) => Promise<void>): Stop => ({
  name,
  path,
  reach: async (shopper) => {
    await go(shopper, path)
    await ready(shopper)
  },
})

/** The same, known by its heading. */
export const titled = (name: string, path: string, title: (shopper: Shopper) => string): Stop =>
  stopAt(name, path, (shopper) => shopper.at(title(shopper)))
