import { openTarget } from './components/open-target'
import { PaymentSheet } from './components/order/payment-sheet/payment-sheet'
import { BrokenScreen } from './components/shell/broken-screen/broken-screen'
import { createScreenShell } from './components/shell/screen-shell/screen-shell'
import { refresh, refreshAhead, watch } from './foreground'
import { layKeptWords } from './kept-words'
import { type App, launch } from './launch'
import { texts } from './locales/texts'
import { errorFacts, log } from './log'
import { watchPageReturn } from './page-return'
import { ownOrigins } from './platform/web-origin/own-origins'
import { launchQuery } from './router/launch-query'
import { configureScreen } from './router/screen'
import { storeLaunchQuery } from './router/use-deep-link-entry'

let launched: App | undefined

/** The first half of `start`, for the web's entry, which gives each half a task of its own (config/h5/tasks-plugin.ts). */
export const prepare = (): App => (launched ??= launch())

const begin = (): App => {
  const app = prepare()
  const { services, router, tell, takeQuery, resolveCode } = app
  const { clock, payment, platform, stores } = services
  // What the launch's address says counts before anything is painted.
  const query = launchQuery(platform.host.isWeb)
  takeQuery(query)
  storeLaunchQuery(query)
  layKeptWords(services)
  watch(services, tell)
  refreshAhead(services)
  configureScreen({
    shell: createScreenShell({ Overlays: PaymentSheet, openTarget: (target) => void openTarget(target, services) }),
    broken: BrokenScreen,
    router,
    texts,
    clock,
    takeQuery,
    resolveCode,
    origins: ownOrigins(),
    loggedIn: () => stores.user.loggedIn,
    hidePayment: payment.hide,
    pageView: (name) => log('page view', { name }),
    failed: (error) => log('screen failed', errorFacts(error)),
  })
  if (platform.host.isWeb) watchPageReturn(() => void refresh(services))
  return app
}

let started: App | undefined

/**
 * The storefront, built when it is first asked for and once only: by the root component, or before it by the web's entry,
 * which gives this a task of its own (config/h5/tasks-plugin.ts).
 */
export const start = (): App => (started ??= begin())
