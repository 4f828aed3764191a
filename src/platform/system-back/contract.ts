/** The system's back: a phone's key or gesture, a browser's button. */
export interface SystemBack {
  /**
   * While held, the system's back calls `onBack` of the latest hold and stays on the page.
   * @returns releases; more than once does nothing
   */
  hold(onBack: () => void): () => void
  /**
   * Resolves when a navigation of our own is not taken for the system's back: to be awaited before it. What the navigation
   * leaves open catches no back until it is held again, which is when its page shows it again.
   */
  clear(): Promise<void>
  /** Writes the page's address (path and query) without navigating, also while something is open on top. Web only. */
  rename(address: string): void
  /** Changes whenever the page must put up a new guard; 0 while it needs none. Always 0 where the host needs no element. */
  guard(): number
  /** The guard of the page caught a back. */
  caught(): void
  /** Calls the listener when `guard()` changes. @returns unsubscribes. */
  subscribe(listener: () => void): () => void
}
