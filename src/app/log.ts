interface LogEntry {
  /** Epoch ms. */
  at: number
  message: string
  facts: Record<string, unknown>
}

/** Entries kept for a look at what went before. */
const MAX_ENTRIES = 200

const entries: LogEntry[] = []

/** What happened, newest last. @forTests */
export const logged = (): readonly LogEntry[] => entries

/** Notes what happened. In memory only; facts must hold no tokens, names or numbers of people. */
export const log = (message: string, facts: Record<string, unknown> = {}): void => {
  entries.push({ at: Date.now(), message, facts })
  if (entries.length > MAX_ENTRIES) entries.shift()
}

/** Whatever was thrown, as facts of the log. */
export const errorFacts = (error: unknown): Record<string, unknown> =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { thrown: String(error) }
