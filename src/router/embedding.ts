import type { Destination } from './destination'

/** A native app that shows the page and has screens of its own (shell §2); passed in by the app. */
export interface Embedding {
  /**
   * A navigation away from the screen in view: the app opens its own screen, or the buyer is told that there is none.
   * @returns false for a screen that opens in the page
   */
  opens(destination: Destination): Promise<boolean>
  /** The app logs in. `in-page`: it cannot, the page's own screens do. */
  login(): Promise<'logged-in' | 'cancelled' | 'in-page'>
  /** Leaves the page for what the app shows below it; false when that failed. */
  close(): Promise<boolean>
}
