import type { Services } from '@/components/services'
import { keys, type Stored } from '@/platform/storage/keys'

/** Lifetime of the stored progress, ms, equal to the longest lifetime of a link. */
const TTL = 24 * 60 * 60_000

/** Progress of creating an e-mail account, or of a new password, on this device. */
export type EmailWay = Omit<Stored<typeof keys.emailWay>, 'savedAt'>

export interface EmailWayStore {
  /** Returns the stored progress; null without progress or after its expiry. */
  read(): EmailWay | null
  write(way: EmailWay): void
  clear(): void
}

/**
 * Stores the data that the steps for an e-mail account share. After a restart or in another tab, the next step can
 * continue with it.
 */
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
