import type { LinkTo } from './link-to'
import type { ParamsOf, RouteName, TabName } from './table/table'

export type ScannedResult = 'opened' | 'not-ours' | 'unknown' | 'failed'

/**
 * Navigation for screens and models. Every method resolves when the host has navigated. Calling a method repeatedly
 * does not throw.
 */
export interface Navigate {
  /**
   * Returns the web address of a link: of a screen with the common parameters (language, channel), or of a listed
   * external page. Undefined in mini programs, and for invalid targets (unknown screen, missing parameter,
   * `javascript:`).
   */
  hrefOf(to: LinkTo | string): string | undefined
  /** Returns the current screen with its parameters; null for an unknown screen or a login screen. */
  here(): LinkTo | null
  /**
   * Returns the link to the shop's login screen. An element that calls `openLogin` uses this link as its address.
   */
  loginLink(): LinkTo
  /** Pushes a screen. Replaces the top screen if 10 are in the stack, except on the web (shell §2). */
  open<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  redirect<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  switchTab<N extends TabName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Empties the stack and opens the screen. */
  relaunch<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Goes back to the screen if the stack contains it. Otherwise empties the stack and opens the screen. */
  clearTo<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Goes back by a number of screens, or to the named screen. From the lowest screen, opens the home screen. */
  back(target?: number | RouteName): Promise<void>
  /**
   * Opens an address (see `links.ts`). Opens an external address only if `mayLeave` permits it. For an invalid
   * address, shows an error and returns false.
   */
  openAddress(address: string): Promise<boolean>
  /**
   * Returns true if an external web address may be opened. Pages of the storefront and listed pages may always be
   * opened; other https pages need the buyer's confirmation of the host. Shows an error for other addresses.
   */
  mayLeave(address: string): Promise<boolean>
  /**
   * Opens a scanned address, path, screen name or short code of the storefront. Shows nothing for any other text, and
   * returns `not-ours`. Returns `unknown` if the code does not exist or has expired, and `failed` if the request
   * failed.
   */
  openScanned(text: string): Promise<ScannedResult>
  /**
   * Opens the shop's login screen unless one is already open. The current screen remains below it.
   * @param then called 0.5 s after the login; discarded if the buyer opens the login in another way or reloads the page
   */
  openLogin(then?: () => unknown): Promise<void>
  /**
   * Returns the address to open after a login: the page that required the login, or else the page below the login
   * screens. '' if unknown.
   */
  wanted(): string
  /**
   * Sets the address of the storefront to open after the next login. Does nothing if that page is already below the
   * login screens.
   */
  want(address: string): void
  /**
   * Stores the screen below the login screens before the visitor leaves for a provider's page. The screen opens after
   * the login.
   * @returns false if an action must run after the login. An address cannot contain an action, so the action would be
   * lost.
   */
  storePlace(): boolean
}
