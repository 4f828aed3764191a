import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import type { Client } from '@/request/client'
import { CartStore } from './cart'
import { ChoicesStore } from './choices'
import { CityStore } from './city'
import { HistoryStore } from './history'
import { HostLogin, type HostLoginDeps } from './host-login'
import { LoginAttemptStore } from './login-attempt'
import { MeasuringStore } from './measuring'
import { PreferencesStore, type Theme } from './preferences'
import { RiskStore } from './risk'
import { SessionStore } from './session'
import { ShopStore } from './shop'
import { cachesChannel } from './shop-switches'
import { UserStore } from './user'
import { UserFactsStore } from './user-facts'

export interface StoresDeps extends Pick<HostLoginDeps, 'hostCode' | 'terminalSrc'> {
  client: Client
  storage: HostStorage
  clock: Clock
  isMiniProgram: boolean
  systemLanguages: readonly string[]
  systemTheme: Theme | null
  log: (message: string, facts: Record<string, unknown>) => void
}

/** State of the whole app. The models of each screen contain the state of that screen. */
export interface Stores {
  readonly user: UserStore
  readonly userFacts: UserFactsStore
  readonly loginAttempt: LoginAttemptStore
  readonly hostLogin: HostLogin
  readonly shop: ShopStore
  readonly city: CityStore
  readonly cart: CartStore
  readonly risk: RiskStore
  readonly preferences: PreferencesStore
  readonly session: SessionStore
  readonly history: HistoryStore
  readonly goodsHistory: HistoryStore
  readonly choices: ChoicesStore
  readonly measuring: MeasuringStore
}

export const createStores = (deps: StoresDeps): Stores => {
  const city = new CityStore({ ...deps, load: () => shop.load() })
  const shop: ShopStore = new ShopStore({ ...deps, city, miniAppType: deps.isMiniProgram ? deps.terminalSrc : '' })
  const appId = () => shop.config?.appId ?? ''
  const loginAttempt = new LoginAttemptStore(deps)
  const user = new UserStore({ ...deps, appId, attempt: loginAttempt })
  return {
    user,
    userFacts: new UserFactsStore({ ...deps, user }),
    loginAttempt,
    hostLogin: new HostLogin({ ...deps, user, attempt: loginAttempt, appId }),
    shop,
    city,
    cart: new CartStore({
      ...deps,
      loggedIn: () => user.loggedIn,
      userId: () => user.userId,
      enabled: () => shop.cartEnabled,
    }),
    risk: new RiskStore({ clock: deps.clock, userId: () => user.userId }),
    preferences: new PreferencesStore(deps),
    session: new SessionStore({ ...deps, cachesChannel: () => cachesChannel(shop.config) }),
    history: new HistoryStore(deps),
    goodsHistory: new HistoryStore(deps, keys.goodsHistory),
    choices: new ChoicesStore(),
    measuring: new MeasuringStore(deps),
  }
}
