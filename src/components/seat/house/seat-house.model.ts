import { makeAutoObservable, runInAction } from 'mobx'
import { type SeatSale, seatSaleOf, type SeatStatus, seatStatusOf } from '@/api/seats'
import { unpackRuns } from '@/domain/seat/packed'
import { createSeatFinder } from '@/domain/seat/seat-id'
import type { SeatHouse, SeatMap } from '@/domain/seat/seat-map'
import type { TimerId } from '@/lib/clock'
import { createEmitter } from '@/lib/emitter'
import { AsyncResource } from '../../screen/async-resource'
import type { Services } from '../../services'
import { loadSeatMap } from './seat-maps'
import { SeatStatusBook } from './seat-status'

/** The seats of one session, without data that changes while the screen is open. */
export interface LoadedHouse {
  sale: SeatSale
  house: SeatHouse
  map: SeatMap
  /** Returns the number of a seat by its id; -1 for an unknown id. */
  seatOf: (seatId: string) => number
}

type HouseDeps = Pick<Services, 'client' | 'clock' | 'stores'>

interface HouseEvents {
  /** Numbers of the seats whose availability changed. */
  changed: readonly number[]
}

/** Maximum interval between polls while the network fails, in milliseconds. */
const MAX_POLL_INTERVAL = 60_000
const MIN_POLL_INTERVAL = 1_000

/** Parameters of an address that identify a session. */
export interface SessionRef {
  showId: string
  sessionId: string
}

/** The seats of one session, loaded once and then polled while the screen is in view. */
export class SeatHouseModel {
  readonly loaded: AsyncResource<LoadedHouse>
  readonly events = createEmitter<HouseEvents>()
  /** Number of changes of `house.taken`. The array itself is not observable, because it has one byte per seat. */
  revision = 0
  private book: SeatStatusBook | null = null
  private pollInterval = 5_000
  private polledAt = 0
  private failures = 0
  private active = false
  private timer: TimerId | null = null
  private polling: Promise<void> | null = null

  constructor(
    private readonly deps: HouseDeps,
    private readonly session: SessionRef,
  ) {
    this.loaded = new AsyncResource(() => this.fetch(), deps.clock)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Version of the displayed seat map, which a hold request needs; '' before the map is loaded. */
  get version(): string {
    return this.loaded.value?.map.version ?? ''
  }

  /** Loads map, sale and availability. Called again for another language or map. Never rejects. */
  async load(): Promise<boolean> {
    const fresh = await this.loaded.load()
    if (fresh) this.notify([])
    this.schedule()
    return fresh
  }

  /** Starts polling when the screen is in view. Polls at once if a poll is due. */
  startPolling(): void {
    if (this.active) return
    this.active = true
    this.schedule()
  }

  /** Stops polling while the screen is hidden. */
  pause(): void {
    this.active = false
    this.clearTimer()
  }

  /** Polls once. A second call during a poll shares its result. Never rejects. */
  refresh(): Promise<void> {
    this.polling ??= this.poll().finally(() => {
      this.polling = null
      this.schedule()
    })
    return this.polling
  }

  /** Sets the seats of the buyer's own hold. They count as free here, although the gateway reports them as taken. */
  setOwnSeats(seats: readonly number[]): void {
    if (this.book) this.notify(this.book.setOwn(seats))
  }

  /** Marks seats as taken or free before the next poll, after a refusal or a release. */
  mark(seats: readonly number[], taken: boolean): void {
    if (this.book) this.notify(this.book.mark(seats, taken))
  }

  private async fetch(): Promise<LoadedHouse> {
    const { client, stores } = this.deps
    const status = client.call(seatStatusOf, this.session)
    // Prevents an unhandled rejection: if both calls fail, only the error of the sale is shown.
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
      // The displayed status remains; the gateway refuses a hold of seats that were taken since.
      this.failures++
    }
  }

  private applyStatus(book: SeatStatusBook, status: SeatStatus): number[] {
    this.pollInterval = Math.max(MIN_POLL_INTERVAL, status.askAfterMs)
    this.polledAt = this.deps.clock.now()
    return book.apply(status)
  }

  private notify(seats: readonly number[]): void {
    runInAction(() => this.revision++)
    if (seats.length > 0) this.events.emit('changed', seats)
  }

  private schedule(): void {
    this.clearTimer()
    if (!this.active || !this.loaded.value || this.polling) return
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
