import { type GateEntry, gateVerdict } from '../../../../../../src/domain/ticket/gate-verdict'
import { type BookTicket, TicketIndex } from '../ticket-columns'
import type { Answer, BookDeps, GateList, Judged } from './book-types'
import { BookStore, type BookState, type Changes, type ListPart, type OwnScan, type Reversal } from './book-store'
import { EntryLog, type NotedEntry } from './entry-log'

interface Report {
  sessionId: string
  gate: string
  since: number
  reversals: Reversal[]
  scans: { scanId: string; text: string; at: number; letIn: boolean }[]
}

/** Scans that are listed. */
const MAX_SCANS = 100
/** Of one report. */
const BATCH = 100

/**
 * A gate's own book: the list that it works by, who came in here, and what the gateway has not heard yet. It judges without a network
 * by the rule that the gateway has; the gateway's verdict replaces it once it is known.
 */
export class GateBook {
  online = true
  /** Where it is stored, and whether the device took it. */
  readonly store: BookStore
  private listed: string | null = null
  private tickets: TicketIndex | null = null
  private state: BookState = { gate: '', ahead: 0, since: 0 }
  private log = new EntryLog()
  private scans: OwnScan[] = []
  private reversals: Reversal[] = []
  private order = 0
  private running: Promise<Judged[]> | null = null
  private queued: Promise<Judged[]> | null = null

  private constructor(private readonly deps: BookDeps) {
    this.store = new BookStore(deps.shelf)
  }

  /** The book as this device has it, an empty one where there is none. */
  static async open(deps: BookDeps): Promise<GateBook> {
    const book = new GateBook(deps)
    const stored = await book.store.read()
    if (!stored) return book
    book.hold(stored.list)
    Object.assign(book, { state: stored.state, scans: stored.scans, reversals: stored.reversals })
    for (const entry of stored.entries) book.log.set(entry)
    book.order = stored.scans.at(-1)?.order ?? 0
    for (const scan of stored.scans) if (!scan.synced) book.note(scan)
    return book
  }

  /** The session of the list; null without one. */
  get sessionId(): string | null {
    return this.listed
  }

  get sessionName(): string {
    return this.tickets?.sessionName(this.sessionId ?? '') ?? ''
  }

  get gate(): string {
    return this.state.gate
  }

  /** The newest first. */
  get recent(): readonly Judged[] {
    return this.scans.slice(-MAX_SCANS).reverse()
  }

  /** Scans and reversals that the gateway has not heard. */
  get waiting(): number {
    return this.scans.filter(({ synced }) => !synced).length + this.reversals.length
  }

  get inside(): number {
    return this.log.inside
  }

  get total(): number {
    return this.tickets?.countOf(this.sessionId ?? '') ?? 0
  }

  ticket(ticketId: string | null): BookTicket | undefined {
    return ticketId === null ? undefined : this.tickets?.find({ ticketId })
  }

  /** Somebody else who came in with the ticket of a scan that was let in here. */
  doubleOf({ scanId, ticketId, admitted, undone }: Judged): GateEntry | undefined {
    return admitted && !undone && ticketId !== null ? this.log.otherThan(scanId, ticketId) : undefined
  }

  /** Another person who entered for the ticket of a scan, without a valid code. */
  unprovenBeside({ scanId, ticketId }: Judged): GateEntry | undefined {
    return ticketId === null ? undefined : this.log.unprovenBeside(scanId, ticketId)
  }

  /** Works by this list from now on. Scans of the same session stay. */
  take(list: GateList, gate: string): void {
    const { now } = list
    if (this.sessionId !== list.sessionId) this.scans = []
    this.hold(list)
    this.state = { gate, ahead: now - this.deps.now(), since: now }
    this.log = new EntryLog()
    const noted = notedOf(list)
    for (const entry of noted) this.log.set(entry)
    for (const scan of this.scans) if (!scan.synced) this.note(scan)
    const { state, scans, reversals } = this
    const part = { sessionId: list.sessionId, tickets: list.tickets }
    this.store.replace({ list: part, state, entries: noted, scans, reversals })
  }

  leave(): void {
    this.listed = null
    this.tickets = null
    this.log = new EntryLog()
    this.scans = []
    this.reversals = []
    this.store.replace({})
  }

  /** Judges by the list and writes it down. */
  scan(text: string): Judged {
    const { tickets } = this
    if (!tickets) throw new Error('no list')
    const at = this.deps.now() + this.state.ahead
    const verdict = gateVerdict(text, {
      find: (by) => tickets.find(by),
      entryOf: (ticketId) => this.log.entryOf(ticketId),
      ...{ sessionId: this.sessionId ?? '', gate: this.gate, now: at },
    })
    const scan: OwnScan = {
      ...{ scanId: this.deps.newId(), text, at, admitted: verdict.admitted, order: (this.order += 1) },
      ...{ undone: false, synced: false, shown: false, ticketId: verdict.ticket?.ticketId ?? null },
      ...(verdict.admitted ? { reason: null, entry: null } : { reason: verdict.reason, entry: verdict.entry }),
    }
    this.scans.push(scan)
    this.note(scan)
    this.save({ scans: [scan], removedScans: this.prune() })
    return scan
  }

