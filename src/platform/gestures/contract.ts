import type { TouchPhase, TouchPoint } from '@/lib/touch'
import type { Refused, Unsubscribe } from '../outcome'

/** Receives the gestures on an element. */
export interface GestureListener {
  /** Called when touch points start, move or end. `time` is in ms since an arbitrary start. */
  touch(phase: TouchPhase, points: readonly TouchPoint[], time: number): void
  /**
   * Called when the wheel turns at a point. `deltaY` is in CSS px. `isPinch` is true for a pinch with two fingers on a
   * touchpad.
   */
  wheel(x: number, y: number, deltaY: number, isPinch: boolean): void
  /**
   * Called when the mouse moves over a point while no button is pressed; called with null when the mouse leaves the
   * element. Never called on hosts that have no mouse.
   */
  hover(point: { x: number; y: number } | null): void
  /** Called with the layout size of the element, CSS px: at the start, after a change, and after `measure`. */
  size(width: number, height: number): void
}

/** Touch handlers that must be set on the element; empty if the adapter adds listeners itself. */
interface TouchHandlers {
  onTouchStart?: (event: object) => void
  onTouchMove?: (event: object) => void
  onTouchEnd?: (event: object) => void
  onTouchCancel?: (event: object) => void
}

export interface Gestures {
  readonly handlers: TouchHandlers
  /** Adds the listeners. Returns `failed` if the element is not on the page. */
  listen(): { kind: 'listening'; dispose: Unsubscribe } | Refused
  /** Measures the element now. Resolves after `size` was called, or immediately if the element has no layout. */
  measure(): Promise<void>
}

/** Listens to touch, mouse and wheel on the element with this id. These gestures do not scroll the page. */
export type GesturesOn = (id: string, listener: GestureListener) => Gestures
