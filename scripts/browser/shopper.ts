import type { Browser, Locator } from 'playwright-core'
import type { Storefront } from './storefront'
import { visit, type Visit, type VisitOptions } from './visit'
import { type Say, wordsOf } from './words'
import type { Language } from '../../src/locales/languages'

/** A visitor who reads: finds things by the words that stand on them. */
export interface Shopper extends Visit {
  readonly language: Language
  readonly say: Say
  readonly storefront: Storefront
  /** A button of the screen in front, by its whole name or a part of it. */
  button(name: string | RegExp): Locator
  /** The first button that says so among other things: cards and rows say more than their title. */
  named(words: string): Locator
  /** The sheet or question in front. */
  dialog(title: string): Locator
  /** Waits for the screen with this heading. */
  at(heading: string): Promise<void>
  /** Path of the address, without query. */
  path(): string
}

/** A new visitor of a storefront. */
export const comeShopping = async (
  browser: Browser,
  storefront: Storefront,
  options: VisitOptions = {},
): Promise<Shopper> => {
  const visitor = await visit(browser, storefront.url, options)
  const { page, screen } = visitor
  const language = options.language ?? 'zh-CN'
  return {
    ...visitor,
    language,
    storefront,
    say: wordsOf(language),
    button: (name) => screen().getByRole('button', { name, exact: true }),
    named: (words) => screen().getByRole('button', { name: words }).filter({ visible: true }).first(),
    dialog: (title) => page.getByRole('dialog', { name: title, exact: true }),
    at: (heading) => screen().getByRole('heading', { name: heading, exact: true }).first().waitFor(),
    path: () => new URL(page.url()).pathname,
  }
}
