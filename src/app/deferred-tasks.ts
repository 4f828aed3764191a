import type { Services } from '@/components/services'
import type { Router } from '@/router/navigate'
import { syncCopywriting } from './copywriting'
import { offerUpdate } from './update'

/** Starts what can wait for the first screen: the merchant's copywriting and the version check. */
export const startDeferredTasks = (services: Services, _router: Router): void => {
  syncCopywriting(services)
  void offerUpdate(services)
}
