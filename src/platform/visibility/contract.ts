import type { Refused, Unsubscribe } from '../outcome'

/** Visibility of an element that came near the viewport or moved away from it. */
export interface ElementVisibility {
  /** True if the element is in the viewport, or within the requested distance. */
  near: boolean
  /**
   * Height of the element when it was reported, CSS px. Never 0, because an element without a layout is not reported.
   */
  height: number
}

/**
 * Observes the element with this id while its page scrolls, even if another page covers that page. Only scrolling of
 * the page itself counts. An element inside a nested scroll box is near only when it is in view. Returns `unsupported`
 * if the host's version has no observer, and `failed` if the element does not exist. A mini program cannot detect a
 * missing element and never calls the listener.
 * @param screens distance above and below the viewport within which an element is near, in viewport heights
 */
export type ObserveElement = (
  id: string,
  screens: number,
  listener: (visibility: ElementVisibility) => void,
) => { kind: 'observing'; dispose: Unsubscribe } | Refused
