import { numberField } from '../native-fields'
import { unsupported } from '../outcome'
import { whenInView } from '../own-page'
import { system } from '../system'
import type { ElementVisibility, ObserveElement } from './contract'

/** Fields of an entry that all three hosts send. */
interface NativeEntry {
  intersectionRatio?: number
  boundingClientRect?: { height?: number } | null
}

interface NativeObserver {
  relativeToViewport(margins: { top: number; bottom: number }): NativeObserver
  observe(selector: string, listener: (entry: NativeEntry | undefined) => void): void
  disconnect(): void
}

/** Delay until a rendered element is on the page, ms. An observer only finds elements that are on the page. */
const RENDER_DELAY = 100

const readEntry = (entry: NativeEntry | undefined): ElementVisibility | null => {
  const ratio = numberField(entry?.intersectionRatio)
  const height = numberField(entry?.boundingClientRect?.height)
  return ratio === undefined || height === undefined || height <= 0 ? null : { near: ratio > 0, height }
}

/**
 * Creates the function that observes elements on a host.
 * @param create creates an observer for the page of the element; returns undefined if the host has no observers
 */
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
        // The observer cannot start, so the listener is never called. An element that does not exist has the same
        // effect.
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
        // The host has already removed its observers together with the page.
      }
    }
    return { kind: 'observing', dispose }
  }

/** Observer options with a single threshold, so that any visible part of the element counts. */
export const ANY_PART = { thresholds: [0] }
