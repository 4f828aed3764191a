import type { TouchPhase } from '@/lib/touch'
import { refused, type Unsubscribe } from '../outcome'
import type { GestureListener, GesturesOn } from './contract'

/** CSS px of a line, for browsers that count the wheel in lines (deltaMode 1). */
const LINE = 16

const MAIN_BUTTON = 0

const END_PHASES: Record<string, TouchPhase> = { pointerup: 'end', pointercancel: 'cancel' }

type Follow = (element: HTMLElement, listener: GestureListener) => Unsubscribe

const listenTo = <Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
): Unsubscribe => {
  element.addEventListener(name, listener, options)
  return () => element.removeEventListener(name, listener, options)
}

const disposeAll = (disposers: readonly Unsubscribe[]): Unsubscribe => {
  return () => disposers.forEach((dispose) => dispose())
}

/** Fingers and mouse alike: a pointer counts from its press to its release, even outside the element. */
const followPointers: Follow = (element, { touch }) => {
  const down = new Set<number>()
  let corner = { left: 0, top: 0 }
  const notify = (phase: TouchPhase, { pointerId, clientX, clientY, timeStamp }: PointerEvent): void =>
    touch(phase, [{ id: pointerId, x: clientX - corner.left, y: clientY - corner.top }], timeStamp)
  const handleEnd = (event: PointerEvent): void => {
    if (down.delete(event.pointerId)) notify(END_PHASES[event.type], event)
  }
  return disposeAll([
    listenTo(element, 'pointerdown', (event) => {
      if (event.button !== MAIN_BUTTON) return
      corner = element.getBoundingClientRect()
      down.add(event.pointerId)
      element.setPointerCapture?.(event.pointerId)
      notify('start', event)
    }),
    listenTo(element, 'pointermove', (event) => {
      if (down.has(event.pointerId)) notify('move', event)
    }),
    listenTo(element, 'pointerup', handleEnd),
    listenTo(element, 'pointercancel', handleEnd),
  ])
}

const pixels = ({ deltaY, deltaMode }: WheelEvent, page: number): number =>
  deltaMode === 1 ? deltaY * LINE : deltaMode === 2 ? deltaY * page : deltaY

/** Not passive, because it keeps the page from scrolling. */
const followWheel: Follow = (element, { wheel }) => {
  const handleWheel = (event: WheelEvent): void => {
    event.preventDefault()
    const { left, top, height } = element.getBoundingClientRect()
    wheel(event.clientX - left, event.clientY - top, pixels(event, height), event.ctrlKey)
  }
  return listenTo(element, 'wheel', handleWheel, { passive: false })
}

const followSize: Follow = (element, { resize }) => {
  const sizeNow = (): string => `${element.clientWidth} ${element.clientHeight}`
  let size = sizeNow()
  const compare = (): void => {
    const before = size
    size = sizeNow()
    // A ResizeObserver also fires once when it starts, without a change.
    if (size !== before) resize()
  }
  if (typeof ResizeObserver !== 'function') {
    window.addEventListener('resize', compare)
    return () => window.removeEventListener('resize', compare)
  }
  const observer = new ResizeObserver(compare)
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * The browser's own events. React's listeners cannot keep the page from scrolling, and lose a mouse that leaves the
 * element.
 */
export const gesturesOn: GesturesOn = (id, listener) => ({
  handlers: {},
  listen: () => {
    const element = document.getElementById(id)
    if (!element) return refused('failed')
    const dispose = disposeAll([followPointers, followWheel, followSize].map((follow) => follow(element, listener)))
    return { kind: 'listening', dispose }
  },
})
