import type { Done, Refused, Unsubscribe } from '../outcome'

export interface HostScreen {
  /** The present brightness, 0 to 1. */
  brightness(): Promise<{ kind: 'brightness'; value: number } | Refused>
  /** Sets the brightness, 0 to 1. */
  setBrightness(value: number): Promise<Done>
  /** Keeps the screen from sleeping, or lets it again. */
  keepOn(on: boolean): Promise<Done>
  /** Hides the screen's content in screenshots and recordings, or shows it again. */
  hideFromCapture(hidden: boolean): Promise<Done>
  /** Tells when the buyer takes a screenshot; silent where the host cannot know. */
  onCapture(listener: () => void): Unsubscribe
}