  /** The verdict that the steward sees now; it is not taken back any more. */
  show(scanId: string): Judged {
    const scan = this.scans.find((each) => each.scanId === scanId)
    if (!scan) throw new Error('no such scan')
    scan.shown = true
    this.save({ scans: [scan] })
    return scan
  }

  undo(scanId: string, reason: string): void {
    const reversal = { scanId, reason, at: Math.round(this.deps.now() + this.state.ahead) }
    const undone = this.scans.filter((scan) => scan.scanId === scanId)
    for (const scan of undone) scan.undone = true
    this.log.remove(scanId)
    this.reversals.push(reversal)
    this.save({ reversals: [reversal], removedEntries: [scanId], scans: undone })
  }

  /**
   * Tells the gateway what it has not heard, and takes over what it makes of it. Answers the scans whose verdict changed. One report
   * after the other: a network that hangs is not asked twice.
   */
  sync(): Promise<Judged[]> {
    if (!this.running) {
      this.running = this.exchange().finally(() => (this.running = null))
      return this.running
    }
    this.queued ??= this.running.then(() => {
      this.queued = null
      return this.sync()
    })
    return this.queued
  }

  private async exchange(): Promise<Judged[]> {
    const { sessionId } = this
    if (sessionId === null) return []
    const scans = this.scans.filter(({ synced }) => !synced).slice(0, BATCH)
    const report: Report = {
      ...{ sessionId, gate: this.gate, since: this.state.since, reversals: this.reversals.slice(0, BATCH) },
      scans: scans.map(({ scanId, text, at, admitted, shown }) => ({
        ...{ scanId, text, at: Math.round(at) },
        letIn: admitted && shown,
      })),
    }
    const doubles = new Set(this.scans.filter((scan) => this.doubleOf(scan)).map(({ scanId }) => scanId))
    try {
      const answer = await this.deps.send(report)
      this.online = true
      return this.sessionId === sessionId ? this.hear(answer, report, doubles) : []
    } catch {
      this.online = false
      return []
    }
  }

  private hear(answer: Answer, report: Report, before: ReadonlySet<string>): Judged[] {
    this.state = { ...this.state, ahead: answer.now - this.deps.now(), since: answer.now }
    const letIn = new Set(report.scans.filter((scan) => scan.letIn).map(({ scanId }) => scanId))
    const changed = this.hearResults(answer, letIn)
    const heard = new Set(report.reversals)
    this.reversals = this.reversals.filter((each) => !heard.has(each))
    const noted = notedOf(answer).filter(({ scanId }) => !this.reversals.some((each) => each.scanId === scanId))
    for (const entry of noted) this.log.set(entry)
    for (const scanId of answer.undone) this.log.remove(scanId)
    const reported = new Set(report.scans.map(({ scanId }) => scanId))
    const removedScans = this.prune()
    this.save({
      entries: noted,
      scans: this.scans.filter(({ scanId }) => reported.has(scanId)),
      removedEntries: answer.undone,
      removedReversals: [...heard].map(({ scanId }) => scanId),
      removedScans,
    })
    const met = this.scans.filter((scan) => this.doubleOf(scan) && !before.has(scan.scanId) && !changed.includes(scan))
    return [...changed, ...met]
  }

  private hearResults({ results }: Answer, letIn: ReadonlySet<string>): Judged[] {
    const byId = new Map(this.scans.map((scan) => [scan.scanId, scan]))
    return results.flatMap((result) => {
      const scan = byId.get(result.scanId)
      if (!scan) return []
      scan.synced = true
      if (scan.admitted === result.admitted && scan.reason === result.reason) return []
      if (!scan.shown) {
        Object.assign(scan, { admitted: result.admitted, reason: result.reason, entry: result.entry })
        if (!result.admitted) this.log.remove(scan.scanId)
      } else if (scan.admitted) {
        // Who was let in is in. The gateway has to hear that where the steward did not wait for it.
        scan.synced = letIn.has(scan.scanId)
        scan.reason = result.reason
      }
      return [scan]
    })
  }

  private hold({ sessionId, tickets }: ListPart): void {
    this.listed = sessionId
    this.tickets = new TicketIndex(tickets)
  }

  /** Somebody is in by a scan of this gate. */
  private note({ scanId, ticketId, at, admitted, undone }: OwnScan): void {
    if (admitted && !undone && ticketId !== null) this.log.set({ scanId, ticketId, at, gate: this.gate, counts: true })
  }

  /** Old scans that the gateway has heard and the steward has seen leave the book. */
  private prune(): string[] {
    const old = this.scans.slice(0, -MAX_SCANS).filter(({ synced, shown }) => synced && shown)
    if (old.length === 0) return []
    const gone = new Set(old)
    this.scans = this.scans.filter((scan) => !gone.has(scan))
    return old.map(({ scanId }) => scanId)
  }

  private save(changes: Changes): void {
    this.store.write({ state: this.state, ...changes })
  }
}

const notedOf = ({ entries, doubles, unproven }: Pick<Answer, 'entries' | 'doubles' | 'unproven'>): NotedEntry[] => [
  ...entries.map((entry) => ({ ...entry, counts: true })),
  ...doubles.map((entry) => ({ ...entry, counts: false })),
  ...unproven.map((entry) => ({ ...entry, counts: false, unproven: true })),
]
