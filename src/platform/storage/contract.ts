/** Turns a stored value back; undefined when it is garbled or of an old shape. */
export type Decode<T> = (value: unknown) => T | undefined

interface KeyFacts<T> {
  /** Unique in the table; the name in the host's storage is built from it. */
  readonly name: string
  /** Raise it when the value's shape changes: older values are then read as absent. */
  readonly version: number
  readonly decode: Decode<T>
  /** Can be fetched again: dropped, oldest first, when the storage is full. */
  readonly cache?: boolean
}

/** Kept for the device, whoever is logged in. */
export interface DeviceKey<T> extends KeyFacts<T> {
  readonly scope: 'device'
}

/** Kept for one user id; visitors have the empty id. */
export interface AccountKey<T> extends KeyFacts<T> {
  readonly scope: 'account'
}

/** `full`: not stored although caches were dropped. `unsupported`: kept until the page closes only (blocked storage). */
export type WriteResult = { kind: 'stored' } | { kind: 'full' } | { kind: 'unsupported' }

/** The storage of the host, by typed keys (`keys.ts`). Synchronous, as every host offers it. Never throws. */
export interface HostStorage {
  /** The value, or undefined when absent. A garbled value is dropped and absent. */
  read<T>(key: DeviceKey<T>): T | undefined
  read<T>(key: AccountKey<T>, userId: string): T | undefined
  write<T>(key: DeviceKey<T>, value: T): WriteResult
  write<T>(key: AccountKey<T>, value: T, userId: string): WriteResult
  remove(key: DeviceKey<unknown>): void
  remove(key: AccountKey<unknown>, userId: string): void
  /** Drops everything kept for one user id. */
  clearAccount(userId: string): void
}

/** What a host's storage gives: text by name. Methods may throw. */
export interface StorageBackend {
  get(name: string): string | undefined
  set(name: string, text: string): WriteResult['kind']
  remove(name: string): void
  names(): string[]
}
