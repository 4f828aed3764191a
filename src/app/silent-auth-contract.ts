import type { Platform } from '@/platform/platform'
import type { Router } from '@/router/navigate'
import type { RouteName } from '@/router/table/table'
import type { Stores } from '@/stores/create-stores'

export interface SilentAuthDeps {
  stores: Pick<Stores, 'shop' | 'user' | 'loginAttempt'>
  platform: Pick<Platform, 'host' | 'providerLogin'>
  log: (message: string, facts: Record<string, unknown>) => void
  router: () => Pick<Router, 'hrefOf' | 'storePlace'>
}

/** The silent authorization of the chat app's browser (shell §4, §7): once per tab, for a login or a payment. */
export interface SilentAuth {
  /** Runs when a screen opens. Login and payment screens may redirect at once. */
  entered(screen: RouteName): void
  /** Authorizes before a payment if necessary. @returns true if the browser leaves the page */
  beforePaying(): Promise<boolean>
}
