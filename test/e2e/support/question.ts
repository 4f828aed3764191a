import type { Locator } from 'playwright-core'
import type { TextKey } from '../../../src/locales/keys'
import type { OneShopper } from './one-shopper'

/** The question in front of a visitor, and the word that comes and goes. */
export interface Sight {
  /** A text of the app, in the visitor's language. */
  t(key: TextKey<'core'>): string
  question(): Locator
  /** A button of the question. */
  button(name: string): Locator
  /** Waits until the question says so. */
  said(text: string): Promise<void>
  /** Waits until there is no question. */
  gone(): Promise<void>
  /** Waits for a toast. */
  toasted(text: string): Promise<void>
}

/** What one visitor is told, wherever they are. */
export const sightOf = (one: OneShopper): Sight => {
  const question = (): Locator => one.shopper.page.getByRole('alertdialog')
  return {
    question,
    t: (key) => one.shopper.say('core')(key),
    button: (name) => question().getByRole('button', { name, exact: true }),
    said: (text) => question().getByText(text, { exact: true }).waitFor(),
    gone: () => question().waitFor({ state: 'detached' }),
    toasted: (text) => one.shopper.page.getByRole('status').filter({ hasText: text }).first().waitFor(),
  }
}
