import type { Services } from '@/components/services'
import { errorFacts, log } from './log'

/** Milliseconds after the start: the first screen is drawn before, and their code would hold it up. */
const AFTER_FIRST_SCREEN = 1_500

const run = async (services: Services): Promise<void> => {
  const [{ syncCopywriting }, { offerUpdate }] = await Promise.all([
    import(/* webpackChunkName: "deferred-tasks" */ './copywriting'),
    import(/* webpackChunkName: "deferred-tasks" */ './update'),
  ])
  syncCopywriting(services)
  await offerUpdate(services)
}

/** The same tasks on the web, where their code loads after the first screen. */
export const startDeferredTasks = (services: Services): void => {
  services.clock.setTimeout(
    () => void run(services).catch((error: unknown) => log('deferred tasks failed', errorFacts(error))),
    AFTER_FIRST_SCREEN,
  )
}
