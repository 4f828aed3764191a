import type { TouchPhase, TouchPoint } from '@/lib/touch'
import type { Refused, Unsubscribe } from '../outcome'

/** Receives the gestures on one element. */
export interface GestureListener {
  /** The touch points that came down, moved or were lifted. `time` in ms since an arbitrary moment. */
  touch(phase: TouchPhase, points: readonly TouchPoint[], time: number): void
  /** The wheel turned at a point; deltaY in CSS px, `isPinch` for two fingers on a touchpad. */
  wheel(x: number, y: number, deltaY: number, isPinch: boolean): void
  /** The mouse is over a point without a button pressed; null when it has left. Never on a host without a mouse. */
  hover(point: { x: number; y: number } | null): void
  /** The element's layout size, CSS px: when listening starts, when it has changed, and after `measure`. */
  size(width: number, height: number): void
}

/** Touch handlers to set on the element; empty where the adapter adds its own listeners to it. */
interface TouchHandlers {
  onTouchStart?: (event: object) => void
  onTouchMove?: (event: object) => void
  onTouchEnd?: (event: object) => void
  onTouchCancel?: (event: object) => void
}

export interface Gestures {
  readonly handlers: TouchHandlers
  /** Starts listening; call it when the element is on the page. `failed` when it is not. */
  listen(): { kind: 'listening'; dispose: Unsubscribe } | Refused
  /** Measures the element now. Resolves when `size` was called, or when the element has no layout. */
  measure(): Promise<void>
}

/** Listens to touches, mouse and wheel on the element with this id. The page does not scroll with them. */
export type GesturesOn = (id: string, listener: GestureListener) => Gestures
