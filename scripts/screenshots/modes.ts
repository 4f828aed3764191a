/*
 * Takes screenshots of each response mode, HTTP fault and session error: `npm run screenshots:modes -- DIR`. Takes
 * them on a phone in both themes and three languages, and once at desktop width. `--only NAME` selects the screenshots
 * whose name contains NAME.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { LANGUAGES } from '../../src/domain/languages'
import { withChromium } from '../browser/launch'
import { openShopper } from '../browser/shopper'
import { startStorefront } from '../browser/start-storefront'
import { logIn } from '../browser/steps/log-in'
import { go } from '../browser/tour/stop'
import { DESKTOP, PHONE, THEMES, type VisitOptions } from '../browser/visit'
import { MODE_STOPS } from './mode-stops'
import { save } from './save'

const PHONE_NUMBER = '13900000051'

const VISITORS: readonly VisitOptions[] = [
  ...LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme, viewport: PHONE }))),
  { language: 'zh-CN', theme: 'light', viewport: DESKTOP },
]

/** Takes all screenshots with one visitor and a separate storefront. */
const walk = async (browser: Browser, folder: string, options: VisitOptions, only: string): Promise<void> => {
  const storefront = await startStorefront()
  const shopper = await openShopper(browser, storefront, options)
  try {
    await go(shopper, '/order')
    await logIn(shopper, PHONE_NUMBER)
    await shopper.at(shopper.texts('order')('orders.title'))
    for (const { name, reach } of MODE_STOPS.filter((stop) => stop.name.includes(only))) {
      await reach(shopper)
      await save(
        shopper,
        path.join(folder, `${name}-${options.viewport?.width}-${options.theme}-${options.language}.webp`),
      )
      await storefront.clearFaults()
    }
  } finally {
    await shopper.close()
    await storefront.stop()
  }
}

void withChromium(async (browser) => {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  const [given] = positionals
  if (!given) throw new Error('Usage: npm run screenshots:modes -- DIR')
  const folder = path.resolve(given)
  mkdirSync(folder, { recursive: true })
  for (const options of VISITORS) await walk(browser, folder, options, values.only ?? '')
})
