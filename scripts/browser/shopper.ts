import type { Browser, Locator } from 'playwright-core'
import type { Storefront } from './storefront'
import { visit, type Visit, type VisitOptions } from './visit'
import { type TextsByNamespace, textsOf } from './texts'
import type { Language } from '../../src/locales/languages'

/** A browser session that finds elements by their visible text. */
export interface Shopper extends Visit {
  readonly language: Language
  readonly texts: TextsByNamespace
  readonly storefront: Storefront
  /** A button of the screen in front, by its whole name or a part of it. */
  button(name: string | RegExp): Locator
  /** The first button whose name contains the text: cards and rows have more than their title. */
  buttonContaining(text: string): Locator
  /** The sheet or question in front. */
  dialog(title: string): Locator
  /** Waits for the screen with this heading. */
  at(heading: string): Promise<void>
  /** Path of the address, without query. */
  path(): string
}

/** A new visitor of a storefront. */
export const openShopper = async (
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
    texts: textsOf(language),
    button: (name) => screen().getByRole('button', { name, exact: true }),
    buttonContaining: (text) => screen().getByRole('button', { name: text }).filter({ visible: true }).first(),
    dialog: (title) => page.getByRole('dialog', { name: title, exact: true }),
    at: (heading) => screen().getByRole('heading', { name: heading, exact: true }).first().waitFor(),
    path: () => new URL(page.url()).pathname,
  }
}
