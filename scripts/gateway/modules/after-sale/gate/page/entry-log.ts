import type { GateEntry } from '../../../../../../src/domain/ticket/gate-verdict'

/** `counts` marks the entry that used its ticket. Others with the same ticket are doubles. */
export interface NotedEntry extends GateEntry {
  counts: boolean
  /** The code was never valid, so the entry does not use the ticket. */
  unproven?: boolean
}

/** Entries at all gates, by scan and by ticket. */
export class EntryLog {
  private readonly rows = new Map<string, NotedEntry>()
  private readonly scansOf = new Map<string, Set<string>>()
  private readonly insideIds = new Set<string>()

  /** Number of tickets in use. */
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

  /** Returns an entry with the ticket by another scan. */
  otherThan(scanId: string, ticketId: string): GateEntry | undefined {
    return this.of(ticketId).find((entry) => entry.scanId !== scanId && !entry.unproven)
  }

  /** Returns an entry for the ticket by another scan, without a valid code. */
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
