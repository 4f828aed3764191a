import type { GateList, Judged, Shelf } from './book-types'
import type { NotedEntry } from './entry-log'
import type { PassHead, PassParts } from './pass-book'

/** A scan of this gate. `shown` means that the steward has seen the verdict, so an admitted visitor has entered. */
export interface OwnScan extends Judged {
  /** Sequence number of the scan on this gate. */
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
  /** Offset of the server's clock from this device's, ms. */
  ahead: number
  /** Time of the gateway's clock up to which this device has stored the entries of all gates. */
  since: number
  /** Id of this device as a gate of work passes. */
  gateId?: string
}

export type ListPart = Pick<GateList, 'sessionId' | 'tickets'>

interface StoredBook {
  list: ListPart
  state: BookState
  entries: NotedEntry[]
  scans: OwnScan[]
  reversals: Reversal[]
  passParts: PassParts
}

/** Changes to store. Removed entries, scans and reversals are identified by their scan ids. */
export interface Changes {
  list?: ListPart
  state?: BookState
  entries?: readonly NotedEntry[]
  scans?: readonly OwnScan[]
  reversals?: readonly Reversal[]
  removedEntries?: readonly string[]
  removedScans?: readonly string[]
  removedReversals?: readonly string[]
  passParts?: PassParts
}

const [LIST, STATE, ENTRY, SCAN, REVERSAL] = ['list', 'state', 'entry:', 'scan:', 'reversal:']
const [PASS_HEAD, PASS, PASS_ENTRY] = ['passes', 'pass:', 'pass-entry:']

const valuesOf = ({ list, state, ...changes }: Changes): ReadonlyMap<string, unknown> => {
  const { entries = [], scans = [], reversals = [] } = changes
  const { removedEntries = [], removedScans = [], removedReversals = [] } = changes
  const { head, passes = [], entries: passEntries = [] } = changes.passParts ?? {}
  return new Map<string, unknown>([
    ...(list ? [[LIST, list] as const] : []),
    ...(state ? [[STATE, state] as const] : []),
    ...removedEntries.map((scanId) => [ENTRY + scanId, undefined] as const),
    ...removedScans.map((scanId) => [SCAN + scanId, undefined] as const),
    ...removedReversals.map((scanId) => [REVERSAL + scanId, undefined] as const),
    ...(head ? [[PASS_HEAD, head] as const] : []),
    ...passes.map((pass) => [PASS + pass.permitId, pass] as const),
    ...passEntries.map((entry) => [PASS_ENTRY + entry.scanId, entry] as const),
    ...entries.map((entry) => [ENTRY + entry.scanId, entry] as const),
    // Stored as copies, because scan objects change later.
    ...scans.map((scan) => [SCAN + scan.scanId, { ...scan }] as const),
    ...reversals.map((each) => [REVERSAL + each.scanId, each] as const),
  ])
}

/**
 * Stores a gate's data on its device. Each entry, scan and reversal is a separate value, so that a scan writes only a
 * few hundred bytes.
 */
export class BookStore {
  /** True if the device failed to store something, which a restart would lose. */
  failed = false
  private writing: Promise<void> = Promise.resolve()

  constructor(private readonly shelf: Shelf) {}

  /** Resolves once all changes are stored or rejected by the device. */
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
          passParts: {
            ...(stored.has(PASS_HEAD) && { head: stored.get(PASS_HEAD) as PassHead }),
            ...{ passes: all(PASS), entries: all(PASS_ENTRY) },
          },
        }
      : null
  }

  write(changes: Changes): void {
    const values = valuesOf(changes)
    this.then(() => this.shelf.write(values))
  }

  /**
   * Replaces all data in one transaction. If the page closes during the replacement, the device has either the old or
   * the new data.
   */
  replace(changes: Changes): void {
    const values = valuesOf(changes)
    this.then(() => this.shelf.replace(values))
  }

  private then(work: () => Promise<void>): void {
    this.writing = this.writing.then(work).catch(() => void (this.failed = true))
  }
}
