import type { GateEntry } from '../../../../../../src/domain/ticket/gate-verdict'
import type { Answer } from './book-types'

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
  private readonly counts = new Map<string, number>()
  private total = 0

  /** @param placesOf returns the number of people whom a ticket admits */
  constructor(private readonly placesOf: (ticketId: string) => number = () => 1) {}

  /** Number of people who have entered. */
  get inside(): number {
    return this.total
  }

  /** Number of people who have entered with a ticket. */
  insideOf(ticketId: string): number {
    return this.counts.get(ticketId) ?? 0
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

  /** Returns the entry that used the last place of a ticket. */
  entryOf(ticketId: string): GateEntry | undefined {
    return this.of(ticketId).filter(({ counts }) => counts)[this.placesOf(ticketId) - 1] as GateEntry | undefined
  }

  /**
   * Returns an entry with this ticket that belongs to another scan and had a valid code. Returns undefined if the ticket
   * has enough places for all entries.
   */
  otherThan(scanId: string, ticketId: string): GateEntry | undefined {
    const others = this.of(ticketId).filter((entry) => entry.scanId !== scanId && !entry.unproven)
    return others.length >= this.placesOf(ticketId) ? others[0] : undefined
  }

  /** Returns an entry with this ticket by another scan whose code was never valid, or undefined. */
  unprovenBeside(scanId: string, ticketId: string): GateEntry | undefined {
    return this.of(ticketId).find((entry) => entry.scanId !== scanId && entry.unproven)
  }

  private of(ticketId: string): NotedEntry[] {
    return [...(this.scansOf.get(ticketId) ?? [])].flatMap((scanId) => this.rows.get(scanId) ?? [])
  }

  private count(ticketId: string): void {
    const entered = this.of(ticketId).filter(({ counts }) => counts).length
    const count = Math.min(entered, this.placesOf(ticketId))
    this.total += count - this.insideOf(ticketId)
    this.counts.set(ticketId, count)
  }
}

/** Returns the entries of a list or an answer of the gateway. */
export const notedOf = ({
  entries,
  doubles,
  unproven,
}: Pick<Answer, 'entries' | 'doubles' | 'unproven'>): NotedEntry[] => [
  ...entries.map((entry) => ({ ...entry, counts: true })),
  ...doubles.map((entry) => ({ ...entry, counts: false })),
  ...unproven.map((entry) => ({ ...entry, counts: false, unproven: true })),
]
