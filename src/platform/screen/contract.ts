import type { Done, Refused, Unsubscribe } from '../outcome'

export interface HostScreen {
  /** Returns the current brightness, 0 to 1. */
  brightness(): Promise<{ kind: 'brightness'; value: number } | Refused>
  /** Sets the brightness, 0 to 1. */
  setBrightness(value: number): Promise<Done>
  /** Keeps the screen on, or permits it to turn off again. */
  keepOn(on: boolean): Promise<Done>
  /** Hides the content in screenshots and recordings, or shows it again. */
  hideFromCapture(hidden: boolean): Promise<Done>
  /** Calls the listener when the user takes a screenshot. Never calls it on a host that does not report screenshots. */
  onCapture(listener: () => void): Unsubscribe
}
