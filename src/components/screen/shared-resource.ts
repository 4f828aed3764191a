import { makeAutoObservable } from 'mobx'
import { type AsyncResource, type LoadStatus, type Resource, statusOf } from './async-resource'
import type { ResourceCache } from './resource-cache'

/** Cache entry of a shared resource, for the current parameters, language and user. */
export interface Source<T> {
  key: string
  /** User id for a buyer's data, '' for public data. */
  owner: string
  fetch: () => Promise<T>
}

/**
 * A resource that screens share through the cache. After a change of language or parameters, it shows the previous
 * value until the new one arrives, unless `keepPrevious` is false. It never shows a value of another user.
 */
export class SharedResource<T> implements Resource<T> {
  private previous: { owner: string; value: T } | null = null

  constructor(
    private readonly cache: ResourceCache,
    /** Returns the current cache entry. Observable. */
    private readonly sourceOf: () => Source<T>,
    private readonly keepPrevious = true,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Key of the current entry; a change requires another load. */
  get key(): string {
    return this.source.key
  }

  get value(): T | null {
    const { value } = this.entry
    if (value !== null || !this.keepPrevious) return value
    return this.previous?.owner === this.source.owner ? this.previous.value : null
  }

  get error(): unknown {
    return this.entry.error
  }

  get pending(): boolean {
    return this.entry.pending
  }

  get status(): LoadStatus {
    return statusOf(this)
  }

  isStale(staleTime: number): boolean {
    return this.entry.isStale(staleTime)
  }

  /**
   * @param since shares a running load only if it began at this sequence number or later; by default, shares any
   * running load
   */
  async load(since = 0): Promise<boolean> {
    const { entry, source } = this
    const fresh = await entry.join(source.fetch, since)
    if (entry.value !== null) this.remember(source.owner, entry.value)
    return fresh
  }

  put(value: T): void {
    this.entry.put(value)
    this.remember(this.source.owner, value)
  }

  private get source(): Source<T> {
    return this.sourceOf()
  }

  private get entry(): AsyncResource<T> {
    const { key, owner, fetch } = this.source
    return this.cache.entry(key, owner, fetch)
  }

  private remember(owner: string, value: T): void {
    this.previous = { owner, value }
  }
}
