import type { Clock } from '@/lib/clock'
import type { Dialogs } from '../ui/dialog/dialogs'

/** What the treatments of failures may do to the app. */
export interface ResponseModeNavigation {
  openLogin: () => Promise<void>
  /** False on a tab with nothing behind it. */
  canGoBack: () => boolean
  /** Leaves the screen, and the one below is drawn anew. */
  backAndRefresh: () => Promise<void>
  /** To the booking of the show that the call was about, with the parameters of the call and of the screen. */
  toBooking: (params: Readonly<Record<string, unknown>>, errorCode: string) => Promise<void>
}

export interface ModeDeps extends ResponseModeNavigation {
  dialogs: Dialogs
  clock: Clock
  /** 0 to 1; spreads tries that would come all at once. */
  chance: () => number
  /** Calls `close` when the buyer leaves the screen. @returns stops watching. */
  whileOnPage: (isHere: () => boolean, close: () => void) => () => void
  /** Runs an act unless one of the same name is under way, whose outcome is shared then. */
  shared: <Value>(name: string, act: () => Promise<Value>) => Promise<Value>
}
