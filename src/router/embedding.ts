import type { Destination } from './destination'

/** A native app around the page with screens of its own (shell §2); passed in by the app. */
export interface Embedding {
  /**
   * Handles a navigation away from the screen in view: opens the app's own screen, or notifies the buyer that it is
   * missing.
   * @returns false for a screen that opens in the page
   */
  opens(destination: Destination): Promise<boolean>
  /** Logs in through the app. `in-page` means that it cannot, and that the page's own screens do. */
  login(): Promise<'logged-in' | 'cancelled' | 'in-page'>
  /** Closes the page; false if that failed. */
  close(): Promise<boolean>
}
