import type { Done } from '../outcome'

/** The links of an app's stores, checked by the caller; '' where there is none. */
export interface StoreLinks {
  ios: string
  android: string
}

/** Apps of the phone, from a browser. */
export interface AppLink {
  /**
   * Opens an app by its link. Done says that the browser was asked: it tells nobody whether there is such an app.
   * @param appScheme the merchant's own app's, allowed beside the listed ones
   */
  open(link: string, appScheme: string): Promise<Done>
  /** Notes from now on whether the page was left. @returns whether it was, and ends it */
  watchLeaving(): () => boolean
  /** Leaves for the app's store: iOS and Mac agents for the iOS store, others for the Android package (domain §9). */
  openStore(links: StoreLinks): Promise<Done>
}
