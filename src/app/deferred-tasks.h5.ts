import { when } from 'mobx'
import type { Services } from '@/components/services'
import type { Router } from '@/router/navigate'
import type { EarlyEvents } from '@/tracking/early-events'
import { errorFacts, log } from './log'

/** Delay after the start, ms, so that the code of these tasks does not delay the first screen. */
const AFTER_FIRST_SCREEN = 1_500

/** Loads the tracker's code, including its encryption, when tracking is first allowed. Most visits are not tracked. */
const trackOnceAllowed = async (services: Services, events: EarlyEvents): Promise<void> => {
  await when(() => services.stores.measuring.allowed)
  const { startTracking } = await import(/* webpackChunkName: "tracking" */ './tracking')
  startTracking(services, events)
}

/** Loads the code for the notice of a canceled closing at the first login. Few logins cancel a closing. */
const notifyClosing = async (services: Services): Promise<void> => {
  const closing = await import(/* webpackChunkName: "cancelled-closing" */ './cancelled-closing').catch(() => null)
  await closing?.notifyCancelledClosing(services)
}

const run = async (services: Services, router: Router, events: EarlyEvents): Promise<void> => {
  const [{ syncCopywriting }, { offerUpdate }, { preloadLinks }] = await Promise.all([
    import(/* webpackChunkName: "deferred-tasks" */ './copywriting'),
    import(/* webpackChunkName: "deferred-tasks" */ './update'),
    import(/* webpackChunkName: "deferred-tasks" */ './link-preload'),
  ])
  syncCopywriting(services)
  preloadLinks(router)
  trackOnceAllowed(services, events).catch((error: unknown) => log('tracking failed', errorFacts(error)))
  services.stores.user.onLogin(() => void notifyClosing(services))
  void services.platform.programKeeper.keep()
  if (services.platform.host.name === 'wechat-web') {
    const { shareInChatApp } = await import(/* webpackChunkName: "chat-app-share" */ './chat-app-share')
    shareInChatApp(services)
  }
  await offerUpdate(services)
}

/** Starts the tasks after the first screen, and loads their code then. Also loads the code of linked screens. */
export const startDeferredTasks = (services: Services, router: Router, events: EarlyEvents): void => {
  services.clock.setTimeout(
    () => void run(services, router, events).catch((error: unknown) => log('deferred tasks failed', errorFacts(error))),
    AFTER_FIRST_SCREEN,
  )
}
