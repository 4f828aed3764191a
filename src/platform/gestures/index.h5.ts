import type { Unsubscribe } from '../outcome'
import { refused } from '../outcome'
import type { Finger, GestureEars, GesturesOn, TouchKind } from './contract'

/** Browsers that count the wheel in lines (deltaMode 1) or pages (2). CSS px. */
const LINE = 16

const MAIN_BUTTON = 0

const ENDS: Record<string, TouchKind> = { pointerup: 'end', pointercancel: 'cancel' }

type Follow = (element: HTMLElement, ears: GestureEars) => Unsubscribe

const hear = <Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
): Unsubscribe => {
  element.addEventListener(name, listener, options)
  return () => element.removeEventListener(name, listener, options)
}

/** Fingers and mouse as one: a pointer counts from its press until it is let go, wherever it goes in between. */
const followPointers: Follow = (element, { touch }) => {
  const down = new Set<number>()
  let corner = { left: 0, top: 0 }
  const tell = (kind: TouchKind, { pointerId, clientX, clientY, timeStamp }: PointerEvent): void => {
    const finger: Finger = { id: pointerId, x: clientX - corner.left, y: clientY - corner.top }
    touch(kind, [finger], timeStamp)
  }
  const handleEnd = (event: PointerEvent): void => {
    if (down.delete(event.pointerId)) tell(ENDS[event.type], event)
  }
  const stops = [
    hear(element, 'pointerdown', (event) => {
      if (event.button !== MAIN_BUTTON) return
      corner = element.getBoundingClientRect()
      down.add(event.pointerId)
      element.setPointerCapture?.(event.pointerId)
      tell('start', event)
    }),
    hear(element, 'pointermove', (event) => {
      if (down.has(event.pointerId)) tell('move', event)
    }),
    hear(element, 'pointerup', handleEnd),
    hear(element, 'pointercancel', handleEnd),
  ]
  return () => stops.forEach((stop) => stop())
}

const pixels = ({ deltaY, deltaMode }: WheelEvent, page: number): number =>
  deltaMode === 1 ? deltaY * LINE : deltaMode === 2 ? deltaY * page : deltaY

/** Not passive: the page must not scroll along. */
const followWheel: Follow = (element, { wheel }) => {
  const handleWheel = (event: WheelEvent): void => {
    event.preventDefault()
    const { left, top, height } = element.getBoundingClientRect()
    wheel(event.clientX - left, event.clientY - top, pixels(event, height), event.ctrlKey)
  }
  return hear(element, 'wheel', handleWheel, { passive: false })
}

const followSize: Follow = (element, { resize }) => {
  const sizeNow = (): string => `${element.clientWidth} ${element.clientHeight}`
  let size = sizeNow()
  const look = (): void => {
    const before = size
    size = sizeNow()
    // An observer tells once without a change, when it begins.
    if (size !== before) resize()
  }
  if (typeof ResizeObserver !== 'function') {
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }
  const observer = new ResizeObserver(look)
  observer.observe(element)
  return () => observer.disconnect()
}

/** The browser's own events: what React listens with may not keep the page from scrolling, and misses a mouse that has left. */
export const gesturesOn: GesturesOn = (id, ears) => ({
  handlers: {},
  listen: () => {
    const element = document.getElementById(id)
    if (!element) return refused('failed')
    const stops = [followPointers, followWheel, followSize].map((follow) => follow(element, ears))
    return { kind: 'listening', stop: () => stops.forEach((stop) => stop()) }
  },
})
