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

/**
 * The silent authorisation of the chat app's browser (shell §4, §7): once per tab, and only when a login or a payment
 * needs it.
 */
export interface SilentAuth {
  /**
   * Handles entering a screen: screens of a login or before a payment may redirect for the open id at once, before any
   * input.
   */
  entered(screen: RouteName): void
  /** @returns true if the page leaves */
  beforePaying(): Promise<boolean>
}
