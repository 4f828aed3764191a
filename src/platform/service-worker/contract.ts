/** Caches the app shell on the device, so that the next visit starts without the network. Never rejects. */
export interface ProgramKeeper {
  /**
   * Returns the name of this build; '' if the host stores the app. A page from the back-forward cache must have the
   * same name, or it is outdated.
   */
  build: () => string
  /** Caches the files that this visit has loaded so far. Called once the first screen is drawn. */
  keep: () => Promise<void>
  /** Activates the newest build before the page is opened again. */
  renew: () => Promise<void>
}
