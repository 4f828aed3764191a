import { makeAutoObservable, runInAction } from 'mobx'
import { type SeatSale, seatSaleOf, type SeatStatus, seatStatusOf } from '@/api/seats'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { unpackRuns } from '@/domain/seat/packed'
import { createSeatFinder } from '@/domain/seat/seat-id'
import type { SeatHouse, SeatMap } from '@/domain/seat/seat-map'
import type { TimerId } from '@/lib/clock'
import { loadSeatMap } from './seat-maps'
import { SeatStatusBook } from './seat-status'

/** Everything of one session's seats that does not change while they are looked at. */
export interface LoadedHouse {
  sale: SeatSale
  house: SeatHouse
  map: SeatMap
  /** Number of a seat by its id, -1 for an unknown one. */
  seatOf: (seatId: string) => number
}

type HouseDeps = Pick<Services, 'client' | 'clock' | 'stores'>

export interface HouseEvents {
  /** These seats became another's, or free. */
  changed: (seats: readonly number[]) => void
}

/** ms; a network that fails is asked less and less often. */
const MAX_POLL_INTERVAL = 60_000
const MIN_POLL_INTERVAL = 1_000

/** Words of an address: what a session is found by. */
export interface SessionRef {
  showId: string
  sessionId: string
}

/** The seats of one session, loaded once and then kept up to date while somebody looks. */
export class SeatHouseModel {
  readonly loaded: Loadable<LoadedHouse>
  /** Grows with every change of `house.taken`, which itself is not watched: it has a byte a seat. */
  revision = 0
  private book: SeatStatusBook | null = null
  private pollInterval = 5_000
  private polledAt = 0
  private failures = 0
  private watching = false
  private timer: TimerId | null = null
  private polling: Promise<void> | null = null

  constructor(
    private readonly deps: HouseDeps,
    private readonly session: SessionRef,
    private readonly on: HouseEvents,
  ) {
    this.loaded = new Loadable(() => this.fetch())
    makeAutoObservable<
      this,
      'deps' | 'session' | 'on' | 'book' | 'pollInterval' | 'polledAt' | 'failures' | 'watching' | 'timer' | 'polling'
    >(
      this,
      {
        loaded: false,
        deps: false,
        session: false,
        on: false,
        book: false,
        pollInterval: false,
        polledAt: false,
        failures: false,
        watching: false,
        timer: false,
        polling: false,
      },
      { autoBind: true },
    )
  }

  /** Version of the map that is shown, for a hold; '' before there is one. */
  get version(): string {
    return this.loaded.value?.map.version ?? ''
  }

  /** Everything, first or again (another language, another map). Never rejects. */
  async load(): Promise<boolean> {
    const fresh = await this.loaded.load()
    if (fresh) this.notify([])
    this.schedule()
    return fresh
  }

  /** Somebody looks: asks at once when it is time, and again and again. */
  watch(): void {
    if (this.watching) return
    this.watching = true
    this.schedule()
  }

  /** Nobody looks, or the app is in the background. */
  pause(): void {
    this.watching = false
    this.clearTimer()
  }

  dispose(): void {
    this.pause()
  }

  /** Asks now what has changed. Never rejects; a second call waits for the first. */
  refresh(): Promise<void> {
    this.polling ??= this.poll().finally(() => {
      this.polling = null
      this.schedule()
    })
    return this.polling
  }

  /** The seats of one's own hold: free to this buyer whatever is said to others. */
  keepOwn(seats: readonly number[]): void {
    if (this.book) this.notify(this.book.keep(seats))
  }

  /** What a refusal, or giving seats back, says before the next answer does. */
  mark(seats: readonly number[], taken: boolean): void {
    if (this.book) this.notify(this.book.mark(seats, taken))
  }

  private async fetch(): Promise<LoadedHouse> {
    const { client, stores } = this.deps
    const status = client.call(seatStatusOf, this.session)
    // Told with the sale's failure, where both fail.
    status.catch(() => undefined)
    const sale = await client.call(seatSaleOf, this.session)
    const { mapId, version } = sale
    const map = await loadSeatMap(client, { mapId, version, language: stores.preferences.language })
    const book = new SeatStatusBook(map)
    this.applyStatus(book, await status)
    const rowTier = unpackRuns(sale.rowTiers, map.rows.length)
    this.book = book
    return { sale, map, house: { map, rowTier, taken: book.taken }, seatOf: createSeatFinder(map) }
  }

  private async poll(): Promise<void> {
    const { book } = this
    if (!book) return
    this.polledAt = this.deps.clock.now()
    try {
      const since = book.version
      const status = await this.deps.client.call(seatStatusOf, { ...this.session, since }, { silent: true })
      if (book !== this.book) return
      this.failures = 0
      this.notify(this.applyStatus(book, status))
    } catch {
      // The next look may find the network; what is shown stays, and a hold is refused by the gateway.
      this.failures++
    }
  }

  private applyStatus(book: SeatStatusBook, status: SeatStatus): number[] {
    this.pollInterval = Math.max(MIN_POLL_INTERVAL, status.askAfterMs)
    this.polledAt = this.deps.clock.now()
    return book.take(status)
  }

  private notify(seats: readonly number[]): void {
    runInAction(() => this.revision++)
    if (seats.length > 0) this.on.changed(seats)
  }

  private schedule(): void {
    this.clearTimer()
    if (!this.watching || !this.loaded.value || this.polling) return
    const wait =
      this.failures > 0 ? Math.min(MAX_POLL_INTERVAL, this.pollInterval * 2 ** this.failures) : this.pollInterval
    const due = this.polledAt + wait - this.deps.clock.now()
    this.timer = this.deps.clock.setTimeout(() => void this.refresh(), Math.max(0, due))
  }

  private clearTimer(): void {
    if (this.timer !== null) this.deps.clock.clearTimeout(this.timer)
    this.timer = null
  }
}
