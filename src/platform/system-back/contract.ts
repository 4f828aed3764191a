/** The system's back action: the back button or gesture of a phone, or the back button of a browser. */
export interface SystemBack {
  /**
   * Intercepts the system's back until it is released. A back action then calls `onBack` of the latest `hold`, and the
   * page stays open.
   * @returns a function that releases the hold; repeated calls do nothing
   */
  hold(onBack: () => void): () => void
  /**
   * Resolves when the host can no longer mistake a navigation of the storefront for the system's back. Await it before
   * each navigation. After that, open overlays do not intercept back until their page is shown again and calls `hold`
   * again.
   */
  clear(): Promise<void>
  /** Changes the address of the page (path and query) without navigating, also while an overlay is open. Web only. */
  rename(address: string): void
  /**
   * Number of the current guard element, which intercepts back on some hosts. The page renders one element for each
   * number. 0 if no element is needed.
   */
  guard(): number
  /** Handles a back action that the page's guard has intercepted. */
  caught(): void
  /**
   * Calls the listener when `guard()` changes.
   * @returns a function that removes the listener
   */
  subscribe(listener: () => void): () => void
}
