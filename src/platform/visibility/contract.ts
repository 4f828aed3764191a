import type { Refused, Unsubscribe } from '../outcome'

/** An element that came near the viewport or left it. */
export interface ElementVisibility {
  /** In the viewport, or within the distance that was requested. */
  near: boolean
  /** The element's height at that moment, CSS pixels; never 0: an element without a layout is not reported. */
  height: number
}

/**
 * Observes the element with this id on its own page, which may be below another one, while that page scrolls. Only the page's own scrolling counts;
 * inside another scroll box an element is near when it is in view. `unsupported` when this version of the host has no
 * observer, `failed` when there is no such element; a mini program cannot detect that, and never notifies.
 * @param screens distance above and below the viewport within which an element is near, in viewport heights
 */
export type ObserveElement = (
  id: string,
  screens: number,
  listener: (visibility: ElementVisibility) => void,
) => { kind: 'observing'; dispose: Unsubscribe } | Refused
