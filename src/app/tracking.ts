import { reaction } from 'mobx'
import type { Services } from '@/components/services'
import { toAddressLanguage } from '@/locales/languages'
import type { EarlyEvents } from '@/tracking/early-events'
import { Tracker } from '@/tracking/tracker'

type Deps = Pick<Services, 'client' | 'clock' | 'log' | 'platform' | 'stores'>

/** Runs the tracker as long as the buyer allows it (decision 51). */
export const startTracking = ({ client, clock, log, platform, stores }: Deps, events: EarlyEvents): void => {
  const tracker = new Tracker({
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
    () => stores.measuring.allowed,
    (allowed) => (allowed ? void tracker.start(events) : tracker.stop()),
    { fireImmediately: true },
  )
}
