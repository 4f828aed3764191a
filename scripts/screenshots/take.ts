/*
 * Takes the README's screenshots: `npm run screenshots`. The option `--all DIR` takes every screen of the tour in both
 * themes at both widths. The option `--only 375-light` limits them to a width and theme, and `--stops a,b` to these
 * stops. The option `--language en-US` replaces zh-CN.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { LANGUAGES, type Language } from '../../src/domain/languages'
import { withChromium } from '../browser/launch'
import { openShopper } from '../browser/shopper'
import { startStorefront } from '../browser/start-storefront'
import type { Storefront } from '../browser/storefront'
import { loggedIn } from '../browser/logged-in'
import { MEMBER } from '../browser/steps/log-in'
import { settled } from '../browser/tour/stop'
import { GUESTS, tourOf, stopsTo } from '../browser/tour/tour'
import { DESKTOP, PHONE, THEMES, type VisitOptions } from '../browser/visit'
import { save } from './save'
import { type Shot, SHOTS } from './screens'

const FOLDER = path.resolve('.github/screenshots')

/** Visits the stops of the screenshots, once for each kind of visitor. */
const walk = async (
  browser: Browser,
  storefront: Storefront,
  options: VisitOptions,
  files: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const guest of GUESTS) {
    const stops = stopsTo(tourOf(guest), (stop) => files.has(stop.name))
    if (stops.length === 0) continue
    const state = guest === 'member' ? await loggedIn(storefront, MEMBER) : undefined
    const shopper = await openShopper(browser, storefront, { ...options, state })
    for (const { name, reach, phoneOnly } of stops) {
      if (phoneOnly && options.viewport === DESKTOP) continue
      await reach(shopper)
      const file = files.get(name)
      if (!file) continue
      await settled(shopper)
      await save(shopper, file)
    }
    await shopper.close()
  }
}

/** Visits the stops in a storefront without earlier orders. */
const visitStops = async (
  browser: Browser,
  options: VisitOptions,
  files: ReadonlyMap<string, string>,
): Promise<void> => {
  const storefront = await startStorefront()
  try {
    await walk(browser, storefront, options, files)
  } finally {
    await storefront.stop()
  }
}

/** Returns a key that is equal for screenshots of the same visitor. */
const kindOf = ({ language, theme, viewport }: Shot): string => JSON.stringify([language, theme, viewport])

const forReadme = async (browser: Browser): Promise<void> => {
  for (const kind of new Set(SHOTS.map(kindOf))) {
    const shots = SHOTS.filter((shot) => kindOf(shot) === kind)
    const files = new Map(shots.map(({ stop, name }) => [stop, path.join(FOLDER, `${name}.webp`)]))
    await visitStops(browser, shots[0], files)
  }
}

interface Review {
  /** Names of the stops to visit. All if empty. */
  stops: readonly string[]
  /** Part of the width and theme, such as `375-light`. */
  only: string
  language: Language
}

const forReview = async (browser: Browser, folder: string, { stops, only, language }: Review): Promise<void> => {
  const names = GUESTS.flatMap(tourOf)
    .map(({ name }) => name)
    .filter((name) => stops.length === 0 || stops.includes(name))
  for (const viewport of [PHONE, DESKTOP])
    for (const theme of THEMES) {
      const kind = `${viewport.width}-${theme}`
      if (!kind.includes(only)) continue
      const file = (name: string) => path.join(folder, `${name}-${kind}.webp`)
      await visitStops(browser, { viewport, theme, language }, new Map(names.map((name) => [name, file(name)])))
    }
}

const text = { type: 'string', default: '' } as const

void withChromium(async (browser) => {
  const { values } = parseArgs({ options: { all: text, only: text, stops: text, language: text } })
  const folder = values.all ? path.resolve(values.all) : FOLDER
  mkdirSync(folder, { recursive: true })
  const language = LANGUAGES.find((each) => each === values.language) ?? 'zh-CN'
  const stops = values.stops.split(',').filter(Boolean)
  await (values.all ? forReview(browser, folder, { stops, only: values.only, language }) : forReadme(browser))
})
