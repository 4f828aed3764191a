import { openTarget } from '@/components/open-target'
import { BrokenScreen } from '@/components/shell/broken-screen/broken-screen'
import { createScreenShell } from '@/components/shell/screen-shell/screen-shell'
import { texts } from '@/locales/texts'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { launchCodes, launchQuery } from '@/router/launch-query'
import type { Query } from '@/router/query'
import type { ScreenSetup } from '@/router/screen'
import { refreshOnShow, prefetchShop, startLifecycle } from './app-lifecycle'
import { onBackForwardCacheRestore } from './back-forward-cache'
import type { App } from './create-app'
import { debugLog } from './debug-log'
import { accountNav } from './account-nav'
import { desktopBar } from './desktop-bar'
import { downloadBar } from './download-bar'
import { errorFacts, log, logged } from './log'
import { applyStoredCopywriting } from './stored-copywriting'

/** Returns the catalog item in a screen's address; never a person or an order. Used for tracking. */
const subjectOf = ({ showId, tourId, venueId, topicId }: Query): string | undefined =>
  showId ?? tourId ?? venueId ?? topicId

/** The storefront after the setup of its screens. */
export interface StartedApp extends App {
  readonly screens: ScreenSetup
}

/** Starts the storefront's lifecycle and configures its screens. Called once, before the first render. */
export const setUp = (app: App): StartedApp => {
  const { services, router, alertAccount, applyQuery, resolveCode } = app
  const { clock, paymentSlot, platform, stores } = services
  // The launch address can set the language and theme, so it is read before the first render.
  const query = launchQuery(platform.host.isWeb)
  applyQuery(query)
  applyStoredCopywriting(services)
  startLifecycle(services, alertAccount)
  prefetchShop(services)
  const screens: ScreenSetup = {
    shell: createScreenShell({
      desktopBar,
      accountNav,
      downloadBar,
      debugLog,
      openTarget: (target) => void openTarget(target, services),
      logged,
    }),
    broken: BrokenScreen,
    router,
    texts,
    clock,
    applyQuery,
    resolveCode,
    takeLaunchQuery: launchCodes(query),
    origins: ownOrigins(),
    loggedIn: () => stores.user.loggedIn,
    hidePayment: paymentSlot.hide,
    pageView: (page, params) => {
      app.silentAuth?.entered(page)
      log('page view', { name: page })
      services.track({ name: 'page_view', page, subject: subjectOf(params) })
    },
    failed: (error) => log('screen failed', errorFacts(error)),
  }
  if (platform.host.isWeb) onBackForwardCacheRestore(() => void refreshOnShow(services))
  return { ...app, screens }
}
