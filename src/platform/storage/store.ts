import type { AccountKey, DeviceKey, HostStorage, StorageBackend, WriteResult } from './contract'

/** Creates an event that happens at most once. A listener that is added after the event is called at once. */
const createOnce = () => {
  let happened = false
  const listeners: (() => void)[] = []
  return {
    happen: () => {
      if (happened) return
      happened = true
      for (const listener of listeners) listener()
    },
    listen: (listener: () => void) => {
      if (happened) listener()
      else listeners.push(listener)
    },
  }
}

type Key<T> = DeviceKey<T> | AccountKey<T>

/** A stored value with its version, cache flag and time of writing (epoch ms). */
interface Envelope {
  v: number
  c?: 1
  t: number
  d: unknown
}

const PREFIX = 'foyer:'

/** Returns the prefix for the names of a user's values. The user id of visitors is ''. */
const accountPrefix = (userId: string): string => `${PREFIX}@${encodeURIComponent(userId)}:`

const storageName = (key: Key<unknown>, userId = ''): string =>
  `${key.scope === 'device' ? PREFIX : accountPrefix(userId)}${key.name}`

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
 * Creates the storage over a host's backend, so that versions, scopes, malformed values and refused writes behave the
 * same on every host.
 * @param now returns the current time in epoch ms, by which caches are ordered
 */
export const createStorage = (backend: StorageBackend, now: () => number = Date.now): HostStorage => {
  /**
   * Values that the device refused to store, by name. Null marks a value that the device refused to remove. These
   * entries override the values on the device.
   */
  const memory = new Map<string, string | null>()
  const refusal = createOnce()
  const watchers = new Map<string, Set<() => void>>()

  const attempt = <R>(run: () => R): R | undefined => {
    try {
      return run()
    } catch {
      return undefined
    }
  }
  const names = (): string[] => {
    const all: unknown = attempt(() => backend.names())
    const stored = Array.isArray(all) ? all.filter((name): name is string => typeof name === 'string') : []
    return [...new Set([...stored, ...memory.keys()])].filter((name) => name.startsWith(PREFIX))
  }
  const get = (name: string): string | undefined => {
    const held = memory.get(name)
    const text: unknown = held === undefined ? attempt(() => backend.get(name)) : held
    return typeof text === 'string' ? text : undefined
  }
  const remove = (name: string): void => {
    memory.delete(name)
    attempt(() => backend.remove(name))
    // The device may fail to delete the value. An entry in memory then hides it.
    if (get(name) !== undefined) memory.set(name, null)
  }
  const set = (name: string, text: string): boolean => {
    if (attempt(() => backend.set(name, text)) !== true) return false
    memory.delete(name)
    return true
  }

  /** Returns the names of the caches, oldest first. */
  const caches = (): string[] =>
    names()
      .map((name) => ({ name, envelope: parseEnvelope(get(name)) }))
      .filter(({ envelope }) => envelope?.c === 1)
      .sort((a, b) => (a.envelope?.t ?? 0) - (b.envelope?.t ?? 0))
      .map(({ name }) => name)

  const read = <T>(key: Key<T>, userId?: string): T | undefined => {
    const name = storageName(key, userId)
    const text = get(name)
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
    if (set(name, text)) return { kind: 'stored' }
    for (const cache of caches()) {
      if (cache === name) continue
      remove(cache)
      if (set(name, text)) return { kind: 'stored' }
    }
    memory.set(name, text)
    if (!key.cache) refusal.happen()
    return { kind: 'in-memory' }
  }

  backend.onChange?.((name) => {
    const changed = name === null ? [...watchers.keys()] : [name]
    for (const each of changed) for (const listener of watchers.get(each) ?? []) listener()
  })

  return {
    read,
    write,
    remove: (key: Key<unknown>, userId?: string) => remove(storageName(key, userId)),
    clearAccount: (userId) => {
      const prefix = accountPrefix(userId)
      for (const name of names()) if (name.startsWith(prefix)) remove(name)
    },
    clearOtherAccounts: (userId) => {
      const stay = [accountPrefix(userId), accountPrefix('')]
      for (const name of names())
        if (name.startsWith(`${PREFIX}@`) && !stay.some((prefix) => name.startsWith(prefix))) remove(name)
    },
    watch: (key, listener) => {
      const name = storageName(key)
      const listeners = watchers.get(name) ?? new Set()
      watchers.set(name, listeners.add(listener))
      return () => void listeners.delete(listener)
    },
    onRefused: refusal.listen,
  }
}
