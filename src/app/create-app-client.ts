import { refreshTokens } from '@/api/auth'
import { onUnknownTarget } from '@/api/layout-target'
import { createResponseModes } from '@/components/response-mode/response-modes'
import type { Dialogs } from '@/components/ui/dialog/dialogs'
import type { ServerClock } from '@/lib/clock'
import { singleFlight } from '@/lib/single-flight'
import { toAddressLanguage } from '@/domain/languages'
import { texts } from '@/locales/texts'
import { platform } from '@/platform/platform'
import { keys } from '@/platform/storage/keys'
import { type Client, createClient } from '@/request/client'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { RequestError } from '@/request/errors'
import type { RequestCaptcha } from '@/request/steps/captcha'
import { taroRouter } from '@/router/host-router'
import { type Router } from '@/router/navigate'
import type { PendingRefresh } from '@/router/pending-refresh'
import { type Stores } from '@/stores/create-stores'
import { type AlertAccount } from './account-alerts'
import { log } from './log'
import { responseModeNavigation } from './response-mode-navigation'

const t = (...[key, values]: Parameters<ReturnType<typeof texts.translator>>) => texts.translator()(key, values)

interface AppClientDeps {
  dialogs: Dialogs
  clock: ServerClock
  alertAccount: AlertAccount
  captcha: RequestCaptcha
  pendingRefresh: PendingRefresh
}

/** Creates the request client with all its dependencies. Stores and router are created later. */
export const createAppClient = (
  stores: () => Stores,
  router: () => Router,
  { dialogs, clock, alertAccount, captcha, pendingRefresh }: AppClientDeps,
): Client => {
  const { host, storage } = platform
  const endLogin = (message: string) => {
    if (stores().user.loggedIn) dialogs.toast(message)
    stores().user.logout()
  }
  const toShopState = singleFlight(() => router().clearTo('shop-state'))
  onUnknownTarget((kind) => log('unknown target', { kind }))
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
    persistTokens: (tokens) => stores().user.setTokens(tokens),
    pageKey: taroRouter.pageKey,
    texts,
    wait: dialogs.wait,
    responseMode: createResponseModes({
      ...responseModeNavigation(taroRouter, router, pendingRefresh),
      dialogs,
      clock,
      chance: Math.random,
    }),
    logout: (notice = t('login.expired')) => endLogin(notice),
    refresh: async () => {
      const refreshToken = stores().user.newestRefreshToken
      if (!refreshToken) throw new RequestError({ kind: 'auth', statusCode: SESSION_CODES.loginExpired })
      await client.call(refreshTokens, { refreshToken }, { skipAuthHandling: true, silent: true })
    },
    alert: alertAccount,
    shopClosed: () => {
      stores().shop.noteClosed()
      void toShopState()
    },
    clientFacts: () => ({
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
