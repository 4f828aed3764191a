/**
 * Result of a check for updates. `ready` means that a new version is downloaded. Its `restart` applies the version and
 * does not return.
 */
export type UpdateResult =
  | { kind: 'none' }
  | { kind: 'ready'; restart: () => void }
  | { kind: 'failed' }
  | { kind: 'unsupported' }

/**
 * Checks for a newer version of the app. Resolves when the version is downloaded, or at once if no newer version
 * exists.
 */
export type CheckUpdate = () => Promise<UpdateResult>

/** Result of `Reopen`. `reopening` means that the app closes and opens again in its newest version. */
type ReopenResult = { kind: 'reopening' } | { kind: 'unsupported' }

/** Restarts the app, bypassing the host's cache. */
export type Reopen = () => Promise<ReopenResult>
