/** Decodes a stored value. Returns undefined if the value is malformed or has an old shape. */
export type Decode<T> = (value: unknown) => T | undefined

interface KeyFacts<T> {
  /** Name of the key, unique among all keys. It is a part of the name in the host's storage. */
  readonly name: string
  /**
   * Version of the value's shape. Increase it when the shape changes. Values of older versions then count as absent.
   */
  readonly version: number
  readonly decode: Decode<T>
  /** True if the value can be fetched again. Such values are deleted, oldest first, when the storage is full. */
  readonly cache?: boolean
}

/** Key of a value that belongs to the device and is shared by all its users. */
export interface DeviceKey<T> extends KeyFacts<T> {
  readonly scope: 'device'
}

/** Key of a value that belongs to one user id. The id of visitors is ''. */
export interface AccountKey<T> extends KeyFacts<T> {
  readonly scope: 'account'
}

/**
 * Result of a write. `in-memory` means that the device refused the value. The value is then lost when the app or page
 * closes.
 */
export type WriteResult = { kind: 'stored' } | { kind: 'in-memory' }

/**
 * Storage of the host with typed keys (`keys.ts`). All calls are synchronous on every host and never throw. Values
 * that the device refuses to store remain in memory while the app runs.
 */
export interface HostStorage {
  /** Returns the value; undefined if the value is absent. A malformed value is deleted and counts as absent. */
  read<T>(key: DeviceKey<T>): T | undefined
  read<T>(key: AccountKey<T>, userId: string): T | undefined
  write<T>(key: DeviceKey<T>, value: T): WriteResult
  write<T>(key: AccountKey<T>, value: T, userId: string): WriteResult
  remove(key: DeviceKey<unknown>): void
  remove(key: AccountKey<unknown>, userId: string): void
  /** Deletes all values of one user id. */
  clearAccount(userId: string): void
  /** Deletes the values of all other user ids, except the values of visitors. */
  clearOtherAccounts(userId: string): void
  /**
   * Calls the listener when another tab has changed or removed the value. Never calls it in mini programs, which have
   * no tabs.
   * @returns a function that removes the listener
   */
  watch(key: DeviceKey<unknown>, listener: () => void): () => void
  /** Calls back once, when the device first refuses a value that is not a cache. */
  onRefused(listener: () => void): void
}

/** Storage API of the host, which maps names to texts. Methods may throw. */
export interface StorageBackend {
  get(name: string): string | undefined
  /**
   * Stores the text under the name.
   * @returns true if the host stored the text
   */
  set(name: string, text: string): boolean
  remove(name: string): void
  names(): string[]
  /**
   * Calls the listener with the name of a value that another tab has changed. The name null means that all values may
   * have changed.
   */
  onChange?(listener: (name: string | null) => void): void
}
