import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'

/** Validity of a stored selection, in milliseconds. It is long enough for a login or a reload. */
const TTL = 30 * 60_000

/**
 * Storage for selected seats that are not held yet, so that a login or a reload does not lose them. A device stores
 * only the latest selection.
 */
export class StoredSelection {
  constructor(
    private readonly deps: { storage: HostStorage; clock: Clock },
    private readonly session: { showId: string; sessionId: string },
  ) {}

  /** Returns the ids of the stored seats; empty if no selection of this session is stored. */
  read(): string[] {
    const stored = this.deps.storage.read(keys.storedSeats)
    if (!stored || !this.isOurs(stored) || this.deps.clock.now() - stored.savedAt >= TTL) return []
    return stored.seatIds
  }

  save(seatIds: readonly string[]): void {
    if (seatIds.length === 0) return this.clear()
    this.deps.storage.write(keys.storedSeats, {
      ...this.session,
      seatIds: [...seatIds],
      savedAt: this.deps.clock.now(),
    })
  }

  /** Removes the stored selection if it belongs to this session. */
  clear(): void {
    const stored = this.deps.storage.read(keys.storedSeats)
    if (stored && this.isOurs(stored)) this.deps.storage.remove(keys.storedSeats)
  }

  private isOurs({ showId, sessionId }: { showId: string; sessionId: string }): boolean {
    return showId === this.session.showId && sessionId === this.session.sessionId
  }
}
