import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'

/**
 * Something that a screen fetches. A reload keeps what is shown until the new value is there; a failed reload keeps it for
 * good and leaves the error to be told; an answer that a later load overtook is dropped.
 */
export class Loadable<T> {
  value: T | null = null
  error: unknown = null
  /** A load is under way, the first one or a later one. */
  pending = false
  private turn = 0

  constructor(private readonly fetch: () => Promise<T>) {
    makeAutoObservable<this, 'fetch' | 'turn'>(
      this,
      { fetch: false, turn: false, value: observableRef },
      { autoBind: true },
    )
  }

  get status(): LoadStatus {
    if (this.value !== null) return 'ready'
    if (this.pending) return 'loading'
    return this.error === null ? 'idle' : 'failed'
  }

  /** Loads or reloads. Never rejects: the failure is in `error`. Answers whether the value is fresh now. */
  async load(): Promise<boolean> {
    const turn = ++this.turn
    this.pending = true
    this.error = null
    try {
      const value = await this.fetch()
      if (turn === this.turn) this.settle({ value })
      return turn === this.turn
    } catch (error) {
      if (turn === this.turn) this.settle({ error })
      return false
    }
  }

  /** Puts a value that is known from elsewhere, such as a kept copy. */
  put(value: T): void {
    this.value = value
  }

  /** Forgets everything; a running load is overtaken. */
  reset(): void {
    this.turn++
    this.value = null
    this.error = null
    this.pending = false
  }

  private settle(outcome: { value: T } | { error: unknown }): void {
    runInAction(() => {
      this.pending = false
      if ('value' in outcome) this.value = outcome.value
      else this.error = outcome.error
    })
  }
}
