import type { LinkTo } from './link-to'
import type { ParamsOf, RouteName, TabName } from './table/table'

export type ScannedResult = 'opened' | 'not-ours' | 'unknown' | 'failed'

/**
 * Navigation for screens and models. Every method resolves when the host has navigated; a repeated call does not throw.
 */
export interface Navigate {
  /**
   * Returns the web address of a link: of a screen with the common parameters (language, channel), or of a listed
   * external page. Undefined in mini programs, and for invalid targets (unknown screen, missing parameter,
   * `javascript:`).
   */
  hrefOf(to: LinkTo | string): string | undefined
  /** Returns the current screen with its parameters; null if unknown, and for a login screen. */
  here(): LinkTo | null
  /**
   * Returns the link to the shop's login screen. An element that opens the login by `openLogin` uses it as its address.
   */
  loginLink(): LinkTo
  /** Pushes a screen. Replaces the top screen if 10 are in the stack, except on the web (shell §2). */
  open<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  redirect<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  switchTab<N extends TabName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Empties the stack and opens the screen. */
  relaunch<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Goes back to the screen if it is in the stack; else empties the stack and opens it. */
  clearTo<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Goes back by a number of screens, or to the named screen. From the lowest screen, opens the home screen. */
  back(target?: number | RouteName): Promise<void>
  /**
   * Opens an address (see `links.ts`). An external one is only opened if `mayLeave` permits it. For an invalid address,
   * shows an error and returns false.
   */
  openAddress(address: string): Promise<boolean>
  /**
   * Returns true if an external web address may be opened. The storefront's own and listed pages may be opened, other
   * https pages only if the buyer confirms the host. Shows an error for other addresses.
   */
  mayLeave(address: string): Promise<boolean>
  /**
   * Opens a scanned address, path, screen name or short code of the storefront. Shows nothing for anything else:
   * returns `not-ours`, `unknown` (the code does not exist or has expired) or `failed` (the request failed).
   */
  openScanned(text: string): Promise<ScannedResult>
  /**
   * Opens the shop's login screen unless one is already open. The current screen remains below it.
   * @param then runs 0.5 s after the login; discarded if the buyer opens the login another way, and by a reload
   */
  openLogin(then?: () => unknown): Promise<void>
  /**
   * Returns the address to open after a login: the page that required it, or the page below the login. '' without one.
   */
  wanted(): string
  /**
   * Sets the address of the storefront to open after the next login, unless it is already the page below the login
   * screens.
   */
  want(address: string): void
  /**
   * Stores the screen below the login before the visitor leaves for a provider's page. The screen is opened after the
   * login.
   * @returns false if an action is waiting for the login that an address cannot contain
   */
  storePlace(): boolean
}
