import type { Services } from '@/components/services'
import type { Router } from '@/router/navigate'
import { syncCopywriting } from './copywriting'
import type { EarlyEvents } from '@/tracking/early-events'
import { tellOfTakenBackClosing } from './taken-back-closing'
import { startTracking } from './tracking'
import { offerUpdate } from './update'

/** Starts what can wait for the first screen: the merchant's copywriting, the version check, the tracker and what a login is told. */
export const startDeferredTasks = (services: Services, _router: Router, events: EarlyEvents): void => {
  syncCopywriting(services)
  void offerUpdate(services)
  startTracking(services, events)
  services.stores.user.onLogin(() => void tellOfTakenBackClosing(services))
}
