interface Entry {
  isIntersecting: boolean
  height: number
}

const observers = new Set<FakeObserver>()

/** A fake IntersectionObserver of a browser. The test controls its entries. */
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

/** Returns the elements that are observed in the document, each with the options of its observer. */
export const watchedByBrowser = (): { element: Element; options: IntersectionObserverInit }[] =>
  [...observers].flatMap(({ elements, options }) => [...elements].map((element) => ({ element, options })))

/** Returns the number of observers. */
export const observersOfBrowser = (): number => observers.size

/** Reports these entries to all observers of an element at once. */
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
