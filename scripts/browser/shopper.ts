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
  /**
   * Finds a button or link of the current screen by its whole name or a part. A busy button does not match, so a tap
   * waits.
   */
  button(name: string | RegExp): Locator
  /** Finds the first button or link whose name contains the text, such as a card or a row. */
  buttonContaining(text: string): Locator
  /** Finds the current sheet or dialog. */
  dialog(title: string): Locator
  /** Presses a button of the current dialog. */
  confirm(name: string): Promise<void>
  /** Waits for the screen with this heading. */
  at(heading: string): Promise<void>
  /** Returns the path of the address, without query. */
  path(): string
}

/** Finds buttons and links, because some buttons that navigate are links. */
export const tapTargets = (of: Locator, options: { name?: string | RegExp; exact?: boolean } = {}): Locator =>
  of.getByRole('button', options).or(of.getByRole('link', options))

/** Adds finders by visible text to a visit. */
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

/** Opens a visit of a new shopper. */
export const openShopper = async (
  browser: Browser,
  storefront: Storefront,
  options: VisitOptions = {},
): Promise<Shopper> => asShopper(await visit(browser, storefront.url, options), storefront, options.language)
