import { numberField } from '../native-fields'
import { unsupported } from '../outcome'
import { system } from '../system'
import type { Sighting, WatchElement } from './contract'

/** What all three hosts tell of an element. */
interface NativeSighting {
  intersectionRatio?: number
  boundingClientRect?: { height?: number } | null
}

interface NativeObserver {
  relativeToViewport(margins: { top: number; bottom: number }): NativeObserver
  observe(selector: string, listener: (sighting: NativeSighting | undefined) => void): void
  disconnect(): void
}

/** ms: an element that was just drawn is on its way to the page, and an observer finds only what has arrived. */
const ARRIVES = 100

const read = (sighting: NativeSighting | undefined): Sighting | null => {
  const ratio = numberField(sighting?.intersectionRatio)
  const height = numberField(sighting?.boundingClientRect?.height)
  return ratio === undefined || height === undefined || height <= 0 ? null : { near: ratio > 0, height }
}

/** @param create makes an observer for the page in view; undefined when this version of the host has none */
export const watchBy =
  (create: () => unknown): WatchElement =>
  (id, screens, tell) => {
    const observer = create() as NativeObserver | null | undefined
    if (typeof observer?.relativeToViewport !== 'function') return unsupported
    let over = false
    const timer = setTimeout(() => {
      try {
        const margin = Math.round(screens * system.window().height)
        observer.relativeToViewport({ top: margin, bottom: margin }).observe(`#${id}`, (sighting) => {
          const seen = over ? null : read(sighting)
          if (seen) tell(seen)
        })
      } catch {
        // An observer that does not observe never tells, as for an element that is not there.
      }
    }, ARRIVES)
    const stop = (): void => {
      if (over) return
      over = true
      clearTimeout(timer)
      try {
        observer.disconnect()
      } catch {
        // The host forgets its observers with the page.
      }
    }
    return { kind: 'watching', stop }
  }

/** The only threshold: whether there is anything of it. */
export const ANY = { thresholds: [0] }
