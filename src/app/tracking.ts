import { reaction } from 'mobx'
import type { Services } from '@/components/services'
import { toAddressLanguage } from '@/domain/languages'
import { loadCollectors } from '@/platform/fingerprint'
import type { EarlyEvents } from '@/tracking/early-events'
import { Fingerprint } from '@/tracking/fingerprint'
import { Tracker } from '@/tracking/tracker'

type Deps = Pick<Services, 'client' | 'clock' | 'log' | 'platform' | 'stores'>

/**
 * Starts the tracker and the fingerprint when the buyer allows tracking, and stops them when the buyer forbids it
 * (decision 51).
 */
export const startTracking = ({ client, clock, log, platform, stores }: Deps, events: EarlyEvents): void => {
  const fingerprint = new Fingerprint({ client, clock, log, storage: platform.storage, load: loadCollectors })
  const tracker = new Tracker({
    onRules: (rules) => fingerprint.follow(rules),
    client,
    clock,
    log,
    send: platform.send,
    storage: platform.storage,
    sender: () => ({
      merchantId: stores.shop.config?.merchantId ?? '',
      terminalSrc: platform.host.terminalSrc,
      accessToken: stores.user.accessToken,
      language: toAddressLanguage(stores.preferences.language),
    }),
  })
  reaction(
    () => stores.user.userId,
    (userId) => fingerprint.setUser(userId),
    { fireImmediately: true },
  )
  reaction(
    () => stores.measuring.allowed,
    (allowed) => (allowed ? void tracker.start(events) : tracker.stop()),
    { fireImmediately: true },
  )
}
