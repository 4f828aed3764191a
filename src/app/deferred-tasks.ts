import type { Services } from '@/components/services'
import { syncCopywriting } from './copywriting'
import { offerUpdate } from './update'

/** What may wait until the first screen stands: the merchant's words, and a newer version. */
export const startDeferredTasks = (services: Services): void => {
  syncCopywriting(services)
  void offerUpdate(services)
}
