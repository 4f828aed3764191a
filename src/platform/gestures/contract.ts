import type { TouchPhase, TouchPoint } from '@/lib/touch'
import type { Refused, Unsubscribe } from '../outcome'

/** Receives the gestures on one element. */
export interface GestureListener {
  /** Handles touch points that came down, moved or were lifted. `time` is in ms since an arbitrary start. */
  touch(phase: TouchPhase, points: readonly TouchPoint[], time: number): void
  /** Handles a turn of the wheel at a point. `deltaY` is in CSS px; `isPinch` is true for two fingers on a touchpad. */
  wheel(x: number, y: number, deltaY: number, isPinch: boolean): void
  /**
   * Handles the mouse over a point without a pressed button; null after it has left. Never called on a host without a
   * mouse.
   */
  hover(point: { x: number; y: number } | null): void
  /** Handles the layout size of the element, CSS px. Called on start, after a change, and after `measure`. */
  size(width: number, height: number): void
}

/** Touch handlers to set on the element; empty if the adapter adds its own listeners. */
interface TouchHandlers {
  onTouchStart?: (event: object) => void
  onTouchMove?: (event: object) => void
  onTouchEnd?: (event: object) => void
  onTouchCancel?: (event: object) => void
}

export interface Gestures {
  readonly handlers: TouchHandlers
  /** Starts listening. Call it when the element is on the page; otherwise it returns `failed`. */
  listen(): { kind: 'listening'; dispose: Unsubscribe } | Refused
  /** Measures the element now. Resolves after the call of `size`, or if the element has no layout. */
  measure(): Promise<void>
}

/** Listens to touch, mouse and wheel on the element with this id. The page does not scroll with these gestures. */
export type GesturesOn = (id: string, listener: GestureListener) => Gestures
