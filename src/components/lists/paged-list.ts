import { makeAutoObservable, runInAction } from 'mobx'
import type { Clock } from '@/lib/clock'
import type { CallOptions } from '@/request/options'
import { isOlderThan, type LoadStatus } from '../screen/async-resource'

export interface FetchedPage<T> {
  items: T[]
  last: boolean
}

/** Returns the options of a page's call. An error of a page after the first one is shown at the end of the list. */
export const pageOptions = (offset: number): CallOptions => (offset === 0 ? {} : { inlineErrors: true })

/**
 * A list that is loaded page by page. Removes duplicates, which appear if the list changed between two pages. `reload`
 * starts again from the first page, and the current entries remain until it arrives. `more` adds the next page, one at
 * a time.
 */
export class PagedList<T> {
  items: T[] = []
  last = false
  error: unknown = null
  /** The page that is being loaded, the first or the next one; null while nothing is loading. */
  loading: 'first' | 'next' | null = null
  /** True once the first page has loaded. */
  loaded = false
  private version = 0
  private loadedAt: number | null = null
  /** The page whose load failed. */
  private failed: 'first' | 'next' = 'first'

  constructor(
    private readonly fetch: (offset: number) => Promise<FetchedPage<T>>,
    private readonly keyOf: (item: T) => string,
    /** Clock for the age of the list. Without a clock the list is stale at once. */
    private readonly clock?: Pick<Clock, 'now'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get status(): LoadStatus {
    if (this.loaded) return 'ready'
    if (this.loading) return 'loading'
    return this.error === null ? 'idle' : 'failed'
  }

  get empty(): boolean {
    return this.loaded && this.items.length === 0
  }

  /** True if the entries are from an earlier load because the reload failed. */
  get reloadFailed(): boolean {
    return this.loaded && this.error !== null && this.failed === 'first'
  }

  /** Starts with an existing first page, such as the first page in a layout. */
  seed(page: FetchedPage<T>): void {
    this.version++
    this.items = page.items
    this.last = page.last
    this.loaded = true
    this.loading = null
  }

  /** Removes all entries, because the subject of the list has changed. */
  reset(): void {
    this.version++
    this.items = []
    this.last = false
    this.loaded = false
    this.loading = null
    this.error = null
  }

  /** Returns true if the first page is missing, could not be reloaded, or is at least `staleTime` ms old. */
  isStale(staleTime: number): boolean {
    if (!this.loaded || this.reloadFailed) return true
    return !this.clock || isOlderThan(staleTime, this.loadedAt, this.clock)
  }

  /** Loads the first page again. Never rejects. */
  async reload(): Promise<void> {
    await this.run('first', 0)
  }

  /** Reloads the first page for its screen. Returns true if the page is fresh afterwards. */
  async load(): Promise<boolean> {
    await this.reload()
    return this.error === null
  }

  /**
   * Loads the first page of a changed query; the old entries remain visible until the new page arrives. Never rejects.
   */
  async replace(): Promise<void> {
    await this.run('first', 0)
    if (this.error === null) return
    runInAction(() => {
      this.items = []
      this.loaded = false
    })
  }

  /** Retries the page that failed. Never rejects. */
  async retry(): Promise<void> {
    await (this.failed === 'first' ? this.reload() : this.more())
  }

  /** Loads the next page; does nothing during a load and after the last page. Never rejects. */
  async more(): Promise<void> {
    if (!this.loading && this.loaded && !this.last) await this.run('next', this.items.length)
  }

  private async run(which: 'first' | 'next', offset: number): Promise<void> {
    const version = ++this.version
    this.loading = which
    this.error = null
    try {
      const page = await this.fetch(offset)
      if (version !== this.version) return
      runInAction(() => {
        this.items = which === 'first' ? page.items : this.joined(page.items)
        // An empty page also ends the list. Otherwise the list would request further pages forever.
        this.last = page.last || page.items.length === 0
        this.loaded = true
        this.loading = null
        if (which === 'first') this.loadedAt = this.clock?.now() ?? null
      })
    } catch (error) {
      if (version !== this.version) return
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
