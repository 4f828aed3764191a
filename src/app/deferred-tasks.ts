import type { Services } from '@/components/services'
import type { Router } from '@/router/navigate'
import { syncCopywriting } from './copywriting'
import type { EarlyEvents } from '@/tracking/early-events'
import { notifyCancelledClosing } from './cancelled-closing'
import { startTracking } from './tracking'
import { offerUpdate } from './update'

/** Starts tasks after the first screen: copywriting, version check, tracker and login notices. */
export const startDeferredTasks = (services: Services, _router: Router, events: EarlyEvents): void => {
  syncCopywriting(services)
  void offerUpdate(services)
  startTracking(services, events)
  services.stores.user.onLogin(() => void notifyCancelledClosing(services))
}
