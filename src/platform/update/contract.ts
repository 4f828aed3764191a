/** `ready`: a new version is downloaded; `restart` applies it and does not return. */
export type UpdateResult =
  | { kind: 'none' }
  | { kind: 'ready'; restart: () => void }
  | { kind: 'failed' }
  | { kind: 'unsupported' }

/** Checks for a newer version of the program; resolves when it is downloaded, or when there is none. */
export type CheckUpdate = () => Promise<UpdateResult>

/** `reopening`: the program closes and opens again in its newest version. */
type ReopenResult = { kind: 'reopening' } | { kind: 'unsupported' }

/** Opens the program again, without the host's cache of it. */
export type Reopen = () => Promise<ReopenResult>
