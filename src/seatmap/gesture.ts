export type TouchKind = 'start' | 'move' | 'end' | 'cancel'

/** One finger (or the mouse, pressed): CSS px from the surface's left top corner. */
export interface TouchPoint {
  id: number
  x: number
  y: number
}
