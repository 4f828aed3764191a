import { reaction } from 'mobx'
import type { TellNotice } from './account-notices'
import type { Services } from './components/services'
import { knownLanguage, type Language } from './locales/languages'
import { texts } from './locales/texts'
import { errorFacts, log } from './log'

type Needs = Pick<Services, 'stores' | 'platform'>
type Shown = Pick<Services, 'stores' | 'navigate' | 'payment'>

/** Keeps the texts in the language of the preferences; mini programs have it at once, the web loads it. */
const followLanguage = ({ stores }: Needs): void => {
  reaction(
    () => stores.preferences.language,
    (language) => void texts.setLanguage(language).catch((error: unknown) => log('texts failed', errorFacts(error))),
    { fireImmediately: true },
  )
}

/** The account's way to log in: by its phone, else by its e-mail. */
const methodOf = ({ cellphone }: { cellphone: string }): 'CELLPHONE' | 'EMAIL' => (cellphone ? 'CELLPHONE' : 'EMAIL')

/** A language that does not take the buyer's way to log in asks to log out (shell §4). */
const watchLoginMethod = ({ stores }: Needs, tell: TellNotice): void => {
  const { user, shop, preferences } = stores
  const unsupported = (language: Language): boolean =>
    user.loggedIn && !!shop.config && !shop.loginMethods(language).includes(methodOf(user))
  reaction(
    () => unsupported(preferences.language),
    (asks) => {
      if (asks) tell('language')
    },
  )
}

/** What goes on as long as the app lives. Called once, before the first screen. */
export const watch = (services: Needs, tell: TellNotice): void => {
  const { stores, platform } = services
  followLanguage(services)
  watchLoginMethod(services, tell)
  platform.system.onThemeChange(stores.preferences.setSystemTheme)
  stores.user.onLogin(() => void stores.cart.refresh())
  stores.user.onLogout(({ userId }) => {
    stores.cart.clear()
    stores.risk.clear()
    platform.storage.clearAccount(userId)
  })
}

/** The merchant's configuration; its cities on the side, once. */
const loadShop = async ({ shop }: Needs['stores']): Promise<void> => {
  if (shop.sites.length === 0) shop.loadSites().catch((error: unknown) => log('sites failed', errorFacts(error)))
  await shop.load()
}

let ahead: Promise<void> | undefined

/**
 * Asks for what the first `refresh` needs before there is a screen: on the web its answer is often here already
 * (platform/boot), and the first screen is drawn once, in the merchant's looks.
 */
export const refreshAhead = ({ stores }: Needs): void => {
  ahead = loadShop(stores)
}

/** Each time the app comes to the foreground: login, shop configuration and language are refreshed (shell §4). */
export const refresh = async ({ stores, navigate, payment }: Shown): Promise<void> => {
  payment.shown()
  const { user, shop, cart, session, preferences } = stores
  session.dropStale()
  user.refreshFacts()
  const loading = ahead ?? loadShop(stores)
  ahead = undefined
  await loading
  preferences.setOffered(
    shop.config?.supportLanguages.map(({ langTag }) => langTag).filter((tag) => knownLanguage(tag)) ?? [],
  )
  void cart.refresh()
  if (!shop.open) await navigate.clearTo('shop-state')
}
