export type TouchPhase = 'start' | 'move' | 'end' | 'cancel'

/** A finger, or the mouse while its button is pressed: CSS px from the element's top left corner. */
export interface TouchPoint {
  id: number
  x: number
  y: number
}
