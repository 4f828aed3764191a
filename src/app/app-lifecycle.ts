import { reaction } from 'mobx'
import type { Services } from '@/components/services'
import type { LoginLimit } from '@/request/steps/login-limits'
import { knownLanguage, type Language } from '@/domain/languages'
import { texts } from '@/locales/texts'
import type { AlertAccount } from './account-alerts'
import { errorFacts, log } from './log'
import { watchDevice } from './watch-device'

type Deps = Pick<Services, 'stores' | 'platform' | 'dialogs'>
type ShowDeps = Pick<Services, 'stores' | 'navigate' | 'paymentSlot' | 'platform'>

/**
 * Loads the texts of the preferred language. Mini programs contain all languages; the web loads only the language in
 * use.
 */
const syncLanguage = ({ stores }: Pick<Deps, 'stores'>): void => {
  reaction(
    () => stores.preferences.language,
    (language) => void texts.setLanguage(language).catch((error: unknown) => log('texts failed', errorFacts(error))),
    { fireImmediately: true },
  )
}

/** Changes to the default city of the new language, unless the visitor has chosen a city. */
const syncCity = ({ stores }: Pick<Deps, 'stores'>): void => {
  reaction(
    () => stores.preferences.language,
    (language) => void stores.city.enterCityOf(language),
  )
}

/**
 * Returns the account's login method: phone, else e-mail. Null for an account with neither, which logs in by a
 * provider.
 */
const methodOf = ({ cellphone, email }: Record<'cellphone' | 'email', string>): 'CELLPHONE' | 'EMAIL' | null =>
  cellphone ? 'CELLPHONE' : email ? 'EMAIL' : null

/** Shows the alert when the language or the phone's area does not support the buyer's login method (shell §4). */
const watchLoginMethod = ({ stores }: Pick<Deps, 'stores'>, alertAccount: AlertAccount): void => {
  const { user, shop, preferences } = stores
  const limit = (language: Language): LoginLimit | null => {
    // A stored configuration may be outdated. Only a configuration that was loaded in this visit is used, even for a
    // restored login.
    if (!user.loggedIn || shop.loadedAt === 0) return null
    const method = methodOf(user)
    if (!method) return null
    if (!shop.loginMethods(language).includes(method)) return 'language'
    return method === 'CELLPHONE' && !shop.takesArea(user.countryCode) ? 'area' : null
  }
  reaction(
    () => limit(preferences.language),
    (reached) => {
      if (reached) alertAccount(reached)
    },
  )
}

/** Sends the visitor's additions to the cart of the account. Shows a toast if the gateway refuses some of them. */
const adoptCart = async ({ stores, dialogs }: Deps): Promise<void> => {
  await stores.cart.adopt()
  if (stores.cart.lateAnswers.length === 0) return
  if (!texts.ready) await texts.whenReady()
  dialogs.toast(texts.translator()('nav.cartIncomplete'))
}

/** Starts the reactions that run for the life of the app. Called once, before the first screen. */
export const startLifecycle = (services: Deps, alertAccount: AlertAccount): void => {
  const { stores, platform } = services
  syncLanguage(services)
  syncCity(services)
  watchLoginMethod(services, alertAccount)
  watchDevice(services)
  platform.system.onThemeChange(stores.preferences.setSystemTheme)
  platform.system.onNetworkChange((online) => online && void stores.cart.refresh())
  stores.user.onLogin(({ userId }) => {
    // The app may have been killed before it removed the previous buyer's data.
    platform.storage.clearOtherAccounts(userId)
    void adoptCart(services)
  })
  stores.user.onLogout(({ userId }) => {
    stores.cart.clear()
    stores.risk.clear()
    platform.storage.clearAccount(userId)
  })
}

/**
 * Loads the merchant's configuration and its cities in parallel, once. Then changes to the default city of the
 * visitor's language.
 */
const loadShop = async ({ city, shop, preferences }: Deps['stores']): Promise<void> => {
  void city.enterCityOf(preferences.language)
  if (city.sites.length === 0) city.loadSites().catch((error: unknown) => log('sites failed', errorFacts(error)))
  await shop.load()
}

let prefetch: Promise<void> | undefined

/**
 * Loads the data of the first `refreshOnShow` before a screen exists. On the web the response has often arrived already
 * (platform/boot). The first screen is then rendered once, with the merchant's colors.
 */
export const prefetchShop = ({ stores }: Pick<Deps, 'stores'>): void => {
  prefetch = loadShop(stores)
}

/** Refreshes login, shop configuration and language each time the app comes to the foreground (shell §4). */
export const refreshOnShow = async ({ stores, navigate, paymentSlot, platform }: ShowDeps): Promise<void> => {
  paymentSlot.shown()
  const { user, userFacts, shop, cart, session, preferences } = stores
  session.dropStale()
  // A page that the browser had frozen missed the events of other tabs.
  if (platform.host.isWeb) user.syncTabs()
  void user.sendLogouts()
  userFacts.refresh()
  const loading = prefetch ?? loadShop(stores)
  prefetch = undefined
  await loading
  preferences.setOffered(
    shop.config?.supportLanguages.map(({ langTag }) => langTag).filter((tag) => knownLanguage(tag)) ?? [],
  )
  void cart.refresh()
  if (!shop.open) await navigate.clearTo('shop-state')
}
