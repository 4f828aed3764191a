import type { Clock } from '@/lib/clock'
import { own } from '@/lib/own'
import type { HostStorage } from '@/platform/storage/contract'
import { keys, type Stored } from '@/platform/storage/keys'
import { isAuthCode } from '../codes'
import type { RequestStep } from '../context'

/** Maximum number of entries per call. Each combination of parameters has its own entry (shell §9). */
export const MAX_ENTRIES = 10
/** Maximum age of an entry, ms: 15 days (shell §9). */
const TTL = 15 * 24 * 60 * 60_000

export interface CacheDeps {
  storage: HostStorage
  clock: Clock
  userId: () => string
}

type Entries = Stored<typeof keys.ticketHolder>

/** Returns the name of the cache entry of a call with these parameters. */
export const entryName = ({ path }: { path: string }, params: object): string =>
  `${path}?${JSON.stringify(Object.entries(params).sort())}`

const newest = (entries: Entries, path: string, now: number): Entries => {
  const fresh = Object.entries(entries).filter(([, entry]) => now - entry.savedAt <= TTL)
  const own = fresh.filter(([name]) => name.startsWith(`${path}?`)).sort((a, b) => b[1].savedAt - a[1].savedAt)
  return Object.fromEntries([...fresh.filter(([name]) => !name.startsWith(`${path}?`)), ...own.slice(0, MAX_ENTRIES)])
}

const withoutOldest = (entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries)
      .sort((a, b) => b[1].savedAt - a[1].savedAt)
      .slice(0, -1),
  )

/** Stores the entries, without the oldest ones if the value is too large for the host (Alipay: 200 KB). */
const store = (storage: HostStorage, entries: Entries, user: string): void => {
  let stored = entries
  while (storage.write(keys.ticketHolder, stored, user).kind === 'in-memory' && Object.keys(stored).length > 1)
    stored = withoutOldest(stored)
}

/**
 * Caches ticket-holder reads, so that tickets open without a network (shell §8, decision 24). If a read fails, the
 * user's last successful response is used, except after an authentication failure. If the user has logged out during
 * the call, the cache is neither written nor used, because another person may have the device.
 */
export const ticketHolderCache =
  ({ storage, clock, userId }: CacheDeps): RequestStep =>
  (context, next) => {
    const { call, failure } = context
    const { userId: user } = context
    if (call.cache !== 'ticket-holder' || !user || user !== userId()) return next()
    const entries = storage.read(keys.ticketHolder, user) ?? {}
    const name = entryName(call, context.params)
    if (!failure) {
      const cached = { ...entries, [name]: { data: context.data, savedAt: clock.now() } }
      store(storage, newest(cached, call.path, clock.now()), user)
      return next()
    }
    const entry = own(entries, name)
    if (!entry || isAuthCode(failure.statusCode) || clock.now() - entry.savedAt > TTL) return next()
    context.result = call.read(entry.data)
    context.failure = null
    context.options.onCached?.(entry.savedAt)
    return next()
  }
