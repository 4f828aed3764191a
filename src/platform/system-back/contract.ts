/** The system's back action: a phone's button or gesture, or a browser's button. */
export interface SystemBack {
  /**
   * Intercepts the system's back until released. It then calls `onBack` of the latest hold, and the page stays open.
   * @returns releases the hold; repeated calls do nothing
   */
  hold(onBack: () => void): () => void
  /**
   * Resolves when a navigation of the storefront cannot be confused with the system's back. Await it before each
   * navigation. Open overlays then no longer intercept back, until their page is shown again and they hold it again.
   */
  clear(): Promise<void>
  /** Changes the address of the page (path and query) without navigating, also while an overlay is open. Web only. */
  rename(address: string): void
  /**
   * Number of the current guard. The page renders one guard element for each number. 0 without a guard, and on hosts
   * that need no element.
   */
  guard(): number
  /** Handles a back action that the page's guard has intercepted. */
  caught(): void
  /** Calls the listener when `guard()` changes. @returns unsubscribes */
  subscribe(listener: () => void): () => void
}
