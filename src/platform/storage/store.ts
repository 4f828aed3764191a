import type { AccountKey, DeviceKey, HostStorage, StorageBackend, WriteResult } from './contract'

type Key<T> = DeviceKey<T> | AccountKey<T>

/** A stored value with its version, cache flag and time of writing (epoch ms). */
interface Envelope {
  v: number
  c?: 1
  t: number
  d: unknown
}

const PREFIX = 'foyer:'

const storageName = (key: Key<unknown>, userId = ''): string =>
  key.scope === 'device' ? `${PREFIX}${key.name}` : `${PREFIX}@${encodeURIComponent(userId)}:${key.name}`

const parseEnvelope = (text: string | undefined): Envelope | undefined => {
  if (!text) return undefined
  try {
    const envelope = JSON.parse(text) as Envelope | null
    return typeof envelope === 'object' && envelope !== null && 'd' in envelope ? envelope : undefined
  } catch {
    return undefined
  }
}

/**
 * The storage over a host's backend. Versions, scopes, malformed values and a full storage behave alike on every host.
 * @param now epoch ms; orders caches by age
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
  const remove = (name: string): void => void attempt(() => backend.remove(name))
  const set = (name: string, text: string): WriteResult['kind'] => attempt(() => backend.set(name, text)) ?? 'full'

  /** The caches' names, oldest first. */
  const caches = (): string[] =>
    names()
      .map((name) => ({ name, envelope: parseEnvelope(attempt(() => backend.get(name))) }))
      .filter(({ envelope }) => envelope?.c === 1)
      .sort((a, b) => (a.envelope?.t ?? 0) - (b.envelope?.t ?? 0))
      .map(({ name }) => name)

  const read = <T>(key: Key<T>, userId?: string): T | undefined => {
    const name = storageName(key, userId)
    const text = attempt(() => backend.get(name))
    if (!text) return undefined
    const envelope = parseEnvelope(text)
    const value = envelope?.v === key.version ? key.decode(envelope.d) : undefined
    if (value === undefined) remove(name)
    return value
  }

  const write = <T>(key: Key<T>, value: T, userId?: string): WriteResult => {
    const name = storageName(key, userId)
    const envelope: Envelope = { v: key.version, t: now(), d: value, ...(key.cache ? { c: 1 } : {}) }
    const text = JSON.stringify(envelope)
    let kind = set(name, text)
    if (kind !== 'full') return { kind }
    for (const cache of caches()) {
      if (cache === name) continue
      remove(cache)
      kind = set(name, text)
      if (kind !== 'full') return { kind }
    }
    return { kind }
  }

  return {
    read,
    write,
    remove: (key: Key<unknown>, userId?: string) => remove(storageName(key, userId)),
    clearAccount: (userId) => {
      const prefix = `${PREFIX}@${encodeURIComponent(userId)}:`
      for (const name of names()) if (name.startsWith(prefix)) remove(name)
    },
  }
}
