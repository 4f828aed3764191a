import type { GateEntry } from '../../../../../../src/domain/ticket/gate-verdict'
import { type BookTicket, TicketIndex } from '../ticket-columns'
import type { Answer, BookDeps, GateList, Judged, Report, Verdict } from './book-types'
import { BookStore, type BookState, type Changes, type ListPart, type OwnScan, type Reversal } from './book-store'
import { EntryLog, notedOf } from './entry-log'
import { PassBook } from './pass-book'
import { ticketVerdict } from './ticket-verdict'

/** Maximum number of listed scans. */
const MAX_SCANS = 100
/** Maximum number of scans in one report. */
const BATCH = 100

/**
 * A gate's data on its device: the ticket list, the entries, and unsent scans. Judges scans offline by the same rule as
 * the gateway. The gateway's verdict replaces the local one when it arrives.
 */
export class GateBook {
  online = true
  /** Storage of the data, with its error state. */
  readonly store: BookStore
  /** Work passes of the list. */
  readonly passes = new PassBook()
  private listed: string | null = null
  private tickets: TicketIndex | null = null
  private state: BookState = { gate: '', ahead: 0, since: 0 }
  private log = this.newLog()
  private scans: OwnScan[] = []
  private reversals: Reversal[] = []
  private order = 0
  private running: Promise<Judged[]> | null = null
  private queued: Promise<Judged[]> | null = null

  private constructor(private readonly deps: BookDeps) {
    this.store = new BookStore(deps.shelf)
  }

  /** Loads the stored data of this device, if there are any. */
  static async open(deps: BookDeps): Promise<GateBook> {
    const book = new GateBook(deps)
    const stored = await book.store.read()
    if (!stored) return book
    book.hold(stored.list)
    Object.assign(book, { state: stored.state, scans: stored.scans, reversals: stored.reversals })
    for (const entry of stored.entries) book.log.set(entry)
    book.passes.update(stored.passParts)
    book.order = stored.scans.at(-1)?.order ?? 0
    for (const scan of stored.scans) if (!scan.synced) book.note(scan)
    return book
  }

  get sessionId(): string | null {
    return this.listed
  }

  get sessionName(): string {
    return this.tickets?.sessionName(this.sessionId ?? '') ?? ''
  }

  get gate(): string {
    return this.state.gate
  }

  /** Returns the listed scans, the newest first. */
  get recent(): readonly Judged[] {
    return this.scans.slice(-MAX_SCANS).reverse()
  }

  /** Number of unsent scans and reversals. */
  get waiting(): number {
    return this.scans.filter(({ synced }) => !synced).length + this.reversals.length
  }

  /** Time since this device last received the changes of all gates, ms. */
  get age(): number {
    return this.deps.now() + this.state.ahead - this.state.since
  }

  get inside(): number {
    return this.log.inside
  }

  /** Number of people who have entered with a ticket. */
  insideOf(ticketId: string): number {
    return this.log.insideOf(ticketId)
  }

  get total(): number {
    return this.tickets?.countOf(this.sessionId ?? '') ?? 0
  }

  ticket(ticketId: string | null): BookTicket | undefined {
    return ticketId === null ? undefined : this.tickets?.find({ ticketId })
  }

  /** Returns an entry of another scan with the same ticket, if this gate admitted the given scan. */
  doubleOf({ scanId, ticketId, admitted, undone }: Judged): GateEntry | undefined {
    return admitted && !undone && ticketId !== null ? this.log.otherThan(scanId, ticketId) : undefined
  }

  /** Returns an entry of another scan with the same ticket and without a valid code. */
  unprovenBeside({ scanId, ticketId }: Judged): GateEntry | undefined {
    return ticketId === null ? undefined : this.log.unprovenBeside(scanId, ticketId)
  }

  /** Replaces the ticket list. Scans of the same session are not removed. */
  take(list: GateList, gate: string): void {
    const { now, passes } = list
    if (this.sessionId !== list.sessionId) this.scans = []
    this.hold(list)
    this.state = { gate, ahead: now - this.deps.now(), since: now, gateId: this.state.gateId ?? this.deps.newId() }
    const passParts = this.passes.take(passes)
    this.log = this.newLog()
    const noted = notedOf(list)
    for (const entry of noted) this.log.set(entry)
    for (const scan of this.scans) if (!scan.synced) this.note(scan)
    const { state, scans, reversals } = this
    const part = { sessionId: list.sessionId, tickets: list.tickets }
    this.store.replace({ list: part, state, entries: noted, scans, reversals, passParts })
  }

  leave(): void {
    this.listed = null
    this.tickets = null
    this.passes.clear()
    this.log = this.newLog()
    this.scans = []
    this.reversals = []
    this.store.replace({})
  }

