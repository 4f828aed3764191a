/** A point on the plan, cm. */
export interface Point {
  x: number
  y: number
}

/**
 * The line of a row on the plan. Coordinates are in cm from the middle of the line. `u` increases to the right from the
 * audience's view, and `v` increases away from the stage.
 */
export interface Line {
  length: number
  at(u: number, v: number): Point
  /** Number of straight segments that approximate the line. A straight line has 1. */
  pieces: number
}

/** A direction on the plan in degrees: 0 to the right, 90 down (away from a stage at the top), 180 left, 270 up. */
export type Degrees = number

const radians = (angle: Degrees): number => (angle * Math.PI) / 180

/** Creates a straight line around `middle`. `back` is the direction away from the stage. */
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

/** Creates an arc around `centre`, which the audience faces. The middle of the arc is in the direction `middle`. */
export const arcLine = (centre: Point, radius: number, middle: Degrees, length: number): Line => ({
  length,
  pieces: Math.max(2, Math.ceil(((length / radius) * (180 / Math.PI)) / DEGREES_A_PIECE)),
  at: (u, v) => {
    const angle = radians(middle) - u / radius
    return { x: centre.x + Math.cos(angle) * (radius + v), y: centre.y + Math.sin(angle) * (radius + v) }
  },
})

/** Returns a part of a line with the given `length`, its middle moved by `shift`. */
export const partOf = (line: Line, shift: number, length: number): Line => ({
  length,
  pieces: line.pieces === 1 ? 1 : Math.max(2, Math.ceil((line.pieces * length) / line.length)),
  at: (u, v) => line.at(u + shift, v),
})
