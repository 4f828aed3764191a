import type { Services } from './components/services'
import { errorFacts, log } from './log'

/** The same on the web, whose first screen does not wait for its code. */
export const afterLaunch = (services: Services): void => {
  Promise.all([
    import(/* webpackChunkName: "after-launch" */ './copywriting'),
    import(/* webpackChunkName: "after-launch" */ './update'),
  ])
    .then(([{ followWords }, { offerUpdate }]) => {
      followWords(services)
      return offerUpdate(services)
    })
    .catch((error: unknown) => log('after launch failed', errorFacts(error)))
}
