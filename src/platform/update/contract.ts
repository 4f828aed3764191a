/** Result of a check. `ready` means that a new version is downloaded; `restart` applies it and does not return. */
export type UpdateResult =
  | { kind: 'none' }
  | { kind: 'ready'; restart: () => void }
  | { kind: 'failed' }
  | { kind: 'unsupported' }

/** Checks for a newer version of the program; resolves when it is downloaded, or does not exist. */
export type CheckUpdate = () => Promise<UpdateResult>

/** `reopening`: the program closes and opens again in its newest version. */
type ReopenResult = { kind: 'reopening' } | { kind: 'unsupported' }

/** Opens the program again, bypassing the host's cache. */
export type Reopen = () => Promise<ReopenResult>
