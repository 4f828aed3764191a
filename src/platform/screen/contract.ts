import type { Done, Refused, Unsubscribe } from '../outcome'

export interface HostScreen {
  /** Returns the current brightness, 0 to 1. */
  brightness(): Promise<{ kind: 'brightness'; value: number } | Refused>
  /** Sets the brightness, 0 to 1. */
  setBrightness(value: number): Promise<Done>
  /** Prevents the screen from sleeping, or permits it again. */
  keepOn(on: boolean): Promise<Done>
  /** Hides the content in screenshots and recordings, or shows it again. */
  hideFromCapture(hidden: boolean): Promise<Done>
  /** Calls the listener on a screenshot. Never calls it on a host without such an event. */
  onCapture(listener: () => void): Unsubscribe
}
