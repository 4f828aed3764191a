import { accountNotices, type TellNotice } from './account-notices'
import { refreshTokens } from './api/auth'
import { createCaptchaGate } from './captcha'
import { createResponseModes } from './components/response-mode/response-modes'
import { Dialogs } from './components/ui/dialog/dialogs'
import type { Services } from './components/services'
import { createServerClock } from './lib/clock'
import { singleFlight } from './lib/single-flight'
import { toAddressLanguage } from './locales/languages'
import { texts } from './locales/texts'
import { errorFacts, log } from './log'
import { tellLostCode } from './lost-code'
import { paymentDeps } from './payment-place'
import { PaymentFlow } from './payment/flow'
import { ownOrigins } from './platform/web-origin/own-origins'
import { platform } from './platform/platform'
import { keys } from './platform/storage/keys'
import { type Client, createClient } from './request/client'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { RequestError } from './request/errors'
import type { AskCaptcha } from './request/steps/captcha'
import { createResolveCode } from './resolve-code'
import { responseMoves } from './response-moves'
import type { NoWay } from './router/destination'
import type { ResolveCode } from './router/entrance'
import { taroRouter } from './router/host-router'
import { chooseLoginRoute } from './router/login-route'
import { createNavigate, type Router } from './router/navigate'
import type { Query } from './router/query'
import { stackOf } from './router/stack'
import { createWantedPage } from './router/wanted-page'
import { createStores, type Stores } from './stores/create-stores'

export interface App {
  readonly services: Services
  readonly router: Router
  /** What is the matter with the account, in a dialog. */
  readonly tell: TellNotice
  /** Facts that any address may carry for the whole app. */
  readonly takeQuery: (query: Query) => void
  /** Asks what a short code stands for. */
  readonly resolveCode: ResolveCode
}

const clock = createServerClock()
const t = (...[key, values]: Parameters<ReturnType<typeof texts.translator<'core'>>>) =>
  texts.translator('core')(key, values)

const noWay = ({ reason }: NoWay): string => (reason === 'bad-show-id' ? t('error.missingShow') : t('error.jumpFailed'))

/** The client, with everything it must be handed. `stores` and `router` come into being after it. */
const clientFor = (
  stores: () => Stores,
  router: () => Router,
  { dialogs, tell, captcha }: { dialogs: Dialogs; tell: TellNotice; captcha: AskCaptcha },
): Client => {
  const { host, storage } = platform
  const endLogin = (word: string) => {
    if (stores().user.loggedIn) dialogs.toast(word)
    stores().user.logout()
  }
  const toShopState = singleFlight(() => router().clearTo('shop-state'))
  const client = createClient({
    send: platform.send,
    clock,
    storage,
    log,
    userId: () => stores().user.userId,
    accessToken: () => stores().user.accessToken,
    privilegeToken: () => stores().user.privilegeToken,
    riskToken: (showId) => stores().risk.tokenFor(showId),
    riskTokenLost: (showId) => stores().risk.loseToken(showId),
    captchaToken: (kind) => stores().risk.captchaFor(kind),
    captcha,
    antiAbuse: {
      get: () => storage.read(keys.antiAbuse) ?? '',
      set: (token) => void storage.write(keys.antiAbuse, token),
    },
    keepTokens: (tokens) => stores().user.takeTokens(tokens),
    place: taroRouter.place,
    wait: dialogs.wait,
    responseMode: createResponseModes({ ...responseMoves(taroRouter, router), dialogs, clock, chance: Math.random }),
    logout: (told) => endLogin(told ? '' : t('login.expired')),
    refresh: async () => {
      const refreshToken = stores().user.newestRefreshToken
      if (!refreshToken) throw new RequestError({ kind: 'auth', statusCode: SESSION_CODES.loginExpired })
      await client.call(refreshTokens, { refreshToken }, { unguarded: true, silent: true })
    },
    alert: tell,
    shopClosed: () => {
      stores().shop.noteClosed()
      void toShopState()
    },
    identity: () => ({
      lang: toAddressLanguage(stores().preferences.language),
      utcOffset: -new Date().getTimezoneOffset(),
      channelId: stores().session.channelId,
      terminalSrc: host.terminalSrc,
      src: host.isWeb ? 'WEB' : 'MINI',
      merchantId: stores().shop.config?.merchantId ?? '',
      appId: stores().shop.config?.appId ?? '',
      preview: stores().session.preview,
    }),
  })
  return client
}

type Facts = Pick<App, 'takeQuery' | 'resolveCode'>

const routerFor = (stores: Stores, dialogs: Dialogs, payment: PaymentFlow, facts: Facts): Router =>
  createNavigate({
    host: taroRouter,
    isWeb: platform.host.isWeb,
    clock,
    wanted: createWantedPage(platform.storage, clock),
    origins: ownOrigins(),
    loggedIn: () => stores.user.loggedIn,
    loginRoute: () => {
      const { language } = stores.preferences
      // in a mini program the login screen begins with the host's own way and names the others below it
      const beginsWithHost = platform.host.isMini && stores.shop.quickLogin
      const needsLoginWay = !beginsWithHost && stores.shop.loginMethods(language).length > 1
      // A phone is bound everywhere but on the web (decision 47).
      return chooseLoginRoute({
        emailOnly: stores.shop.emailOnly(language),
        supportsPhoneBinding: !platform.host.isWeb,
        needsLoginWay,
      })
    },
    carried: () => ({
      ...(stores.session.channelId && { channelId: stores.session.channelId }),
      ...(stores.session.forbidShare && { forbidShare: '1' }),
      // so that a reload is still the same visit
      ...(stores.session.preview && { 'backend-preview': '1' }),
      ...stores.preferences.inAddress,
    }),
    hidePayment: payment.hide,
    wait: dialogs.wait,
    ...facts,
    refuse: (why) => {
      log('no way', { ...why })
      dialogs.toast(noWay(why))
    },
    failed: (error) => {
      log('the host would not move', errorFacts(error))
      tellLostCode(error, { dialogs })
    },
  })

/** Builds the storefront: the one place where floors meet. Nothing is sent yet. */
export const launch = (): App => {
  const { host, login, storage, system } = platform
  const dialogs = new Dialogs(clock)
  const tell = accountNotices(() => ({ dialogs, stores, navigate: router }))
  const captcha = createCaptchaGate({
    navigate: { open: (...to) => router.open(...to) },
    clock,
    inView: () => stackOf(taroRouter).slice(-1)[0] ?? null,
    tokenOf: (kind) => stores.risk.captchaFor(kind),
    drop: (kind) => stores.risk.dropCaptcha(kind),
  })
  const client = clientFor(
    () => stores,
    () => router,
    { dialogs, tell, captcha },
  )
  const stores: Stores = createStores({
    client,
    storage,
    clock,
    log,
    isMiniProgram: host.isMini,
    hostCode: login.hostCode,
    terminalSrc: host.terminalSrc,
    systemLanguage: system.language(),
    systemTheme: system.theme(),
  })
  const payment = new PaymentFlow(paymentDeps({ client, clock, stores, dialogs }))
  const takeQuery = (query: Query) => {
    stores.session.takeQuery(query)
    stores.preferences.takeQuery(query)
  }
  const resolveCode = createResolveCode(client)
  const router: Router = routerFor(stores, dialogs, payment, { takeQuery, resolveCode })
  stores.user.onLogin(() => void router.afterLogin())
  const services = { client, navigate: router, stores, payment, clock, platform, dialogs, captcha }
  return { services, router, tell, takeQuery, resolveCode }
}
