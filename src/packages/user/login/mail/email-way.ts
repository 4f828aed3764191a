import type { Services } from '@/components/services'
import { keys, type Stored } from '@/platform/storage/keys'

/** Lifetime of the stored progress, ms. It equals the longest lifetime of an e-mail link. */
const TTL = 24 * 60 * 60_000

/** Progress of creating an e-mail account or setting a new password, stored on this device. */
export type EmailWay = Omit<Stored<typeof keys.emailWay>, 'savedAt'>

export interface EmailWayStore {
  /** Returns the stored progress; null if no progress is stored, or if it has expired. */
  read(): EmailWay | null
  write(way: EmailWay): void
  clear(): void
}

/**
 * Stores the data that the steps for an e-mail account share. The next step can then continue after a restart or in
 * another tab.
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
