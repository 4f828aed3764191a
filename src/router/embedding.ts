import type { Destination } from './destination'

/**
 * A native app that shows the storefront in a web view and has its own screens (shell §2). The app setup passes it in.
 */
export interface Embedding {
  /**
   * Handles a navigation to another screen. Opens the native app's own screen, or notifies the buyer that the app has
   * no such screen.
   * @returns false for a screen that opens inside the page
   */
  opens(destination: Destination): Promise<boolean>
  /**
   * Logs in through the native app. The result `in-page` means that the app has no login, so the page's login screens
   * are used.
   */
  login(): Promise<'logged-in' | 'cancelled' | 'in-page'>
  /** Closes the page in the native app. Returns false if that failed. */
  close(): Promise<boolean>
}
