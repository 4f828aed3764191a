import type { Refused, Unsubscribe } from '../outcome'

export type TouchKind = 'start' | 'move' | 'end' | 'cancel'

/** A finger, or the mouse while its button is down: CSS px from the element's left top corner. */
export interface Finger {
  id: number
  x: number
  y: number
}

/** What is told of an element that fingers, mouse and wheel work on. */
export interface GestureEars {
  /** Those that came down, moved or left. `time` in ms from any moment on. */
  touch(kind: TouchKind, fingers: readonly Finger[], time: number): void
  /** The wheel turned at a point; deltaY in CSS px, `isPinch` for two fingers on a touchpad. */
  wheel(x: number, y: number, deltaY: number, isPinch: boolean): void
  /** The element may have another size now. */
  resize(): void
}

/** Touches of a mini program's element, to be put onto it; empty where the element is listened to itself. */
export interface TouchHandlers {
  onTouchStart?: (event: object) => void
  onTouchMove?: (event: object) => void
  onTouchEnd?: (event: object) => void
  onTouchCancel?: (event: object) => void
}

export interface Gestures {
  readonly handlers: TouchHandlers
  /** Begins to listen, once the element is on the page. `failed` when it is not. */
  listen(): { kind: 'listening'; stop: Unsubscribe } | Refused
}

/** Hears what is done to the element with this id. The page does not scroll along. */
export type GesturesOn = (id: string, ears: GestureEars) => Gestures
