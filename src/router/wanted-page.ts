import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import type { Destination } from './destination'
import { destinationOf } from './destination'
import { isRouteName } from './table/table'

/** Who comes back to a login after this long has forgotten what for. Milliseconds. */
const WANTED_LIFE = 15 * 60_000

/** The page a visitor wanted when login came between; it lives through a restart (a login may leave the app). */
export interface WantedPage {
  keep(destination: Destination): void
  /** Hands it out once; null when there is none or it is too old. */
  take(): Destination | null
  forget(): void
}

export const createWantedPage = (storage: HostStorage, clock: Clock): WantedPage => ({
  keep: ({ name, params }) => void storage.write(keys.wantedPage, { name, params, savedAt: clock.now() }),
  take: () => {
    const kept = storage.read(keys.wantedPage)
    storage.remove(keys.wantedPage)
    if (!kept || !isRouteName(kept.name) || clock.now() - kept.savedAt > WANTED_LIFE) return null
    const checked = destinationOf(kept.name, kept.params)
    return checked.ok ? checked.value : null
  },
  forget: () => storage.remove(keys.wantedPage),
})
