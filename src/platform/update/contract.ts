/** `ready`: a new version is downloaded; `restart` applies it and does not return. */
export type UpdateResult =
  { kind: 'none' } | { kind: 'ready'; restart: () => void } | { kind: 'failed' } | { kind: 'unsupported' }

/** Looks for a newer version of the program, and answers once it is downloaded or known to be absent. */
export type CheckUpdate = () => Promise<UpdateResult>

/** `reopening`: the program goes and comes back as the newest one that there is. */
export type ReopenResult = { kind: 'reopening' } | { kind: 'unsupported' }

/** Opens the program anew, past what was kept of it. */
export type Reopen = () => Promise<ReopenResult>
