import type { Locator } from 'playwright-core'
import type { TextKey } from '../../../src/locales/keys'
import type { OneShopper } from './one-shopper'
import { toasted } from './toasts'

/** Returns the first button of the open dialog. Runs in the page on every frame until a dialog is open. */
const buttonInQuestion = (): { text: string; disabled: boolean } | null => {
  const button = document.querySelector<HTMLButtonElement>('[role=alertdialog] button')
  return button && { text: button.innerText, disabled: button.disabled }
}

/** The current dialog of a visitor, and toasts. */
export interface Feedback {
  /** Returns a text of the app in the visitor's language. */
  t(key: TextKey): string
  question(): Locator
  /** Returns a button of the open dialog. */
  button(name: string): Locator
  /** Waits until the dialog contains the text. */
  said(text: string): Promise<void>
  /**
   * Returns the dialog's button in its first rendered state. The observation starts before the action, so that a slow
   * machine does not miss it.
   */
  firstButton(act: () => Promise<void>): Promise<{ text: string; disabled: boolean }>
  /** Waits until no dialog is open. */
  gone(): Promise<void>
  /** Waits for a toast. It also finds a toast that has already closed. */
  toasted(text: string): Promise<void>
}

/** Returns the dialogs and toasts of one visitor. */
export const feedbackOf = (one: OneShopper): Feedback => {
  const question = (): Locator => one.shopper.page.getByRole('alertdialog')
  return {
    question,
    t: (key) => one.shopper.texts('core')(key),
    button: (name) => question().getByRole('button', { name, exact: true }),
    said: (text) => question().getByText(text, { exact: true }).waitFor(),
    firstButton: async (act) => {
      const seen = one.shopper.page.waitForFunction(buttonInQuestion)
      await act()
      return (await (await seen).jsonValue()) as { text: string; disabled: boolean }
    },
    gone: () => question().waitFor({ state: 'detached' }),
    toasted: (text) => toasted(one.shopper.page, text),
  }
}
