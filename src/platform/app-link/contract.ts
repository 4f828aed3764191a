import type { Done } from '../outcome'

/** Download links of an app, which the caller has validated; '' for a missing link. */
export interface StoreLinks {
  ios: string
  android: string
}

/** Opens apps on the phone from a browser. */
export interface AppLink {
  /**
   * Opens an app by its link. `done` only means that the browser tried, because the browser does not report whether
   * the app is installed.
   * @param appScheme scheme of the merchant's app, which is allowed in addition to the allowlist
   */
  open(link: string, appScheme: string): Promise<Done>
  /**
   * Starts to watch whether the visitor leaves the page. @returns a function that stops watching, and returns true if
   * the visitor has left the page
   */
  watchLeaving(): () => boolean
  /**
   * Opens the app's download: the App Store link for iOS and Mac user agents, the Android package for other user agents
   * (domain §9).
   */
  openStore(links: StoreLinks): Promise<Done>
}
