import type { GateEntry } from '../../../../../../src/domain/ticket/gate-verdict'

/** `counts`: the entry that its ticket is used by; another one came in beside it. */
export interface NotedEntry extends GateEntry {
  counts: boolean
  /** The code was never good: the ticket is not used by it. */
  unproven?: boolean
}

/** Who is in, at all gates, found by scan and by ticket. */
export class EntryLog {
  private readonly rows = new Map<string, NotedEntry>()
  private readonly scansOf = new Map<string, Set<string>>()
  private readonly insideIds = new Set<string>()

  /** Tickets that somebody is in with. */
  get inside(): number {
    return this.insideIds.size
  }

  set(entry: NotedEntry): void {
    const { scanId, ticketId } = entry
    this.rows.set(scanId, entry)
    const scans = this.scansOf.get(ticketId) ?? new Set()
    this.scansOf.set(ticketId, scans.add(scanId))
    this.count(ticketId)
  }

  remove(scanId: string): void {
    const entry = this.rows.get(scanId)
    if (!entry) return
    this.rows.delete(scanId)
    this.scansOf.get(entry.ticketId)?.delete(scanId)
    this.count(entry.ticketId)
  }

  /** The entry that a ticket is used by. */
  entryOf(ticketId: string): GateEntry | undefined {
    return this.of(ticketId).find(({ counts }) => counts)
  }

  /** Somebody who came in with the ticket by another scan. */
  otherThan(scanId: string, ticketId: string): GateEntry | undefined {
    return this.of(ticketId).find((entry) => entry.scanId !== scanId && !entry.unproven)
  }

  /** A person who entered for the ticket by another scan, without a valid code. */
  unprovenBeside(scanId: string, ticketId: string): GateEntry | undefined {
    return this.of(ticketId).find((entry) => entry.scanId !== scanId && entry.unproven)
  }

  private of(ticketId: string): NotedEntry[] {
    return [...(this.scansOf.get(ticketId) ?? [])].flatMap((scanId) => this.rows.get(scanId) ?? [])
  }

  private count(ticketId: string): void {
    if (this.entryOf(ticketId)) this.insideIds.add(ticketId)
    else this.insideIds.delete(ticketId)
  }
}
