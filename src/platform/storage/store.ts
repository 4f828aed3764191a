import type { AccountKey, DeviceKey, HostStorage, StorageBackend, WriteResult } from './contract'

type Key<T> = DeviceKey<T> | AccountKey<T>

/** How a value lies in the storage: version, cache mark, time of writing, value. */
interface Envelope {
  v: number
  c?: 1
  t: number
  d: unknown
}

const PREFIX = 'foyer:'

const place = (key: Key<unknown>, userId = ''): string =>
  key.scope === 'device' ? `${PREFIX}${key.name}` : `${PREFIX}@${encodeURIComponent(userId)}:${key.name}`

const open = (sealed: string | undefined): Envelope | undefined => {
  if (!sealed) return undefined
  try {
    const envelope = JSON.parse(sealed) as Envelope | null
    return typeof envelope === 'object' && envelope !== null && 'd' in envelope ? envelope : undefined
  } catch {
    return undefined
  }
}

/**
 * The storage over a host's backend: versions, scopes, garbled values and full storage are the same on every host.
 * @param now epoch ms; only orders caches by age.
 */
export const createStorage = (backend: StorageBackend, now: () => number = Date.now): HostStorage => {
  const attempt = <R>(run: () => R): R | undefined => {
    try {
      return run()
    } catch {
      return undefined
    }
  }
  const names = (): string[] => {
    const all: unknown = attempt(() => backend.names())
    return Array.isArray(all)
      ? all.filter((name): name is string => typeof name === 'string' && name.startsWith(PREFIX))
      : []
  }
  const drop = (name: string): void => void attempt(() => backend.remove(name))
  const set = (name: string, sealed: string): WriteResult['kind'] => attempt(() => backend.set(name, sealed)) ?? 'full'

  /** The caches' names, oldest first. */
  const caches = (): string[] =>
    names()
      .map((name) => ({ name, envelope: open(attempt(() => backend.get(name))) }))
      .filter(({ envelope }) => envelope?.c === 1)
      .sort((a, b) => (a.envelope?.t ?? 0) - (b.envelope?.t ?? 0))
      .map(({ name }) => name)

  const read = <T>(key: Key<T>, userId?: string): T | undefined => {
    const name = place(key, userId)
    const sealed = attempt(() => backend.get(name))
    if (!sealed) return undefined
    const envelope = open(sealed)
    const value = envelope?.v === key.version ? key.decode(envelope.d) : undefined
    if (value === undefined) drop(name)
    return value
  }

  const write = <T>(key: Key<T>, value: T, userId?: string): WriteResult => {
    const name = place(key, userId)
    const envelope: Envelope = { v: key.version, t: now(), d: value, ...(key.cache ? { c: 1 } : {}) }
    const sealed = JSON.stringify(envelope)
    let kind = set(name, sealed)
    if (kind !== 'full') return { kind }
    for (const cache of caches()) {
      if (cache === name) continue
      drop(cache)
      kind = set(name, sealed)
      if (kind !== 'full') return { kind }
    }
    return { kind }
  }

  return {
    read,
    write,
    remove: (key: Key<unknown>, userId?: string) => drop(place(key, userId)),
    clearAccount: (userId) => {
      const mine = `${PREFIX}@${encodeURIComponent(userId)}:`
      for (const name of names()) if (name.startsWith(mine)) drop(name)
    },
  }
}
