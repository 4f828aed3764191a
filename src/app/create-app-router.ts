import type { Dialogs } from '@/components/ui/dialog/dialogs'
import type { ServerClock } from '@/lib/clock'
import { platform } from '@/platform/platform'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import type { ResolveCode } from '@/router/deep-link-entry'
import { taroRouter } from '@/router/host-router'
import { chooseLoginRoute } from '@/router/login-route'
import { createNavigate, type Router } from '@/router/navigate'
import { createPostLoginRedirect } from '@/router/post-login-redirect'
import type { Embedding } from '@/router/embedding'
import type { Query } from '@/router/query'
import { type Stores } from '@/stores/create-stores'
import { notifyChunkLoadError } from './chunk-load-error'
import { confirmForeignPage } from './foreign-page'
import { errorFacts, log } from './log'
import { loginFacts } from './login-facts'
import { notifyNavigationError } from './navigation-error'

interface AppRouterDeps {
  stores: Stores
  clock: ServerClock
  dialogs: Dialogs
  /** Hides the payment sheet. */
  hidePayment: () => void
  /** Applies the app-wide parameters of an address. */
  applyQuery: (query: Query) => void
  /** Resolves a short code. */
  resolveCode: ResolveCode
  /** The native app that contains the page; null outside a native app. */
  embedding: Embedding | null
}

/** Creates the router with its dependencies. */
export const createAppRouter = ({
  stores,
  clock,
  dialogs,
  hidePayment,
  applyQuery,
  resolveCode,
  embedding,
}: AppRouterDeps): Router =>
  createNavigate({
    host: taroRouter,
    isWeb: platform.host.isWeb,
    clock,
    postLoginRedirect: createPostLoginRedirect(platform.storage, { now: () => Date.now() }),
    origins: ownOrigins(),
    linkHosts: () => stores.shop.linkHosts,
    confirmForeign: (host) => confirmForeignPage(host, dialogs),
    loggedIn: () => stores.user.loggedIn,
    loginRoute: () => chooseLoginRoute(loginFacts(stores, platform.host)),
    carried: () => ({
      ...(stores.session.channelId && { channelId: stores.session.channelId }),
      ...(stores.session.forbidShare && { forbidShare: '1' }),
      // Preserves the preview of an unpublished show across a reload.
      ...(stores.session.preview && { 'backend-preview': '1' }),
      // Preserves the height of the native status bar across a reload.
      ...(stores.session.statusBarHeight !== null && { statusBarHeight: String(stores.session.statusBarHeight) }),
      ...stores.preferences.inAddress,
    }),
    hidePayment,
    embedding,
    wait: dialogs.wait,
    applyQuery,
    resolveCode,
    onNavigationError: (reason) => notifyNavigationError(reason, { dialogs, log }),
    onHostError: (error) => {
      log('navigation refused by the host', errorFacts(error))
      notifyChunkLoadError(error, { dialogs })
    },
  })
