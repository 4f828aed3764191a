import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'

/** Milliseconds: long enough for a login or a reload. */
const TTL = 30 * 60_000

/** The selected seats before their hold, stored across a login and a reload. One selection per device: the latest. */
export class StoredSelection {
  constructor(
    private readonly deps: { storage: HostStorage; clock: Clock },
    private readonly session: { showId: string; sessionId: string },
  ) {}

  /** Returns the ids of the seats; empty without a selection of this session. */
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

  /** Does not clear another session's selection. */
  clear(): void {
    const stored = this.deps.storage.read(keys.storedSeats)
    if (stored && this.isOurs(stored)) this.deps.storage.remove(keys.storedSeats)
  }

  private isOurs({ showId, sessionId }: { showId: string; sessionId: string }): boolean {
    return showId === this.session.showId && sessionId === this.session.sessionId
  }
}
