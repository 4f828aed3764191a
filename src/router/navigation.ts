import type { ParamsOf, RouteName, TabName } from './table/table'

export type ScannedResult = 'opened' | 'not-ours' | 'unknown' | 'failed'

/** What screens and models use to move. All of it resolves when the host has taken the move; none of it throws on a repeat. */
export interface Navigate {
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
  /** Any kind of address (see `links.ts`). False, after telling the buyer, when it leads nowhere. */
  openAddress(address: string): Promise<boolean>
  /**
   * Opens what a camera read, when it is ours: an address, a path, a screen's name, a short code. Nothing else is followed,
   * and nothing is said: `not-ours`, `unknown` (a code that does not exist or has expired), `failed` (it could not be asked).
   */
  openScanned(text: string): Promise<ScannedResult>
  /** Opens the login screen the shop wants, unless one is open; the present screen stays below. */
  openLogin(): Promise<void>
}
