/** A place on the plan, cm. */
export interface Point {
  x: number
  y: number
}

/**
 * A row's line on the plan. `u` runs to the right as its audience sees the stage, from the line's middle; `v` runs back,
 * away from the stage. All lengths in cm.
 */
export interface Line {
  length: number
  at(u: number, v: number): Point
  /** Into how many straight pieces its edge has to be cut to look round; 1 for a straight line. */
  pieces: number
}

/** A direction on the plan in degrees: 0 to the right, 90 down (away from a stage at the top), 180 left, 270 up. */
export type Degrees = number

const radians = (angle: Degrees): number => (angle * Math.PI) / 180

/** A straight line round `middle`, whose audience has the stage at its front; `back` is the direction away from it. */
export const straightLine = (middle: Point, back: Degrees, length: number): Line => {
  const bx = Math.cos(radians(back))
  const by = Math.sin(radians(back))
  return {
    length,
    pieces: 1,
    at: (u, v) => ({ x: middle.x + by * u + bx * v, y: middle.y - bx * u + by * v }),
  }
}

const DEGREES_A_PIECE = 4

/** A piece of a circle round `centre`, whose audience looks to the centre; its middle lies in the direction `middle`. */
export const arcLine = (centre: Point, radius: number, middle: Degrees, length: number): Line => ({
  length,
  pieces: Math.max(2, Math.ceil(((length / radius) * (180 / Math.PI)) / DEGREES_A_PIECE)),
  at: (u, v) => {
    const angle = radians(middle) - u / radius
    return { x: centre.x + Math.cos(angle) * (radius + v), y: centre.y + Math.sin(angle) * (radius + v) }
  },
})

/** A part of a line: `length` long, its middle moved by `shift`. */
export const partOf = (line: Line, shift: number, length: number): Line => ({
  length,
  pieces: line.pieces === 1 ? 1 : Math.max(2, Math.ceil((line.pieces * length) / line.length)),
  at: (u, v) => line.at(u + shift, v),
})
