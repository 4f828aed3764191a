import type { Done } from '../outcome'

/** Download links of an app, validated by the caller; '' for a missing link. */
export interface StoreLinks {
  ios: string
  android: string
}

/** Opens apps on the phone from a browser. */
export interface AppLink {
  /**
   * Opens an app by its link. `done` only means that the browser tried, because it does not report whether the app is
   * installed.
   * @param appScheme scheme of the merchant's app, allowed in addition to the listed ones
   */
  open(link: string, appScheme: string): Promise<Done>
  /**
   * Starts to watch whether the visitor leaves the page. @returns stops watching, and returns true if the page was left
   */
  watchLeaving(): () => boolean
  /**
   * Opens the app's download: the App Store link for iOS and Mac user agents, the Android package for others (domain
   * §9).
   */
  openStore(links: StoreLinks): Promise<Done>
}
