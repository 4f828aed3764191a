import {
  type GateEntry,
  type GateReason,
  type GateTicket,
  gateVerdict,
  isMeant,
} from '../../../../../src/domain/ticket/gate-verdict'

export interface BookTicket extends GateTicket {
  door: string
  holder: string
  seat: string
  tier: string
  sessionName: string
}

export interface GateList {
  sessionId: string
  /** The server's time when it was made, epoch ms. */
  now: number
  gates: { gate: string; name: string }[]
  tickets: BookTicket[]
  entries: GateEntry[]
  doubles: GateEntry[]
}

/** A scan and what came of it, as the page shows it. */
export interface Judged {
  scanId: string
  text: string
  at: number
  admitted: boolean
  reason: GateReason | null
  ticketId: string | null
  entry: GateEntry | null
  undone: boolean
}

interface Stored {
  list: GateList
  gate: string
  /** Ms that the server's clock is ahead of this device's. */
  ahead: number
  /** `shown`: the steward has seen the verdict, so those who were let in are in. */
  scans: (Judged & { synced: boolean; shown: boolean })[]
  reversals: { scanId: string; reason: string; at: number }[]
}

interface Answer {
  now: number
  results: {
    scanId: string
    admitted: boolean
    reason: GateReason | null
    ticketId: string | null
    entry: GateEntry | null
  }[]
  entries: GateEntry[]
  doubles: GateEntry[]
}

export interface BookDeps {
  load: () => string | null
  save: (text: string) => void
  /** Sends a report; rejects without a network. */
  send: (report: object) => Promise<Answer>
  now: () => number
  newId: () => string
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
  private stored: Stored | null

  constructor(private readonly deps: BookDeps) {
    const text = deps.load()
    this.stored = text ? (JSON.parse(text) as Stored) : null
  }

  get list(): GateList | null {
    return this.stored?.list ?? null
  }

  get gate(): string {
    return this.stored?.gate ?? ''
  }

  /** The newest first. */
  get recent(): readonly Judged[] {
    return [...(this.stored?.scans ?? [])].reverse()
  }

  /** Scans and reversals that the gateway has not heard. */
  get waiting(): number {
    const { scans = [], reversals = [] } = this.stored ?? {}
    return scans.filter(({ synced }) => !synced).length + reversals.length
  }

  get inside(): number {
    return this.entries().length
  }

  get total(): number {
    return (
      this.list?.tickets.filter((each) => each.sessionId === this.list?.sessionId && each.state !== 'REFUNDED')
        .length ?? 0
    )
  }

  ticket(ticketId: string | null): BookTicket | undefined {
    return this.list?.tickets.find((each) => each.ticketId === ticketId)
  }

  /** Somebody else who came in with the ticket of a scan that was let in here. */
  doubleOf({ scanId, ticketId, admitted, undone }: Judged): GateEntry | undefined {
    if (!admitted || undone || !this.list) return undefined
    const { entries, doubles } = this.list
    return [...entries, ...doubles].find((each) => each.ticketId === ticketId && each.scanId !== scanId)
  }

  take(list: GateList, gate: string): void {
    // Who is in is in the entries; the state would outlive an undo.
    const inside = new Set(list.entries.map(({ ticketId }) => ticketId))
    for (const ticket of list.tickets)
      if (inside.has(ticket.ticketId) && ticket.state === 'USED') ticket.state = 'VALID'
    const scans = this.stored?.list.sessionId === list.sessionId ? this.stored.scans : []
    this.stored = { list, gate, ahead: list.now - this.deps.now(), scans, reversals: this.stored?.reversals ?? [] }
    this.save()
  }

  leave(): void {
    this.stored = null
    this.deps.save('')
  }

