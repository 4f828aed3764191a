import { ResourceCache } from '@/components/screen/resource-cache'
import type { Services } from '@/components/services'
import { PageShare } from '@/components/share/page-share'
import { TappedShow } from '@/components/show/show-preview'
import { Dialogs } from '@/components/ui/dialog/dialogs'
import { createServerClock } from '@/lib/clock'
import { PaymentSlot } from '@/payment/slot'
import { platform } from '@/platform/platform'
import { keys } from '@/platform/storage/keys'
import type { ResolveCode } from '@/router/deep-link-entry'
import { taroRouter } from '@/router/host-router'
import { type Router } from '@/router/navigate'
import { PendingRefresh } from '@/router/pending-refresh'
import type { Query } from '@/router/query'
import { stackOf } from '@/router/stack'
import { createStores, type Stores } from '@/stores/create-stores'
import { EarlyEvents } from '@/tracking/early-events'
import { createAccountAlerts, type AlertAccount } from './account-alerts'
import { createCaptchaGate } from './captcha-gate'
import { createAppClient } from './create-app-client'
import { createAppRouter } from './create-app-router'
import { createEmbedding } from './embedding'
import { log } from './log'
import { createResolveCode } from './resolve-code'
import { createSilentAuth } from './silent-auth'
import type { SilentAuth } from './silent-auth-contract'

export interface App {
  readonly services: Services
  readonly router: Router
  /** Events that were recorded before the tracker's code has loaded. */
  readonly events: EarlyEvents
  /** Shows an account problem in a dialog. */
  readonly alertAccount: AlertAccount
  /** Applies the app-wide parameters of an address. */
  readonly applyQuery: (query: Query) => void
  /** Resolves a short code. */
  readonly resolveCode: ResolveCode
  /** Silent authorization of the chat app; null outside the chat app's browser. */
  readonly silentAuth: SilentAuth | null
  /**
   * Promise inside a native app, undefined elsewhere. It resolves when the app's login is known; the first screen waits
   * for it. Never rejects.
   */
  readonly ready: Promise<void> | undefined
}

/** Creates the storefront's services and router. Sends no requests. */
export const createApp = (): App => {
  const { host, login, storage, system } = platform
  const clock = createServerClock(Date.now, {
    initial: storage.read(keys.clockOffset) ?? 0,
    save: (offset) => storage.write(keys.clockOffset, offset),
  })
  const dialogs = new Dialogs(clock)
  const alertAccount = createAccountAlerts(() => ({ dialogs, stores, navigate: router }))
  const captcha = createCaptchaGate({
    navigate: { open: (...to) => router.open(...to) },
    clock,
    inView: () => stackOf(taroRouter).slice(-1)[0] ?? null,
    tokenOf: (kind) => stores.risk.captchaFor(kind),
    drop: (kind) => stores.risk.dropCaptcha(kind),
  })
  const pendingRefresh = new PendingRefresh()
  const client = createAppClient(
    () => stores,
    () => router,
    { dialogs, clock, alertAccount, captcha, pendingRefresh },
  )
  const stores: Stores = createStores({
    client,
    storage,
    clock,
    log,
    isMiniProgram: host.isMini,
    hostCode: login.hostCode,
    terminalSrc: host.terminalSrc,
    systemLanguages: system.languages(),
    systemTheme: system.theme(),
  })
  const resources = new ResourceCache(clock)
  stores.user.onLogout(({ userId }) => resources.clear(userId))
  const paymentSlot = new PaymentSlot(() => silentAuth?.beforePaying())
  const applyQuery = (query: Query) => {
    stores.session.applyQuery(query)
    stores.preferences.applyQuery(query)
  }
  const resolveCode = createResolveCode(client)
  const embedding = createEmbedding({ stores, dialogs, log, platform })
  const silentAuth = createSilentAuth({ stores, log, platform, router: () => router })
  const router: Router = createAppRouter({
    stores,
    clock,
    dialogs,
    hidePayment: paymentSlot.hide,
    applyQuery,
    resolveCode,
    embedding,
  })
  stores.user.onLogin(() => void router.afterLogin())
  const events = new EarlyEvents({ consented: () => stores.measuring.allowed, now: clock.now })
  const { track } = events
  const services = {
    client,
    navigate: router,
    stores,
    paymentSlot,
    clock,
    platform,
    dialogs,
    captcha,
    resources,
    pendingRefresh,
    pageShare: new PageShare(),
    tappedShow: new TappedShow(),
    log,
    track,
  }
  return { services, router, events, alertAccount, applyQuery, resolveCode, silentAuth, ready: embedding?.ready }
}
