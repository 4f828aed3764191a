/** Reads a stored value; undefined when it is malformed or of an old shape. */
export type Decode<T> = (value: unknown) => T | undefined

interface KeyFacts<T> {
  /** Unique in the table; part of the name in the host's storage. */
  readonly name: string
  /** Increase it when the value's shape changes: older values then read as absent. */
  readonly version: number
  readonly decode: Decode<T>
  /** True if the value can be fetched again: it is deleted, oldest first, when the storage is full. */
  readonly cache?: boolean
}

/** A value of the device, for all users. */
export interface DeviceKey<T> extends KeyFacts<T> {
  readonly scope: 'device'
}

/** A value of one user id; visitors have the empty id. */
export interface AccountKey<T> extends KeyFacts<T> {
  readonly scope: 'account'
}

/** Result of a write. `in-memory`: the device refused, and the value lasts until the app or page closes. */
export type WriteResult = { kind: 'stored' } | { kind: 'in-memory' }

/**
 * The storage of the host, by typed keys (`keys.ts`). Synchronous, as every host offers it. Never throws, and loses
 * nothing while the app runs: values that the device refuses are held in memory.
 */
export interface HostStorage {
  /** The value, or undefined when absent. A malformed value is deleted and absent. */
  read<T>(key: DeviceKey<T>): T | undefined
  read<T>(key: AccountKey<T>, userId: string): T | undefined
  write<T>(key: DeviceKey<T>, value: T): WriteResult
  write<T>(key: AccountKey<T>, value: T, userId: string): WriteResult
  remove(key: DeviceKey<unknown>): void
  remove(key: AccountKey<unknown>, userId: string): void
  /** Deletes all values of one user id. */
  clearAccount(userId: string): void
  /** Deletes the values of all other user ids, except those of visitors. */
  clearOtherAccounts(userId: string): void
  /** Calls back when another tab has changed or removed the value; mini programs have no tabs. @returns ends it */
  watch(key: DeviceKey<unknown>, listener: () => void): () => void
  /** Calls back once, the first time that the device refuses a value that is not a cache. */
  onRefused(listener: () => void): void
}

/** The host's storage: text by name. Methods may throw. */
export interface StorageBackend {
  get(name: string): string | undefined
  /** @returns true if the host stored it */
  set(name: string, text: string): boolean
  remove(name: string): void
  names(): string[]
  /** Calls back when another tab has changed a name, or null for all of them. */
  onChange?(listener: (name: string | null) => void): void
}
