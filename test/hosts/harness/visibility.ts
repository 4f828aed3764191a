import { createObservers, type Observers, type WatchedElement } from '../fakes/intersection'
import type { Box } from './ground'
import type { Kind } from './kinds'
import type { OpenPage } from './pages'

/** Heights without a `Ground`, CSS px: of each observed element, and of the screen. */
const HEIGHT = 740
const SCREEN = 812

/** Intersection observers of the mini program. A test sets how far the page is scrolled. */
export class Visibility {
  private readonly observers: Observers
  /** Last report for each element that has a layout. */
  private readonly reported = new WeakMap<WatchedElement, string>()

  /**
   * @param inward copies a value into the mini program's realm
   * @param guard runs a listener of the mini program and reports the errors that it throws
   */
  constructor(
    private readonly kind: Kind,
    inward: <T>(value: T) => T,
    guard: (run: () => void) => void,
  ) {
    this.observers = createObservers((listener, answer) => guard(() => listener(inward(answer))))
  }

  /** Returns the function that creates observers in this kind of host. */
  get create(): (...args: never[]) => unknown {
    const make = this.kind === 'alipay' ? this.observers.my : this.observers.wx
    return make as (...args: never[]) => unknown
  }

  /**
   * Scrolls the page until an observed element ends at the bottom of the screen. If the given element is not observed,
   * uses the observed element that contains it. The observed elements are stacked vertically.
   */
  scrolledTo({ view }: OpenPage, element: HTMLElement): void {
    const places = this.watchedOn(view)
    const at = places.findIndex(({ place }) => place.contains(element))
    if (at < 0) throw new Error('No watched element contains this element.')
    const end = (at + 1) * HEIGHT
    places.forEach(({ watched }, index) => {
      const { top = 0, bottom = 0 } = watched.margins
      const near = (index + 1) * HEIGHT > end - SCREEN - top && index * HEIGHT < end + bottom
      watched.tell(near, HEIGHT)
    })
  }

  /**
   * Reports for each observed element whether the element is near the screen. `boxes` has the order of `parts`; an
   * entry is null if the element has no box.
   */
  laidOut({ view }: OpenPage, boxes: readonly (Box | null)[], screen: number): void {
    this.watchedOn(view).forEach(({ watched }, index) => {
      const box = boxes[index]
      if (!box || box.height === 0) return
      const { top = 0, bottom = 0 } = watched.margins
      const near = box.top < screen + bottom && box.top + box.height > -top
      const answer = `${near} ${box.height}`
      if (this.reported.get(watched) === answer) return
      this.reported.set(watched, answer)
      watched.tell(near, box.height)
    })
  }

  /** The elements that the mini program observes, on all pages. */
  get watched(): readonly WatchedElement[] {
    return [...this.observers.watched]
  }

  /** The elements of the page that the program watches, from top to bottom. */
  parts({ view }: OpenPage): HTMLElement[] {
    return this.watchedOn(view).map(({ place }) => place)
  }

  private watchedOn(view: OpenPage['view']): { watched: WatchedElement; place: HTMLElement }[] {
    const found = [...this.observers.watched].flatMap((watched) => {
      const place = view.byId(watched.id)
      return place ? [{ watched, place }] : []
    })
    return found.sort((one, other) =>
      one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
  }
}
