import { makeAutoObservable, runInAction } from 'mobx'
import type { Clock } from '@/lib/clock'

let moments = 0

/** Returns the next number of a sequence that orders events independently of the clock. */
export const nextMoment = (): number => ++moments

/**
 * Returns true if a value loaded at `loadedAt` is at least `age` ms old. Also returns true if `loadedAt` is in the
 * future, which happens after the clock was set back.
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
  /** Error of the last load; null after a successful load. */
  readonly error: unknown
  /** True while a load or reload is running. */
  readonly pending: boolean
  readonly status: LoadStatus
  /**
   * Loads or reloads; the current value remains until the new value arrives. Never rejects. Returns true if the value
   * is fresh now.
   */
  load(): Promise<boolean>
  /** Returns true if the value is at least `staleTime` ms old, or its last load failed. */
  isStale(staleTime: number): boolean
  /** Sets the response of a change. Ignores responses of running loads, which may be older than the change. */
  put(value: T): void
}

/**
 * Returns the status. The status is `failed` only without a value. After a failed reload, a resource with a value
 * remains `ready`.
 */
export const statusOf = ({
  value,
  error,
  pending,
}: Pick<Resource<unknown>, 'value' | 'error' | 'pending'>): LoadStatus => {
  if (value !== null) return 'ready'
  if (pending) return 'loading'
  return error === null ? 'idle' : 'failed'
}

/** A resource of one model. An older load's response never replaces a newer load's response. */
export class AsyncResource<T> implements Resource<T> {
  value: T | null = null
  error: unknown = null
  pending = false
  /** Time at which the value was set, epoch ms; null without a value. */
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

  /** Returns true if the last load failed or the value is missing or `staleTime` ms old. Not observable. */
  isStale(staleTime: number): boolean {
    return this.error !== null || isOlderThan(staleTime, this.loadedAt, this.clock)
  }

  async load(): Promise<boolean> {
    const running = this.run(this.fetch)
    this.running = running
    return running
  }

  /**
   * Waits for the running load, so that several screens share it. If no load is running, loads by `fetch`.
   * @param since sequence number; a new load replaces a load that began before this number, because that load may have
   * missed a change
   */
  async join(fetch: () => Promise<T>, since: number): Promise<boolean> {
    if (!this.pending || !this.running || this.startedAt < since) this.running = this.run(fetch)
    return this.running
  }

  put(value: T): void {
    this.version++
    this.pending = false
    this.show(value)
  }

  /** Shows a value until the running load responds. */
  show(value: T): void {
    this.value = value
    this.loadedAt = this.clock.now()
  }

  /** Clears the error, so that the value is shown although the last load failed. */
  dismissError(): void {
    this.error = null
  }

  /** Removes the value and the error. Ignores the response of a running load. */
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
      if (version === this.version) this.settle(() => this.show(value))
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