  /**
   * Judges a code by the list and stores the scan.
   * @param direction of a person with a work pass; tickets ignore it
   */
  scan(text: string, direction: 'IN' | 'OUT' = 'IN'): Judged {
    const at = this.deps.now() + this.state.ahead
    const { gate } = this
    if (this.passes.reads(text)) return this.storeScan(this.passes.scan({ text, direction, gate, at }))
    if (!this.tickets) throw new Error('The list of tickets is not loaded.')
    const { tickets, log, sessionId } = this
    return this.storeScan(ticketVerdict(text, { tickets, log, sessionId: sessionId ?? '', gate, at }))
  }

  private storeScan(verdict: Verdict): Judged {
    const scan: OwnScan = {
      ...{
        ...verdict,
        scanId: this.deps.newId(),
        order: (this.order += 1),
        undone: false,
        synced: false,
        shown: false,
      },
    }
    this.scans.push(scan)
    this.note(scan)
    this.save({ scans: [scan], removedScans: this.prune() })
    return scan
  }

  /**
   * Returns the verdict for display and marks it as shown. After that, the gateway's verdict cannot revoke an
   * admission.
   */
  show(scanId: string): Judged {
    const scan = this.scans.find((each) => each.scanId === scanId)
    if (!scan) throw new Error(`Unknown scan ${scanId}.`)
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
   * Sends unsent scans to the gateway and applies its response. Returns the scans whose verdict changed. Reports are
   * sent one after another, so a hanging network has only one open request.
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
      gateId: this.state.gateId ?? '',
      scans: scans.map(({ scanId, text, at, admitted, shown, direction }) => ({
        ...{ scanId, text, at: Math.round(at) },
        letIn: admitted && shown,
        ...(direction && { direction }),
      })),
    }
    const doubles = new Set(this.scans.filter((scan) => this.doubleOf(scan)).map(({ scanId }) => scanId))
    try {
      const answer = await this.deps.send(report)
      this.online = true
      return this.sessionId === sessionId ? this.apply(answer, report, doubles) : []
    } catch {
      this.online = false
      return []
    }
  }

  private apply(answer: Answer, report: Report, before: ReadonlySet<string>): Judged[] {
    this.state = { ...this.state, ahead: answer.now - this.deps.now(), since: answer.now }
    const letIn = new Set(report.scans.filter((scan) => scan.letIn).map(({ scanId }) => scanId))
    const changed = this.applyResults(answer, letIn)
    const received = new Set(report.reversals)
    this.reversals = this.reversals.filter((each) => !received.has(each))
    const noted = notedOf(answer).filter(({ scanId }) => !this.reversals.some((each) => each.scanId === scanId))
    for (const entry of noted) this.log.set(entry)
    for (const scanId of answer.undone) this.log.remove(scanId)
    const reported = new Set(report.scans.map(({ scanId }) => scanId))
    const removedScans = this.prune()
    const passParts = this.passes.apply(answer)
    this.save({
      passParts,
      entries: noted,
      scans: this.scans.filter(({ scanId }) => reported.has(scanId)),
      removedEntries: answer.undone,
      removedReversals: [...received].map(({ scanId }) => scanId),
      removedScans,
    })
    const met = this.scans.filter((scan) => this.doubleOf(scan) && !before.has(scan.scanId) && !changed.includes(scan))
    return [...changed, ...met]
  }

  private applyResults({ results: tickets, passes }: Answer, letIn: ReadonlySet<string>): Judged[] {
    const results = [...tickets, ...(passes?.results ?? []).map((each) => ({ ...each, ticketId: null, entry: null }))]
    const byId = new Map(this.scans.map((scan) => [scan.scanId, scan]))
    return results.flatMap((result) => {
      const scan = byId.get(result.scanId)
      if (!scan) return []
      scan.synced = true
      if (scan.admitted === result.admitted && scan.reason === result.reason) return []
      if (!scan.shown) {
        Object.assign(scan, { admitted: result.admitted, reason: result.reason, entry: result.entry })
        if (!result.admitted) for (const entries of [this.log, this.passes]) entries.remove(scan.scanId)
      } else if (scan.admitted) {
        // The visitor has entered, so the scan stays admitted. Sends the scan again unless the last report already
        // contained this entry.
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

  private newLog(): EntryLog {
    return new EntryLog((ticketId) => this.ticket(ticketId)?.places ?? 1)
  }

  /** Records the entry of a scan at this gate. */
  private note(scan: OwnScan): void {
    const { scanId, ticketId, at, admitted, undone } = scan
    this.passes.note(scan, this.gate)
    if (admitted && !undone && ticketId !== null) this.log.set({ scanId, ticketId, at, gate: this.gate, counts: true })
  }

  /** Removes old scans that were sent and shown. Returns their ids. */
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
