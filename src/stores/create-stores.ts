import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import type { Client } from '@/request/client'
import { CartStore } from './cart'
import { ChoicesStore } from './choices'
import { HistoryStore } from './history'
import { PreferencesStore, type Theme } from './preferences'
import { RiskStore } from './risk'
import { SessionStore } from './session'
import { ShopStore } from './shop'
import { UserStore } from './user'

export interface StoresDeps {
  client: Client
  storage: HostStorage
  clock: Clock
  isMiniProgram: boolean
  systemLanguage: string
  systemTheme: Theme
  log: (message: string, facts: Record<string, unknown>) => void
}

/** The app-wide state. Screens keep theirs in models. */
export interface Stores {
  readonly user: UserStore
  readonly shop: ShopStore
  readonly cart: CartStore
  readonly risk: RiskStore
  readonly preferences: PreferencesStore
  readonly session: SessionStore
  readonly history: HistoryStore
  readonly choices: ChoicesStore
}

export const createStores = (deps: StoresDeps): Stores => {
  const shop = new ShopStore(deps)
  const user = new UserStore({ ...deps, appId: () => shop.config?.appId ?? '' })
  return {
    user,
    shop,
    cart: new CartStore({ client: deps.client, loggedIn: () => user.loggedIn, enabled: () => shop.cartEnabled }),
    risk: new RiskStore({ clock: deps.clock, userId: () => user.userId }),
    preferences: new PreferencesStore(deps),
    session: new SessionStore(deps),
    history: new HistoryStore(deps),
    choices: new ChoicesStore(),
  }
}
