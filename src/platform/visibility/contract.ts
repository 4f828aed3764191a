import type { Refused, Unsubscribe } from '../outcome'

/** Visibility of an element that came close to the viewport or left it. */
export interface ElementVisibility {
  /** True if the element is in the viewport, or within the requested distance. */
  near: boolean
  /** Height of the element at that time, CSS px. Never 0, because an element without a layout is not reported. */
  height: number
}

/**
 * Observes the element with this id while its page scrolls, even if that page is below another one. Only the page's own
 * scrolling counts. Inside another scroll box, an element is near when it is in view. Returns the refusal `unsupported`
 * if the host's version has no observer, `failed` if there is no such element. A mini program cannot detect a missing
 * element and never calls back.
 * @param screens distance above and below the viewport within which an element is near, in viewport heights
 */
export type ObserveElement = (
  id: string,
  screens: number,
  listener: (visibility: ElementVisibility) => void,
) => { kind: 'observing'; dispose: Unsubscribe } | Refused
