import type { Browser, Locator } from 'playwright-core'
import type { Storefront } from './storefront'
import { visit, type Visit, type VisitOptions } from './visit'
import { type TextsByNamespace, textsOf } from './texts'
import type { Language } from '../../src/domain/languages'

/** A browser session that finds elements by their visible text. */
export interface Shopper extends Visit {
  readonly language: Language
  readonly texts: TextsByNamespace
  readonly storefront: Storefront
  /** A button or link of the screen in front, by its whole name or a part of it. One that is busy takes no tap: it is waited for. */
  button(name: string | RegExp): Locator
  /** The first button or link whose name contains the text: cards and rows have more than their title. */
  buttonContaining(text: string): Locator
  /** The sheet or question in front. */
  dialog(title: string): Locator
  /** Presses a button of the question in front. */
  confirm(name: string): Promise<void>
  /** Waits for the screen with this heading. */
  at(heading: string): Promise<void>
  /** Path of the address, without query. */
  path(): string
}

/** Buttons, and links: what leads to a screen is a link. */
export const tapTargets = (of: Locator, options: { name?: string | RegExp; exact?: boolean } = {}): Locator =>
  of.getByRole('button', options).or(of.getByRole('link', options))

/** The same visit, with what finds things by their text. */
export const asShopper = (visitor: Visit, storefront: Storefront, language: Language = 'zh-CN'): Shopper => {
  const { page, screen } = visitor
  return {
    ...visitor,
    language,
    storefront,
    texts: textsOf(language),
    button: (name) => tapTargets(screen(), { name, exact: true }).and(page.locator(':not([aria-busy=true])')),
    buttonContaining: (text) => tapTargets(screen(), { name: text }).filter({ visible: true }).first(),
    dialog: (title) => page.getByRole('dialog', { name: title, exact: true }),
    confirm: (name) => page.getByRole('alertdialog').getByRole('button', { name }).click(),
    at: (heading) => screen().getByRole('heading', { name: heading, exact: true }).first().waitFor(),
    path: () => new URL(page.url()).pathname,
  }
}

/** A new visitor of a storefront. */
export const openShopper = async (
  browser: Browser,
  storefront: Storefront,
  options: VisitOptions = {},
): Promise<Shopper> => asShopper(await visit(browser, storefront.url, options), storefront, options.language)
