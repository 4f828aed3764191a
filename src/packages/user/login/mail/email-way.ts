import type { Services } from '@/components/services'
import { keys, type Stored } from '@/platform/storage/keys'

/** As long as the longest link is good, ms. */
const TTL = 24 * 60 * 60_000

/** How far an account by e-mail has come on this device. */
export type EmailWay = Omit<Stored<typeof keys.emailWay>, 'savedAt'>

export interface EmailWayStore {
  /** Null when there is none, or an old one. */
  read(): EmailWay | null
  write(way: EmailWay): void
  clear(): void
}

/** Where the steps of an account by e-mail keep what the next one needs: a restart and another tab go on from there. */
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
