import { numberField } from '../native-fields'
import { unsupported } from '../outcome'
import { whenInView } from '../own-page'
import { system } from '../system'
import type { ElementVisibility, ObserveElement } from './contract'

/** The fields that all three hosts send. */
interface NativeEntry {
  intersectionRatio?: number
  boundingClientRect?: { height?: number } | null
}

interface NativeObserver {
  relativeToViewport(margins: { top: number; bottom: number }): NativeObserver
  observe(selector: string, listener: (entry: NativeEntry | undefined) => void): void
  disconnect(): void
}

/** ms until a rendered element is on the page: an observer finds only elements that are there. */
const RENDER_DELAY = 100

const readEntry = (entry: NativeEntry | undefined): ElementVisibility | null => {
  const ratio = numberField(entry?.intersectionRatio)
  const height = numberField(entry?.boundingClientRect?.height)
  return ratio === undefined || height === undefined || height <= 0 ? null : { near: ratio > 0, height }
}

/** Creates the observer of a host. @param create observer of the element's page; undefined without one */
export const observeWith =
  (create: (id: string) => unknown): ObserveElement =>
  (id, screens, listener) => {
    const observer = create(id) as NativeObserver | null | undefined
    if (typeof observer?.relativeToViewport !== 'function') return unsupported
    let disposed = false
    const start = (): void => {
      if (disposed) return
      try {
        const margin = Math.round(screens * system.window().height)
        observer.relativeToViewport({ top: margin, bottom: margin }).observe(`#${id}`, (entry) => {
          const visibility = disposed ? null : readEntry(entry)
          if (visibility) listener(visibility)
        })
      } catch {
        // Such an observer never notifies, as for an element that does not exist.
      }
    }
    const timer = setTimeout(() => whenInView(id, start), RENDER_DELAY)
    const dispose = (): void => {
      if (disposed) return
      disposed = true
      clearTimeout(timer)
      try {
        observer.disconnect()
      } catch {
        // The host drops its observers with the page.
      }
    }
    return { kind: 'observing', dispose }
  }

/** One threshold: any visible part of the element. */
export const ANY_PART = { thresholds: [0] }
