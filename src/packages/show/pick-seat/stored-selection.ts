import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'

/** ms: a choice is worth remembering through a login or a reload, not until the next day. */
const TTL = 30 * 60_000

/** The seats that were chosen and not held yet, through a login and a reload. One choice a device: the latest. */
export class StoredSelection {
  constructor(
    private readonly deps: { storage: HostStorage; clock: Clock },
    private readonly session: { showId: string; sessionId: string },
  ) {}

  /** Ids of the seats; none when nothing is remembered of this session. */
  read(): string[] {
    const stored = this.deps.storage.read(keys.keptSeats)
    if (!stored || !this.isOurs(stored) || this.deps.clock.now() - stored.savedAt >= TTL) return []
    return stored.seatIds
  }

  save(seatIds: readonly string[]): void {
    if (seatIds.length === 0) return this.clear()
    this.deps.storage.write(keys.keptSeats, {
      ...this.session,
      seatIds: [...seatIds],
      savedAt: this.deps.clock.now(),
    })
  }

  /** Another session's choice is left alone. */
  clear(): void {
    const stored = this.deps.storage.read(keys.keptSeats)
    if (stored && this.isOurs(stored)) this.deps.storage.remove(keys.keptSeats)
  }

  private isOurs({ showId, sessionId }: { showId: string; sessionId: string }): boolean {
    return showId === this.session.showId && sessionId === this.session.sessionId
  }
}
