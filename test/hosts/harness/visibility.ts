import { createObservers, type Observers, type WatchedElement } from '../fakes/intersection'
import type { Box } from './ground'
import type { Kind } from './kinds'
import type { OpenPage } from './pages'

/** Reported height of each watched element and of the screen without a ground, CSS px. */
const HEIGHT = 740
const SCREEN = 812

/** The program's intersection observers. A test sets how far the page is scrolled. */
export class Visibility {
  private readonly observers: Observers
  /** Last report for an element that is laid out. */
  private readonly reported = new WeakMap<WatchedElement, string>()

  /**
   * @param inward copies an answer into the program's realm
   * @param guard reports errors that a listener of the program throws
   */
  constructor(
    private readonly kind: Kind,
    inward: <T>(value: T) => T,
    guard: (run: () => void) => void,
  ) {
    this.observers = createObservers((listener, answer) => guard(() => listener(inward(answer))))
  }

  /** Returns this kind of host's `createIntersectionObserver`. */
  get create(): (...args: never[]) => unknown {
    const make = this.kind === 'alipay' ? this.observers.my : this.observers.wx
    return make as (...args: never[]) => unknown
  }

  /**
   * Scrolls the page until the watched element that is or contains this one ends at the bottom of the screen. The
   * watched elements are stacked vertically.
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
   * Reports for each watched element whether it is near the screen. The boxes are in the order of `parts`; null has no
   * box.
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

  /** The elements that the program watches, on any page. */
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
