import type { Clock } from '@/lib/clock'
import { AsyncResource } from './async-resource'

/** Time after which an unused entry is removed, in milliseconds. */
const TTL = 10 * 60_000
/** The number of most recently used entries that are never dropped; a screen reads two or three. */
const MAX_ENTRIES = 50

interface Entry {
  resource: AsyncResource<unknown>
  owner: string
  usedAt: number
}

/**
 * In-memory cache of gateway responses that screens share. A revisited screen shows its last content at once, and two
 * screens with the same call send one request.
 */
export class ResourceCache {
  private readonly entries = new Map<string, Entry>()

  constructor(private readonly clock: Clock) {}

  /**
   * Returns the entry of a key, and creates a missing one.
   * @param owner user id for a buyer's data, '' for public data
   */
  entry<T>(key: string, owner: string, fetch: () => Promise<T>): AsyncResource<T> {
    const now = this.clock.now()
    const known = this.entries.get(key)
    const resource = known?.resource ?? new AsyncResource<unknown>(fetch, this.clock)
    this.entries.delete(key)
    this.entries.set(key, { resource, owner, usedAt: now })
    this.evict(now)
    return resource as AsyncResource<T>
  }

  /** Removes a user's data at logout. */
  clear(owner: string): void {
    for (const [key, entry] of this.entries) if (entry.owner === owner) this.entries.delete(key)
  }

  private evict(now: number): void {
    for (const [key, { usedAt }] of this.entries) {
      if (this.entries.size <= MAX_ENTRIES && now - usedAt < TTL) return
      this.entries.delete(key)
    }
  }
}
