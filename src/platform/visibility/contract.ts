import type { Refused, Unsubscribe } from '../outcome'

/** Where an element is, told when it comes within reach of what one sees and when it leaves. */
export interface Sighting {
  /** Within reach: in sight, or no further from it than was asked. */
  near: boolean
  /** The element's height at that moment, CSS pixels; never 0: an element that is not laid out tells nothing. */
  height: number
}

/**
 * Watches the element with this id on the page in view while the page scrolls. The page's own scrolling is meant; inside
 * of another scroll box an element is near when it is seen. `unsupported` when this version of the host cannot, `failed`
 * when there is no such element; a mini program does not know that, and such an element tells nothing.
 * @param screens how far beyond the screen, above and below, an element is near, in heights of the screen
 */
export type WatchElement = (
  id: string,
  screens: number,
  tell: (sighting: Sighting) => void,
) => { kind: 'watching'; stop: Unsubscribe } | Refused
