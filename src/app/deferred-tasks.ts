import type { Services } from '@/components/services'
import { syncCopywriting } from './copywriting'
import { offerUpdate } from './update'

/** Starts what can wait for the first screen: the merchant's copywriting and the version check. */
export const startDeferredTasks = (services: Services): void => {
  syncCopywriting(services)
  void offerUpdate(services)
}
