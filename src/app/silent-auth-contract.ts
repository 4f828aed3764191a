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

/** The silent authorisation of the chat app's browser (shell §4, §7): once a tab, and only when a login or a payment needs it. */
export interface SilentAuth {
  /** A screen was entered: a login, and what begins a payment, may leave for the open id at once, before anything is typed. */
  entered(screen: RouteName): void
  /** @returns true when the page leaves */
  beforePaying(): Promise<boolean>
}
