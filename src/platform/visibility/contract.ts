import type { Refused, Unsubscribe } from '../outcome'

/** An element that came near the viewport or left it. */
export interface ElementVisibility {
  /** In the viewport, or within the distance that was requested. */
  near: boolean
  /** The element's height at that moment, CSS pixels. Never 0, because an element without a layout is not reported. */
  height: number
}

/**
 * Observes the element with this id on its own page, which may be below another one, while that page scrolls. Only the
 * page's own scrolling counts; inside another scroll box an element is near when it is in view. Refuses with
 * `unsupported` if this version of the host has no observer. Refuses with `failed` without such an element, which a
 * mini program cannot detect: it never notifies.
 * @param screens distance above and below the viewport within which an element is near, in viewport heights
 */
export type ObserveElement = (
  id: string,
  screens: number,
  listener: (visibility: ElementVisibility) => void,
) => { kind: 'observing'; dispose: Unsubscribe } | Refused
