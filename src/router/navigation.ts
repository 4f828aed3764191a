import type { LinkTo } from './link-to'
import type { ParamsOf, RouteName, TabName } from './table/table'

export type ScannedResult = 'opened' | 'not-ours' | 'unknown' | 'failed'

/**
 * Navigation for screens and models. Every method resolves when the host has navigated; a repeated call does not throw.
 */
export interface Navigate {
  /**
   * Returns the address of a link on the web: of a screen, with the common parameters (language, channel), or of a
   * listed page elsewhere. Undefined in mini programs, and for invalid targets (unknown screen, missing parameter,
   * `javascript:`).
   */
  hrefOf(to: LinkTo | string): string | undefined
  /** Returns the screen in view with its parameters; null if unknown, and for a login screen. */
  here(): LinkTo | null
  /** Returns the shop's login screen, as the address of an element that opens it by `openLogin`. */
  loginLink(): LinkTo
  /** Pushes a screen; replaces the top one if 10 are on the stack outside the web (shell §2). */
  open<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  redirect<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  switchTab<N extends TabName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Empties the stack and starts again with the screen. */
  relaunch<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Goes back to the screen if it is on the stack, else relaunches with it. */
  clearTo<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Goes back by a number of screens or to a named one; to home from the lowest screen. */
  back(target?: number | RouteName): Promise<void>
  /** Opens an address (see `links.ts`), elsewhere only if `mayLeave`. Shows an error and returns false if invalid. */
  openAddress(address: string): Promise<boolean>
  /**
   * Returns true if an external web address may be opened. Our own and listed ones may, another https address only if
   * the buyer confirms its host. Shows an error for any other.
   */
  mayLeave(address: string): Promise<boolean>
  /**
   * Opens a scanned address, path, screen name or short code of the storefront. Shows nothing for anything else:
   * returns `not-ours`, `unknown` (the code does not exist or has expired) or `failed` (the request failed).
   */
  openScanned(text: string): Promise<ScannedResult>
  /**
   * Opens the shop's login screen unless one is open; the current screen remains below.
   * @param then runs 0.5 s after the login; dropped when the buyer opens the login another way, and by a reload
   */
  openLogin(then?: () => unknown): Promise<void>
  /** Returns the address after a login: the page that required it, or the one below the login. '' without one. */
  wanted(): string
  /**
   * Sets the storefront's address to open after the next login, unless it is the page below the login screens anyway.
   */
  want(address: string): void
  /**
   * Stores the screen below the login before the page and its stack are left for a provider's page; it is opened after
   * the login.
   * @returns false if an action that an address cannot contain waits for the login
   */
  storePlace(): boolean
}
