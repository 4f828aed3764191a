import type { TouchPhase } from '@/lib/touch'
import { refused, type Unsubscribe } from '../outcome'
import type { GestureListener, GesturesOn } from './contract'

/** Height of a line, CSS px. It is used for browsers that report the wheel movement in lines (deltaMode 1). */
const LINE = 16

const MAIN_BUTTON = 0

const END_PHASES: Record<string, TouchPhase> = { pointerup: 'end', pointercancel: 'cancel' }

type Follow = (element: HTMLElement, listener: GestureListener) => Unsubscribe

const listenTo = <Name extends keyof HTMLElementEventMap>(
  element: HTMLElement | Window,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
): Unsubscribe => {
  const handle = listener as EventListener
  element.addEventListener(name, handle, options)
  return () => element.removeEventListener(name, handle, options)
}

const disposeAll = (disposers: readonly Unsubscribe[]): Unsubscribe => {
  return () => disposers.forEach((dispose) => dispose())
}

/** Tracks a finger or the mouse from press to release, even outside the element. */
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

/** Tracks the mouse wheel. The listener is not passive, because it prevents the page from scrolling. */
const followWheel: Follow = (element, { wheel }) => {
  const handleWheel = (event: WheelEvent): void => {
    event.preventDefault()
    const { left, top, height } = element.getBoundingClientRect()
    wheel(event.clientX - left, event.clientY - top, pixels(event, height), event.ctrlKey)
  }
  return listenTo(element, 'wheel', handleWheel, { passive: false })
}

const reportSize = ({ clientWidth, clientHeight }: HTMLElement, { size }: GestureListener): void => {
  if (clientWidth > 0 && clientHeight > 0) size(clientWidth, clientHeight)
}

const followSize: Follow = (element, listener) => {
  const report = (): void => reportSize(element, listener)
  if (typeof ResizeObserver !== 'function') {
    report()
    return listenTo(window, 'resize', report)
  }
  const observer = new ResizeObserver(report)
  observer.observe(element)
  return () => observer.disconnect()
}

/** Tracks the mouse while no button is pressed. Touches are ignored, because fingers do not hover. */
const followHover: Follow = (element, { hover }) => {
  const leave = (): void => hover(null)
  return disposeAll([
    listenTo(element, 'pointermove', ({ pointerType, buttons, clientX, clientY }) => {
      if (pointerType !== 'mouse' || buttons !== 0) return leave()
      const { left, top } = element.getBoundingClientRect()
      hover({ x: clientX - left, y: clientY - top })
    }),
    listenTo(element, 'pointerleave', leave),
    listenTo(element, 'pointerdown', leave),
  ])
}

/**
 * Listens to the browser's own events. React's listeners cannot prevent scrolling, and receive no events of a mouse
 * that leaves the element.
 */
export const gesturesOn: GesturesOn = (id, listener) => ({
  handlers: {},
  listen: () => {
    const element = document.getElementById(id)
    if (!element) return refused('failed')
    const all = [followPointers, followWheel, followHover, followSize]
    return { kind: 'listening', dispose: disposeAll(all.map((follow) => follow(element, listener))) }
  },
  measure: () => {
    const element = document.getElementById(id)
    if (element) reportSize(element, listener)
    return Promise.resolve()
  },
})
