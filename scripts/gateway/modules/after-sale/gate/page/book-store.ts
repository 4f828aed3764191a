import type { GateList, Judged, Shelf } from './book-types'
import type { NotedEntry } from './entry-log'

/** `shown`: the steward has seen the verdict, so those who were let in are in. */
export interface OwnScan extends Judged {
  /** Its place among the scans of this gate. */
  order: number
  synced: boolean
  shown: boolean
}

export interface Reversal {
  scanId: string
  reason: string
  at: number
}

export interface BookState {
  gate: string
  /** Ms that the server's clock is ahead of this device's. */
  ahead: number
  /** The moment of the gateway's clock up to which the entries of all gates are known. */
  since: number
}

export type ListPart = Pick<GateList, 'sessionId' | 'tickets'>

interface StoredBook {
  list: ListPart
  state: BookState
  entries: NotedEntry[]
  scans: OwnScan[]
  reversals: Reversal[]
}

/** What changed; a removed value is named by its scan. */
export interface Changes {
  list?: ListPart
  state?: BookState
  entries?: readonly NotedEntry[]
  scans?: readonly OwnScan[]
  reversals?: readonly Reversal[]
  removedEntries?: readonly string[]
  removedScans?: readonly string[]
  removedReversals?: readonly string[]
}

const [LIST, STATE, ENTRY, SCAN, REVERSAL] = ['list', 'state', 'entry:', 'scan:', 'reversal:']

const valuesOf = ({ list, state, ...changes }: Changes): ReadonlyMap<string, unknown> => {
  const { entries = [], scans = [], reversals = [] } = changes
  const { removedEntries = [], removedScans = [], removedReversals = [] } = changes
  return new Map<string, unknown>([
    ...(list ? [[LIST, list] as const] : []),
    ...(state ? [[STATE, state] as const] : []),
    ...removedEntries.map((scanId) => [ENTRY + scanId, undefined] as const),
    ...removedScans.map((scanId) => [SCAN + scanId, undefined] as const),
    ...removedReversals.map((scanId) => [REVERSAL + scanId, undefined] as const),
    ...entries.map((entry) => [ENTRY + entry.scanId, entry] as const),
    // as they are now: they change
    ...scans.map((scan) => [SCAN + scan.scanId, { ...scan }] as const),
    ...reversals.map((each) => [REVERSAL + each.scanId, each] as const),
  ])
}

/** The book on its shelf, where entries, scans and reversals are a value each: a scan writes a few hundred bytes, not the list. */
export class BookStore {
  /** The device refused to store something: a restart would lose it. */
  failed = false
  private writing: Promise<void> = Promise.resolve()

  constructor(private readonly shelf: Shelf) {}

  /** Resolves once everything so far is stored, or the device has refused it. */
  get saved(): Promise<void> {
    return this.writing
  }

  async read(): Promise<StoredBook | null> {
    const stored = await this.shelf.read().catch(() => new Map<string, unknown>())
    const all = <T>(name: string) =>
      [...stored].filter(([each]) => each.startsWith(name)).map(([, value]) => value as T)
    const list = stored.get(LIST) as ListPart | undefined
    return list
      ? {
          list,
          state: stored.get(STATE) as BookState,
          entries: all(ENTRY),
          scans: all<OwnScan>(SCAN).sort((one, other) => one.order - other.order),
          reversals: all(REVERSAL),
        }
      : null
  }

  write(changes: Changes): void {
    const values = valuesOf(changes)
    this.then(() => this.shelf.write(values))
  }

  /** The whole book, in one step: a gate that is closed in between has the one or the other. */
  replace(changes: Changes): void {
    const values = valuesOf(changes)
    this.then(() => this.shelf.replace(values))
  }

  private then(work: () => Promise<void>): void {
    this.writing = this.writing.then(work).catch(() => void (this.failed = true))
  }
}
