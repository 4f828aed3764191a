import type { Clock } from '@/lib/clock'
import type { Dialogs } from '../ui/dialog/dialogs'

/** Navigation of the response-mode handlers. */
export interface ResponseModeNavigation {
  openLogin: () => Promise<void>
  /** Returns false on a tab that has no screen below it. */
  canGoBack: () => boolean
  /** Goes back and reloads the screen below. */
  backAndRefresh: () => Promise<void>
  /** Opens the booking screen with the parameters of the refused call and of the current screen. */
  toBooking: (params: Readonly<Record<string, unknown>>, errorCode: string) => Promise<void>
}

export interface ModeDeps extends ResponseModeNavigation {
  dialogs: Dialogs
  clock: Clock
  /** Returns a random number from 0 to 1, for the jitter of retries. */
  chance: () => number
  /** Calls `close` when the buyer leaves the screen. @returns a function that stops watching */
  whileOnPage: (isHere: () => boolean, close: () => void) => () => void
  /** Runs an action. If an action with the same name is running, returns its result instead. */
  shared: <Value>(name: string, action: () => Promise<Value>) => Promise<Value>
}
