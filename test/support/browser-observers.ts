interface Entry {
  isIntersecting: boolean
  height: number
}

const observers = new Set<FakeObserver>()

/** A browser's IntersectionObserver whose entries the test controls. */
export class FakeObserver {
  readonly elements = new Set<Element>()

  constructor(
    readonly listener: (entries: object[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    observers.add(this)
  }
  observe(element: Element): void {
    this.elements.add(element)
  }
  unobserve(element: Element): void {
    this.elements.delete(element)
  }
  disconnect(): void {
    this.elements.clear()
    observers.delete(this)
  }
}

/** Returns the elements that the document's observers watch, each with its options. */
export const watchedByBrowser = (): { element: Element; options: IntersectionObserverInit }[] =>
  [...observers].flatMap(({ elements, options }) => [...elements].map((element) => ({ element, options })))

/** Returns the number of observers. */
export const observersOfBrowser = (): number => observers.size

/** Reports these entries of an element to its observers at once. */
export const report = (element: Element, ...entries: Entry[]): void => {
  for (const { elements, listener } of observers) {
    if (!elements.has(element)) continue
    listener(
      entries.map(({ isIntersecting, height }) => ({
        target: element,
        isIntersecting,
        boundingClientRect: { height },
      })),
    )
  }
}
