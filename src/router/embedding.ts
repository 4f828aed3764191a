import type { Destination } from './destination'

/** A native app that contains the page and has its own screens (shell §2). The app setup passes it in. */
export interface Embedding {
  /**
   * Handles a navigation to another screen: opens the app's own screen, or notifies the buyer that it is missing.
   * @returns false for a screen that opens inside the page
   */
  opens(destination: Destination): Promise<boolean>
  /** Logs in through the app. `in-page` means that the app cannot do this, so the page's login screens are used. */
  login(): Promise<'logged-in' | 'cancelled' | 'in-page'>
  /** Closes the page. Returns false if that failed. */
  close(): Promise<boolean>
}
