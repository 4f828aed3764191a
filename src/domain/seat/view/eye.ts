/** A point in the venue, in cm: x and y on the plan (y grows downward), z above the stage's floor. */
export type Point3 = readonly [x: number, y: number, z: number]

/** The viewer's eye, directed at a point. */
export interface Eye {
  /** Returns the distance from the eye to a point, cm. */
  distanceTo(point: Point3): number
  /** Vertical position of the horizon in the picture. */
  horizon: number
  /** Returns true if a point is in front of the eye. */
  isAhead(point: Point3): boolean
  /**
   * Projects a flat shape to the picture. Returns alternating x and y, or null if nothing is visible.
   *
   * The origin is the target point, x grows to the right, y downward; a length of 1 corresponds to an angle of 45°.
   * Parts behind the eye are clipped, which is correct only for convex shapes.
   */
  picture(shape: readonly Point3[]): number[] | null
  /**
   * Projects a small upright shape that always faces the viewer.
   * @param outline alternating horizontal and vertical distances of its corners from its foot, in cm
   */
  upright(foot: Point3, outline: readonly number[]): number[] | null
}

/** Minimum distance at which a shape is visible, cm. */
const NEAREST = 40

/** Maximum extent of a picture in all four directions from the middle: an angle of 56°. */
const WIDEST = 1.5

type Seen = [across: number, up: number, ahead: number]

/** Maximum extent of an upright shape from its foot, cm. */
const REACH = 250

/** Clips a shape at the plane of the eye. Source: Sutherland–Hodgman algorithm for one plane. */
const ahead = (shape: readonly Seen[]): Seen[] => {
  const visible: Seen[] = []
  shape.forEach((point, index) => {
    const before = shape[(index + shape.length - 1) % shape.length]
    const enters = point[2] >= NEAREST
    if (enters !== before[2] >= NEAREST) {
      const share = (NEAREST - before[2]) / (point[2] - before[2])
      visible.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share, NEAREST])
    }
    if (enters) visible.push(point)
  })
  return visible
}

const isAside = (points: readonly number[]): boolean => {
  let left = true
  let right = true
  let above = true
  let below = true
  for (let at = 0; at < points.length; at += 2) {
    left &&= points[at] < -WIDEST
    right &&= points[at] > WIDEST
    above &&= points[at + 1] < -WIDEST
    below &&= points[at + 1] > WIDEST
  }
  return left || right || above || below
}

const flat = (shape: readonly Seen[]): number[] | null => {
  const seen = shape.every(([, , far]) => far >= NEAREST) ? shape : ahead(shape)
  if (seen.length < 3) return null
  const points: number[] = []
  for (const [across, up, far] of seen) points.push(across / far, -up / far)
  return isAside(points) ? null : points
}

/**
 * Creates the eye of a viewer.
 * @param from position of the eye
 * @param to point that the viewer looks at
 */
export const createEye = (from: Point3, to: Point3): Eye => {
  const [x, y, z] = from
  const dx = to[0] - x
  const dy = to[1] - y
  const level = Math.sqrt(dx * dx + dy * dy)
  // If the eye is directly above the middle of the stage, the viewer looks toward the top of the plan.
  const [aheadX, aheadY] = level < 1 ? [0, -1] : [dx / level, dy / level]
  const slope = (to[2] - z) / Math.max(level, NEAREST)
  const cosine = 1 / Math.sqrt(1 + slope * slope)
  const sine = slope * cosine

  const see = ([atX, atY, atZ]: Point3): Seen => {
    const across = (atY - y) * aheadX - (atX - x) * aheadY
    const far = (atX - x) * aheadX + (atY - y) * aheadY
    const up = atZ - z
    return [across, up * cosine - far * sine, far * cosine + up * sine]
  }

  return {
    distanceTo: ([atX, atY, atZ]) => Math.sqrt((atX - x) ** 2 + (atY - y) ** 2 + (atZ - z) ** 2),
    horizon: slope,
    isAhead: (point) => see(point)[2] >= NEAREST,
    picture: (shape) => flat(shape.map(see)),
    upright: (foot, outline) => {
      const shape: Seen[] = []
      const [across, up, far] = see(foot)
      if (far < NEAREST - REACH || Math.abs(across) - REACH > WIDEST * (far + REACH)) return null
      for (let at = 0; at < outline.length; at += 2) {
        const above = outline[at + 1]
        shape.push([across + outline[at], up + above * cosine, far + above * sine])
      }
      return flat(shape)
    },
  }
}
