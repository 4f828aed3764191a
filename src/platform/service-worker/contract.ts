/**
 * Keeps the program on the device, so that the next visit starts without the network. Never rejects: a browser that refuses it opens
 * the storefront as before.
 */
export interface ProgramKeeper {
  /** Names this build; '' where the program is kept by the host. What is drawn of an earlier visit is of the same build. */
  build: () => string
  /** Once the first screen is drawn: also keeps what this visit has loaded so far. */
  keep: () => Promise<void>
  /** Has the newest build take over before the page is opened again. */
  renew: () => Promise<void>
}
