import type { Clock } from '@/lib/clock'
import type { Dialogs } from '../ui/dialog/dialogs'

/** Navigation of the response-mode handlers. */
export interface ResponseModeNavigation {
  openLogin: () => Promise<void>
  /** False on a tab with nothing below it. */
  canGoBack: () => boolean
  /** Goes back and reloads the screen below. */
  backAndRefresh: () => Promise<void>
  /** Opens the booking of the call's show, with the parameters of the call and of the screen. */
  toBooking: (params: Readonly<Record<string, unknown>>, errorCode: string) => Promise<void>
}

export interface ModeDeps extends ResponseModeNavigation {
  dialogs: Dialogs
  clock: Clock
  /** 0 to 1; adds jitter to retries. */
  chance: () => number
  /** Calls `close` when the buyer leaves the screen. @returns disposes the watcher. */
  whileOnPage: (isHere: () => boolean, close: () => void) => () => void
  /** Runs an action, or shares the result of a running one with the same name. */
  shared: <Value>(name: string, action: () => Promise<Value>) => Promise<Value>
}
