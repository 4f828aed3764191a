export type TouchPhase = 'start' | 'move' | 'end' | 'cancel'

/** Position of a finger, or of the mouse while its button is pressed, in CSS px from the element's top left corner. */
export interface TouchPoint {
  id: number
  x: number
  y: number
}
