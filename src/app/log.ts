interface LogEntry {
  /** Time of the entry, epoch ms. */
  at: number
  message: string
  facts: Record<string, unknown>
}

/** Maximum number of entries. Older entries are dropped. */
const MAX_ENTRIES = 200

const entries: LogEntry[] = []

/** Returns all log entries, oldest first. */
export const logged = (): readonly LogEntry[] => entries

/** Adds an entry to the log in memory. `facts` must not contain tokens or personal data. */
export const log = (message: string, facts: Record<string, unknown> = {}): void => {
  entries.push({ at: Date.now(), message, facts })
  if (entries.length > MAX_ENTRIES) entries.shift()
}

/** Converts a thrown value to facts of a log entry. */
export const errorFacts = (error: unknown): Record<string, unknown> =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { thrown: String(error) }
