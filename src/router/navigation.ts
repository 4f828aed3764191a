import type { LinkTo } from './link-to'
import type { ParamsOf, RouteName, TabName } from './table/table'

export type ScannedResult = 'opened' | 'not-ours' | 'unknown' | 'failed'

/** Navigation for screens and models. Every method resolves when the host has navigated; a repeated call does not throw. */
export interface Navigate {
  /**
   * The address of a link on the web: of a screen with what every address carries (language, channel), or of a listed page elsewhere.
   * Undefined in mini programs, and for what cannot be opened (no such screen, a parameter is missing, `javascript:`).
   */
  hrefOf(to: LinkTo | string): string | undefined
  /** The screen in view with its parameters; null where that cannot be told. A login screen counts as none. */
  here(): LinkTo | null
  /** The shop's login screen, as the address of what opens it by `openLogin`. */
  loginLink(): LinkTo
  /** Puts a screen on the stack; replaces the top one when 10 are stacked outside the web (shell §2). */
  open<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  redirect<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  switchTab<N extends TabName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Empties the stack and starts again with the screen. */
  relaunch<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Back to the screen when it is stacked, else `relaunch` with it. */
  clearTo<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  /** Back by a number of screens or to a named one; to home when nothing is below. */
  back(target?: number | RouteName): Promise<void>
  /**
   * Opens any kind of address (see `links.ts`); one elsewhere only when `mayLeave`. Shows an error and returns false when it is no
   * screen of ours and no web address.
   */
  openAddress(address: string): Promise<boolean>
  /**
   * Whether a web address from outside may be opened: ours and the listed ones at once, another https address when the buyer agrees
   * to its host. Shows an error for any other.
   */
  mayLeave(address: string): Promise<boolean>
  /**
   * Opens a scanned address, path, screen name or short code of ours. Shows nothing for anything else: returns `not-ours`,
   * `unknown` (the code does not exist or has expired) or `failed` (the request failed).
   */
  openScanned(text: string): Promise<ScannedResult>
  /**
   * Opens the shop's login screen unless one is open; the current screen stays below.
   * @param then runs 0.5 s after the login; dropped when the buyer opens the login another way, and by a reload
   */
  openLogin(then?: () => unknown): Promise<void>
  /** The address that a login leads to: the page that required it, or the one below the login screens; '' for none. */
  wanted(): string
  /** The login that follows leads to this address of ours, unless it is the page below the login screens anyway. */
  want(address: string): void
  /**
   * The page is about to be left for a provider's, and its stack with it: the screen below the login is opened after the login.
   * @returns false when something that no address holds waits for the login
   */
  storePlace(): boolean
}
