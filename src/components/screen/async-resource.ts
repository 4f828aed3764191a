import { makeAutoObservable, runInAction } from 'mobx'
import type { Clock } from '@/lib/clock'

let moments = 0

/** The next moment of this program's life: an order of events without a clock. */
export const nextMoment = (): number => ++moments

/**
 * Whether what came at `loadedAt` is at least `age` ms old. So is what came later than now: the clock was set back since, and nobody
 * knows its age.
 */
export const isOlderThan = (age: number, loadedAt: number | null, clock: Pick<Clock, 'now'>): boolean => {
  if (loadedAt === null) return true
  const now = clock.now()
  return now < loadedAt || now - loadedAt >= age
}

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** A value that a screen loads and shows. */
export interface Resource<T> {
  readonly value: T | null
  /** Why the last load failed; null after one that succeeded. */
  readonly error: unknown
  /** A load is under way, the first one or a later one. */
  readonly pending: boolean
  readonly status: LoadStatus
  /** Loads or reloads and keeps the value until the new one is there. Never rejects. Answers whether the value is fresh now. */
  load(): Promise<boolean>
  /** Puts a value that is known from elsewhere, such as a stored copy or the answer of a change. */
  put(value: T): void
}

/** The first load failed and nothing can be shown; a failed reload keeps the value. */
export const statusOf = ({
  value,
  error,
  pending,
}: Pick<Resource<unknown>, 'value' | 'error' | 'pending'>): LoadStatus => {
  if (value !== null) return 'ready'
  if (pending) return 'loading'
  return error === null ? 'idle' : 'failed'
}

/** A resource of one model. The answer of an older load never replaces that of a newer one. */
export class AsyncResource<T> implements Resource<T> {
  value: T | null = null
  error: unknown = null
  pending = false
  /** When the value came, epoch ms; null as long as there is none. */
  loadedAt: number | null = null
  private version = 0
  private running: Promise<boolean> | null = null
  private startedAt = 0

  constructor(
    private readonly fetch: () => Promise<T>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get status(): LoadStatus {
    return statusOf(this)
  }

  /** Whether the last load failed or the value is missing or at least `staleTime` ms old. Not observable: it depends on the clock. */
  isStale(staleTime: number): boolean {
    return this.error !== null || isOlderThan(staleTime, this.loadedAt, this.clock)
  }

  async load(): Promise<boolean> {
    const running = this.run(this.fetch)
    this.running = running
    return running
  }

  /**
   * Waits for the load under way, so that several screens share it; else loads by `fetch`.
   * @param since a load that began before this moment may have missed a change, and another one replaces it.
   */
  async join(fetch: () => Promise<T>, since: number): Promise<boolean> {
    if (!this.pending || !this.running || this.startedAt < since) this.running = this.run(fetch)
    return this.running
  }

  put(value: T): void {
    this.value = value
    this.loadedAt = this.clock.now()
  }

  /** The value is kept although the last load failed. */
  dismissError(): void {
    this.error = null
  }

  /** Drops everything; the answer of a running load is ignored. */
  reset(): void {
    this.version++
    this.value = null
    this.error = null
    this.pending = false
    this.loadedAt = null
  }

  private async run(fetch: () => Promise<T>): Promise<boolean> {
    const version = ++this.version
    this.startedAt = nextMoment()
    this.pending = true
    this.error = null
    try {
      const value = await fetch()
      if (version === this.version) this.settle(() => this.put(value))
      return version === this.version
    } catch (error) {
      if (version === this.version) this.settle(() => (this.error = error))
      return false
    }
  }

  private settle(apply: () => void): void {
    runInAction(() => {
      this.pending = false
      apply()
    })
  }
}
