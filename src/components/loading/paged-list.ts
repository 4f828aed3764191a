import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CallOptions } from '@/request/options'
import type { LoadStatus } from './loadable'

export interface FetchedPage<T> {
  items: T[]
  last: boolean
}

/** Options of the call for a page: what keeps the next one away is told at the end of the list. */
export const pageOptions = (offset: number): CallOptions => (offset === 0 ? {} : { inlineErrors: true })

/**
 * A list that grows by pages. `reload` starts again and keeps the shown entries until the first page is there; `more` adds
 * the next page, one at a time. Entries that two pages both carry (the list moved in between) are shown once.
 */
export class PagedList<T> {
  items: T[] = []
  last = false
  error: unknown = null
  /** What is under way: the first page, the next one, or nothing. */
  loading: 'first' | 'next' | null = null
  /** The first page has been there. */
  loaded = false
  private turn = 0
  /** What `error` stopped. */
  private failed: 'first' | 'next' = 'first'

  constructor(
    private readonly fetch: (offset: number) => Promise<FetchedPage<T>>,
    private readonly keyOf: (item: T) => string,
  ) {
    makeAutoObservable<this, 'fetch' | 'keyOf' | 'turn' | 'failed'>(
      this,
      { fetch: false, keyOf: false, turn: false, failed: false, items: observableRef },
      { autoBind: true },
    )
  }

  get status(): LoadStatus {
    if (this.loaded) return 'ready'
    if (this.loading) return 'loading'
    return this.error === null ? 'idle' : 'failed'
  }

  get empty(): boolean {
    return this.loaded && this.items.length === 0
  }

  /** Starts with a first page that is already there, as a layout carries it. */
  seed(page: FetchedPage<T>): void {
    this.turn++
    this.items = page.items
    this.last = page.last
    this.loaded = true
    this.loading = null
  }

  /** Forgets what is shown, for a list that is now about something else. */
  forget(): void {
    this.turn++
    this.items = []
    this.last = false
    this.loaded = false
    this.loading = null
    this.error = null
  }

  /** The first page anew. Never rejects. */
  async reload(): Promise<void> {
    await this.run('first', 0)
  }

  /** The first page of a list that is now about something else: what is shown stays until it is there, no longer. Never rejects. */
  async replace(): Promise<void> {
    await this.run('first', 0)
    if (this.error === null) return
    runInAction(() => {
      this.items = []
      this.loaded = false
    })
  }

  /** Once more what failed. Never rejects. */
  async retry(): Promise<void> {
    await (this.failed === 'first' ? this.reload() : this.more())
  }

  /** The next page; nothing while one is under way, and nothing after the last. Never rejects. */
  async more(): Promise<void> {
    if (!this.loading && this.loaded && !this.last) await this.run('next', this.items.length)
  }

  private async run(which: 'first' | 'next', offset: number): Promise<void> {
    const turn = ++this.turn
    this.loading = which
    this.error = null
    try {
      const page = await this.fetch(offset)
      if (turn !== this.turn) return
      runInAction(() => {
        this.items = which === 'first' ? page.items : this.joined(page.items)
        // a page that brings nothing would be asked for for ever
        this.last = page.last || page.items.length === 0
        this.loaded = true
        this.loading = null
      })
    } catch (error) {
      if (turn !== this.turn) return
      runInAction(() => {
        this.error = error
        this.failed = which
        this.loading = null
      })
    }
  }

  private joined(next: T[]): T[] {
    const known = new Set(this.items.map(this.keyOf))
    return [...this.items, ...next.filter((item) => !known.has(this.keyOf(item)))]
  }
}