  /** Judges by the list and writes it down. */
  scan(text: string): Judged {
    const stored = this.need()
    const at = this.deps.now() + stored.ahead
    const verdict = gateVerdict(text, {
      find: (by) => stored.list.tickets.find((each) => isMeant(each, by)),
      entryOf: (ticketId) => this.entries().find((entry) => entry.ticketId === ticketId),
      ...{ sessionId: stored.list.sessionId, gate: stored.gate, now: at },
    })
    const scan = {
      ...{
        scanId: this.deps.newId(),
        text,
        at,
        admitted: verdict.admitted,
        undone: false,
        synced: false,
        shown: false,
      },
      ...{ ticketId: verdict.ticket?.ticketId ?? null, reason: verdict.admitted ? null : verdict.reason },
      entry: verdict.admitted ? null : verdict.entry,
    }
    stored.scans.push(scan)
    const unsynced = stored.scans.slice(0, -MAX_SCANS).filter(({ synced }) => !synced)
    stored.scans = [...unsynced, ...stored.scans.slice(-MAX_SCANS)]
    this.save()
    return scan
  }

  /** The verdict that the steward sees now; it is not taken back any more. */
  show(scanId: string): Judged {
    const scan = this.need().scans.find((each) => each.scanId === scanId)
    if (!scan) throw new Error('no such scan')
    scan.shown = true
    this.save()
    return scan
  }

  undo(scanId: string, reason: string): void {
    const stored = this.need()
    for (const scan of stored.scans) if (scan.scanId === scanId) scan.undone = true
    stored.list.entries = stored.list.entries.filter((entry) => entry.scanId !== scanId)
    stored.reversals.push({ scanId, reason, at: Math.round(this.deps.now() + stored.ahead) })
    this.save()
  }

  /** Tells the gateway what it has not heard, and takes over what it makes of it. Answers the scans whose verdict changed. */
  async sync(): Promise<Judged[]> {
    const { stored } = this
    if (!stored) return []
    const scans = stored.scans.filter(({ synced }) => !synced).slice(0, BATCH)
    const reversals = stored.reversals.slice(0, BATCH)
    const report = {
      ...{ sessionId: stored.list.sessionId, gate: stored.gate, reversals },
      scans: scans.map(({ scanId, text, at, admitted, shown }) => ({
        scanId,
        text,
        at: Math.round(at),
        letIn: admitted && shown,
      })),
    }
    const before = new Set(scans.filter((scan) => this.doubleOf(scan)).map(({ scanId }) => scanId))
    try {
      const answer = await this.deps.send(report)
      this.online = true
      const letIn = new Set(report.scans.filter((scan) => scan.letIn).map(({ scanId }) => scanId))
      return this.hear(answer, { reversals, before, letIn })
    } catch {
      this.online = false
      return []
    }
  }

  private hear(
    { now, results, entries, doubles }: Answer,
    {
      reversals,
      before,
      letIn,
    }: { reversals: Stored['reversals']; before: ReadonlySet<string>; letIn: ReadonlySet<string> },
  ): Judged[] {
    const stored = this.need()
    stored.ahead = now - this.deps.now()
    const changed: Judged[] = []
    for (const result of results) {
      const scan = stored.scans.find(({ scanId }) => scanId === result.scanId)
      if (!scan) continue
      scan.synced = true
      if (scan.admitted === result.admitted && scan.reason === result.reason) continue
      if (!scan.shown) Object.assign(scan, { admitted: result.admitted, reason: result.reason, entry: result.entry })
      else if (scan.admitted) {
        // Who was let in is in. The gateway has to hear that where the steward did not wait for it.
        scan.synced = letIn.has(scan.scanId)
        scan.reason = result.reason
      }
      changed.push(scan)
    }
    stored.reversals = stored.reversals.filter((each) => !reversals.includes(each))
    Object.assign(stored.list, { entries, doubles })
    this.save()
    for (const scan of stored.scans)
      if (this.doubleOf(scan) && !before.has(scan.scanId) && !changed.includes(scan)) changed.push(scan)
    return changed
  }

  /** Who is in: as the gateway said last, and here since. */
  private entries(): GateEntry[] {
    const { list, scans, gate } = this.need()
    const own = scans.filter(({ admitted, undone, synced }) => admitted && !undone && !synced)
    return [
      ...list.entries,
      ...own
        .filter(({ scanId }) => !list.entries.some((entry) => entry.scanId === scanId))
        .map(({ scanId, ticketId, at }) => ({ scanId, ticketId: ticketId ?? '', gate, at })),
    ]
  }

  private need(): Stored {
    if (!this.stored) throw new Error('no list')
    return this.stored
  }

  private save(): void {
    this.deps.save(JSON.stringify(this.stored))
  }
}
