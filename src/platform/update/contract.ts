/** Result of a check. `ready`: a new version is downloaded. `restart` applies it and does not return. */
export type UpdateResult =
  | { kind: 'none' }
  | { kind: 'ready'; restart: () => void }
  | { kind: 'failed' }
  | { kind: 'unsupported' }

/** Checks for a newer version of the app. Resolves when it is downloaded, or if no newer version exists. */
export type CheckUpdate = () => Promise<UpdateResult>

/** Result of `Reopen`. `reopening`: the app closes and opens again in its newest version. */
type ReopenResult = { kind: 'reopening' } | { kind: 'unsupported' }

/** Restarts the app, bypassing the host's cache. */
export type Reopen = () => Promise<ReopenResult>
