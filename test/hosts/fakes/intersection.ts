/** An element whose visibility the mini program observes. */
export interface WatchedElement {
  /** Id of the element. */
  readonly id: string
  /** The page instance that was passed to WeChat's or FinClip's observer. */
  readonly page: unknown
  /** Distance from the screen within which the element counts as visible, CSS px. */
  readonly margins: { top?: number; bottom?: number; left?: number; right?: number }
  /** Calls the mini program's listener with any value. */
  give(answer: unknown): void
  /**
   * Calls the mini program's listener with the documented entry for an element of this height, which is near the screen
   * or not.
   */
  tell(near: boolean, height: number): void
}

/** All observers of a host, and the two functions by which hosts create them. */
export interface Observers {
  readonly watched: ReadonlySet<WatchedElement>
  forget(): void
  /** `wx.createIntersectionObserver(component, options)`. */
  wx: (component?: object | null, options?: object) => object
  /** `my.createIntersectionObserver(options)`. */
  my: (options?: object) => object
}

const OPTIONS = ['thresholds', 'initialRatio', 'observeAll', 'selectAll', 'nativeMode', 'dataset']
const SIDES = ['top', 'right', 'bottom', 'left']

const checkNames = (what: string, given: object, known: readonly string[]): void => {
  for (const name of Object.keys(given)) if (!known.includes(name)) throw new Error(`${what} has no ${name}`)
}

/** @param run calls a listener of the mini program with an entry */
export const createObservers = (
  run: (listener: (answer: unknown) => void, answer: unknown) => void = (listener, answer) => listener(answer),
): Observers => {
  const watched = new Set<WatchedElement>()
  const create = (page: unknown, options: object) => {
    checkNames('createIntersectionObserver', options, OPTIONS)
    const own = new Set<WatchedElement>()
    let margins: WatchedElement['margins'] = {}
    const observer = {
      relativeToViewport: (given: WatchedElement['margins'] = {}) => {
        checkNames('relativeToViewport', given, SIDES)
        margins = given
        return observer
      },
      observe: (selector: string, listener: (answer: unknown) => void) => {
        if (!/^#[\w-]+$/.test(selector)) throw new Error(`Invalid selector "${selector}": use #id.`)
        const give = (answer: unknown) => watched.has(element) && run(listener, answer)
        const element: WatchedElement = {
          id: selector.slice(1),
          page,
          margins,
          give,
          tell: (near, height) =>
            give({
              id: selector.slice(1),
              intersectionRatio: near ? 0.5 : 0,
              intersectionRect: { left: 0, top: 0, right: 375, bottom: near ? height / 2 : 0 },
              boundingClientRect: { left: 0, top: 0, right: 375, bottom: height, width: 375, height },
              relativeRect: { left: 0, top: 0, right: 375, bottom: 812 },
              time: 0,
            }),
        }
        own.add(element)
        watched.add(element)
      },
      disconnect: () => own.forEach((element) => watched.delete(element)),
    }
    return observer
  }
  return {
    watched,
    forget: () => watched.clear(),
    wx: (component = null, options = {}) => create(component, options),
    my: (options = {}) => create(undefined, options),
  }
}

/** The observers of the host that was simulated last. */
export const observers = createObservers()
