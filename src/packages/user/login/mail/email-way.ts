import type { Services } from '@/components/services'
import { keys, type Stored } from '@/platform/storage/keys'

/** Lifetime of the longest-lived link, ms. */
const TTL = 24 * 60 * 60_000

/** Progress of an account by e-mail on this device. */
export type EmailWay = Omit<Stored<typeof keys.emailWay>, 'savedAt'>

export interface EmailWayStore {
  /** Returns the progress; null without one or for an expired one. */
  read(): EmailWay | null
  write(way: EmailWay): void
  clear(): void
}

/** Stores the data that the steps of an account by e-mail share, so that a restart or another tab can continue. */
export const emailWay = ({ platform: { storage }, clock }: Pick<Services, 'platform' | 'clock'>): EmailWayStore => ({
  read: () => {
    const stored = storage.read(keys.emailWay)
    if (!stored || clock.now() - stored.savedAt > TTL) return null
    const { savedAt: _savedAt, ...way } = stored
    return way
  },
  write: (way) => void storage.write(keys.emailWay, { ...way, savedAt: clock.now() }),
  clear: () => storage.remove(keys.emailWay),
})
