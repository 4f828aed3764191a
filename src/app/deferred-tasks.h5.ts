import type { Services } from '@/components/services'
import type { Router } from '@/router/navigate'
import type { EarlyEvents } from '@/tracking/early-events'
import { errorFacts, log } from './log'

/** Milliseconds after the start: the first screen is drawn before, and their code would hold it up. */
const AFTER_FIRST_SCREEN = 1_500

const run = async (services: Services, router: Router, events: EarlyEvents): Promise<void> => {
  const [{ syncCopywriting }, { offerUpdate }, { preloadLinks }, { startTracking }, { watchTakenBackClosing }] =
    await Promise.all([
      import(/* webpackChunkName: "deferred-tasks" */ './copywriting'),
      import(/* webpackChunkName: "deferred-tasks" */ './update'),
      import(/* webpackChunkName: "deferred-tasks" */ './link-preload'),
      import(/* webpackChunkName: "deferred-tasks" */ './tracking'),
      import(/* webpackChunkName: "deferred-tasks" */ './taken-back-closing'),
    ])
  syncCopywriting(services)
  preloadLinks(router)
  startTracking(services, events)
  watchTakenBackClosing(services)
  void services.platform.programKeeper.keep()
  await offerUpdate(services)
}

/** The same tasks on the web, where their code loads after the first screen, and that of the next ones by their links. */
export const startDeferredTasks = (services: Services, router: Router, events: EarlyEvents): void => {
  services.clock.setTimeout(
    () => void run(services, router, events).catch((error: unknown) => log('deferred tasks failed', errorFacts(error))),
    AFTER_FIRST_SCREEN,
  )
}
