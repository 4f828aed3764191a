import type { Done } from '../outcome'

/** The links of an app's stores, checked by the caller; '' for a missing one. */
export interface StoreLinks {
  ios: string
  android: string
}

/** Apps of the phone, from a browser. */
export interface AppLink {
  /**
   * Opens an app by its link. Done means that the browser tried: it does not report if the app exists.
   * @param appScheme the merchant's own app's, allowed beside the listed ones
   */
  open(link: string, appScheme: string): Promise<Done>
  /** Watches for leaving the page. @returns ends the watch, and returns true if the page was left */
  watchLeaving(): () => boolean
  /** Opens the app's store: the iOS store for iOS and Mac agents, the Android package for others (domain §9). */
  openStore(links: StoreLinks): Promise<Done>
}
