/** The system's back: a phone's key or gesture, a browser's button. */
export interface SystemBack {
  /**
   * While held, the system's back calls `onBack` of the latest hold and stays on the page.
   * @returns releases; more than once does nothing
   */
  hold(onBack: () => void): () => void
  /**
   * Resolves when a navigation of our own cannot be mistaken for the system's back. Await it before the navigation. An
   * open overlay catches no back until it is held again, when its page is shown.
   */
  clear(): Promise<void>
  /** Writes the page's address (path and query) without navigating, also below an overlay. Web only. */
  rename(address: string): void
  /** Number of the current guard; the page adds one for each. 0 without a guard, and if the host needs no element. */
  guard(): number
  /** Handles a back that the guard of the page caught. */
  caught(): void
  /** Calls the listener when `guard()` changes. @returns unsubscribes */
  subscribe(listener: () => void): () => void
}
