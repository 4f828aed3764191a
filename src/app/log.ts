interface LogEntry {
  /** Epoch ms. */
  at: number
  message: string
  facts: Record<string, unknown>
}

/** Older entries are dropped. */
const MAX_ENTRIES = 200

const entries: LogEntry[] = []

/** Returns all entries, newest last. */
export const logged = (): readonly LogEntry[] => entries

/** Adds an entry, in memory only. Facts must not contain tokens or personal data. */
export const log = (message: string, facts: Record<string, unknown> = {}): void => {
  entries.push({ at: Date.now(), message, facts })
  if (entries.length > MAX_ENTRIES) entries.shift()
}

/** Converts a thrown value to facts of a log entry. */
export const errorFacts = (error: unknown): Record<string, unknown> =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { thrown: String(error) }
