import { createObservers, type Observers, type WatchedElement } from '../fakes/intersection'
import type { Kind } from './kinds'
import type { OpenPage } from './pages'

/** How high an element is said to be, CSS px: nothing is laid out here. */
const HEIGHT = 1480

/** The program's intersection observers, and what they are told: a test says where the page has been scrolled to. */
export class Sight {
  private readonly observers: Observers

  /**
   * @param inward copies an answer into the program's realm
   * @param guard reports what a listener of the program throws
   */
  constructor(
    private readonly kind: Kind,
    inward: <T>(value: T) => T,
    guard: (run: () => void) => void,
  ) {
    this.observers = createObservers((listener, answer) => guard(() => listener(inward(answer))))
  }

  /** `createIntersectionObserver` as this kind of host has it. */
  get create(): (...args: never[]) => unknown {
    const make = this.kind === 'alipay' ? this.observers.my : this.observers.wx
    return make as (...args: never[]) => unknown
  }

  /**
   * The page is scrolled to the element: of what the program watches on this page, the element that is or holds it is in
   * sight, its neighbours are in reach, and all others are not.
   */
  scrolledTo({ view }: OpenPage, element: HTMLElement): void {
    const places = this.watchedOn(view)
    const at = places.findIndex(({ place }) => place.contains(element))
    if (at < 0) throw new Error('nothing that is watched holds the element')
    places.forEach(({ watched }, index) => watched.tell(Math.abs(index - at) <= 1, HEIGHT))
  }

  /** What is watched on the page, from top to bottom. */
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
