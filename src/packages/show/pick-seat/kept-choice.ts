import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'

/** ms: a choice is worth remembering through a login or a reload, not until the next day. */
const LIFE = 30 * 60_000

/** The seats that were chosen and not held yet, through a login and a reload. One choice a device: the latest. */
export class KeptChoice {
  constructor(
    private readonly deps: { storage: HostStorage; clock: Clock },
    private readonly place: { showId: string; sessionId: string },
  ) {}

  /** Ids of the seats; none when nothing is remembered of this session. */
  read(): string[] {
    const kept = this.deps.storage.read(keys.keptSeats)
    if (!kept || !this.isOurs(kept) || this.deps.clock.now() - kept.savedAt >= LIFE) return []
    return kept.seatIds
  }

  keep(seatIds: readonly string[]): void {
    if (seatIds.length === 0) return this.forget()
    this.deps.storage.write(keys.keptSeats, {
      ...this.place,
      seatIds: [...seatIds],
      savedAt: this.deps.clock.now(),
    })
  }

  /** Another session's choice is left alone. */
  forget(): void {
    const kept = this.deps.storage.read(keys.keptSeats)
    if (kept && this.isOurs(kept)) this.deps.storage.remove(keys.keptSeats)
  }

  private isOurs({ showId, sessionId }: { showId: string; sessionId: string }): boolean {
    return showId === this.place.showId && sessionId === this.place.sessionId
  }
}
