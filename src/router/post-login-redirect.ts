import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import type { Destination } from './destination'
import { destinationOf } from './destination'
import { isRouteName } from './table/table'

/** Lifetime of a redirect, ms. */
const REDIRECT_TTL = 15 * 60_000

/** The page to open after a login. It is stored on the device, because the login may leave the app. */
export interface PostLoginRedirect {
  save(destination: Destination): void
  /** Returns the redirect; null if no redirect is stored, or if it has expired. */
  peek(): Destination | null
  /** Stores a redirect unless a valid one is already stored. */
  saveUnlessSaved(destination: Destination): void
  /** Returns and removes the redirect; null if no redirect is stored, or if it has expired. */
  consume(): Destination | null
  clear(): void
}

/**
 * @param clock the device's clock. The server's time is unsuitable, because it may become available only after the
 * redirect was stored.
 */
export const createPostLoginRedirect = (storage: HostStorage, clock: Pick<Clock, 'now'>): PostLoginRedirect => {
  const peek = (): Destination | null => {
    const stored = storage.read(keys.postLoginPage)
    if (!stored || !isRouteName(stored.name) || clock.now() - stored.savedAt > REDIRECT_TTL) return null
    const checked = destinationOf(stored.name, stored.params)
    return checked.ok ? checked.value : null
  }
  const clear = () => storage.remove(keys.postLoginPage)
  const save = ({ name, params }: Destination): void =>
    void storage.write(keys.postLoginPage, { name, params, savedAt: clock.now() })

  return {
    save,
    saveUnlessSaved: (destination) => {
      if (!peek()) save(destination)
    },
    peek,
    consume: () => {
      const redirect = peek()
      clear()
      return redirect
    },
    clear,
  }
}
