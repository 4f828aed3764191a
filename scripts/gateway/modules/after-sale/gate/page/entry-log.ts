import type { GateEntry } from '../../../../../../src/domain/ticket/gate-verdict'

/**
 * An entry at any gate. `counts` is true for the entry that used the ticket. Other entries with the same ticket are
 * doubles.
 */
export interface NotedEntry extends GateEntry {
  counts: boolean
  /** True if the code was never valid. The entry does not use the ticket then. */
  unproven?: boolean
}

/** Entries at all gates, indexed by scan and by ticket. */
export class EntryLog {
  private readonly rows = new Map<string, NotedEntry>()
  private readonly scansOf = new Map<string, Set<string>>()
  private readonly insideIds = new Set<string>()

  /** Number of used tickets. */
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

  /** Returns the entry that used a ticket. */
  entryOf(ticketId: string): GateEntry | undefined {
    return this.of(ticketId).find(({ counts }) => counts)
  }

  /** Returns an entry with this ticket that belongs to another scan and had a valid code. */
  otherThan(scanId: string, ticketId: string): GateEntry | undefined {
    return this.of(ticketId).find((entry) => entry.scanId !== scanId && !entry.unproven)
  }

  /** Returns an entry with this ticket that belongs to another scan and had no valid code. */
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
