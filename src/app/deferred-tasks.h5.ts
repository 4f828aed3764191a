import type { Services } from '@/components/services'
import { errorFacts, log } from './log'

/** The same tasks on the web, where their code loads after the first screen. */
export const startDeferredTasks = (services: Services): void => {
  Promise.all([
    import(/* webpackChunkName: "deferred-tasks" */ './copywriting'),
    import(/* webpackChunkName: "deferred-tasks" */ './update'),
  ])
    .then(([{ syncCopywriting }, { offerUpdate }]) => {
      syncCopywriting(services)
      return offerUpdate(services)
    })
    .catch((error: unknown) => log('deferred tasks failed', errorFacts(error)))
}
