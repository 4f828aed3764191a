import { callSync } from '../native'
import { numberField } from '../native-fields'
import type { Unsubscribe } from '../outcome'
import { whenInView } from '../own-page'
import { system } from '../system'

/** Position and size of an element in the viewport, CSS px. */
export interface NativeBox {
  left: number
  top: number
  width: number
  height: number
}

interface Query {
  select(selector: string): { boundingClientRect(): Query }
  exec(callback: (found: (Partial<NativeBox> | null)[]) => void): void
}

interface Observer {
  relativeToViewport(margins: { top: number; bottom: number }): Observer
  observe(selector: string, listener: () => void): void
  disconnect(): void
}

/** Width of the strip of the element that is inside the observed area at an edge, CSS px. */
const STRIP = 8
/** Minimum movement of an edge for a report, CSS px. */
const SLACK = 0.5
/** Distance from the viewport that exceeds the size of all elements, CSS px. */
const BEYOND = 100_000

/** Returns the position and size of the element; null if the element is not on the current page or has no size. */
const queryBox = (id: string): Promise<NativeBox | null> => {
  const query = callSync<Query>('createSelectorQuery')
  if (!query) return Promise.resolve(null)
  return new Promise((resolve) =>
    query
      .select(`#${id}`)
      .boundingClientRect()
      .exec(([rect]) => {
        const [left = 0, top = 0, width = 0, height = 0] = [rect?.left, rect?.top, rect?.width, rect?.height].map(
          (field) => numberField(field),
        )
        resolve(width > 0 && height > 0 ? { left, top, width, height } : null)
      }),
  )
}

/** Creates an IntersectionObserver for the page of the element; undefined if this version of the host has none. */
export type CreateObserver = (id: string, options: { thresholds: number[] }) => unknown

/**
 * Calls back when the top or the bottom edge of an element moves, because mini programs have no ResizeObserver. Each
 * edge has an IntersectionObserver, whose area covers the outer `STRIP` px of the element. The thresholds of the
 * observer are just below and just above the current share of the element in that area.
 */
const observeEdges = (
  create: CreateObserver,
  id: string,
  { top, height }: NativeBox,
  listener: () => void,
): Unsubscribe => {
  const thresholds = [STRIP - SLACK, STRIP + SLACK].map((inside) => Math.min(1, inside / height))
  const areas = [
    { top: BEYOND, bottom: top + STRIP - system.window().height },
    { top: STRIP - top - height, bottom: BEYOND },
  ]
  const observers = areas.flatMap((area) => {
    const observer = create(id, { thresholds }) as Observer | null | undefined
    try {
      observer?.relativeToViewport(area).observe(`#${id}`, listener)
    } catch {
      // The observer of this host never calls back. The element is still measured at each touch.
    }
    return observer ?? []
  })
  return () => {
    for (const observer of observers) {
      try {
        observer.disconnect()
      } catch {
        // The host has already removed its observers together with the page.
      }
    }
  }
}

/**
 * Measures an element of a mini program at the start, when the window changes or an edge of the element moves, and on
 * `measure`.
 * @param listener called with each measurement
 */
export const watchBox = (create: CreateObserver, id: string, listener: (box: NativeBox) => void) => {
  let last: NativeBox | null = null
  let disposed = false
  let disposeEdges: Unsubscribe = () => undefined
  const measure = async (): Promise<void> => {
    // Waits for pending view updates, which can move the element.
    await new Promise<void>((resolve) => whenInView(id, resolve))
    const box = await queryBox(id)
    if (disposed || !box) return
    const isMoved = !last || last.top !== box.top || last.height !== box.height
    last = box
    if (isMoved) {
      disposeEdges()
      disposeEdges = observeEdges(create, id, box, () => void measure())
    }
    listener(box)
  }
  const disposeWindow = system.onResize(() => void measure())
  void measure()
  return {
    measure,
    dispose: (): void => {
      disposed = true
      disposeEdges()
      disposeWindow()
    },
  }
}
