/** Edges of a rectangle, in any unit. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Returns the bounding box of points. `points` contains x and y alternately. */
export const boxOf = (points: ArrayLike<number>): Box => {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let at = 0; at < points.length; at += 2) {
    box.left = Math.min(box.left, points[at])
    box.right = Math.max(box.right, points[at])
    box.top = Math.min(box.top, points[at + 1])
    box.bottom = Math.max(box.bottom, points[at + 1])
  }
  return box
}

/** Returns the smallest box that contains both boxes. */
export const joined = (a: Box | null, b: Box): Box =>
  a
    ? {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      }
    : b

/** Returns the box with all edges multiplied by a factor. */
export const scaled = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
})

/** Returns the box enlarged by a distance on all sides. */
export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/**
 * Returns the part of a polygon that lies within a box; empty if they do not overlap. `points` contains x and y
 * alternately.
 */
export const cutTo = (outline: ArrayLike<number>, { left, top, right, bottom }: Box): number[] => {
  /**
   * The four edges of the box. Each has an axis, a limit, and a sign: 1 if larger values are inside, -1 if smaller
   * values are inside.
   */
  const edges = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ] as const
  return edges.reduce<number[]>((points, [axis, limit, side]) => {
    const cut: number[] = []
    for (let at = 0, before = points.length - 2; at < points.length; before = at, at += 2) {
      const from = (points[before + axis] - limit) * side
      const to = (points[at + axis] - limit) * side
      if (from >= 0 !== to >= 0) {
        const share = from / (from - to)
        for (const each of [0, 1]) cut.push(points[before + each] + (points[at + each] - points[before + each]) * share)
      }
      if (to >= 0) cut.push(points[at], points[at + 1])
    }
    return cut
  }, Array.from(outline))
}

/** Returns true if a point lies within a polygon, by the even-odd rule. `points` contains x and y alternately. */
export const isInside = (outline: ArrayLike<number>, x: number, y: number): boolean => {
  let inside = false
  for (let at = 0, before = outline.length - 2; at < outline.length; before = at, at += 2) {
    const y0 = outline[at + 1]
    const y1 = outline[before + 1]
    if (y0 > y !== y1 > y && x < ((outline[before] - outline[at]) * (y - y0)) / (y1 - y0) + outline[at])
      inside = !inside
  }
  return inside
}

/** Returns the distance from a point to the nearest edge of a polygon. The distance is negative outside the polygon. */
export const depthIn = (outline: ArrayLike<number>, x: number, y: number): number => {
  let nearest = Infinity
  for (let at = 0, before = outline.length - 2; at < outline.length; before = at, at += 2) {
    const dx = outline[at] - outline[before]
    const dy = outline[at + 1] - outline[before + 1]
    const along = ((x - outline[before]) * dx + (y - outline[before + 1]) * dy) / (dx * dx + dy * dy || 1)
    const t = Math.max(0, Math.min(1, along))
    nearest = Math.min(nearest, Math.hypot(x - outline[before] - t * dx, y - outline[before + 1] - t * dy))
  }
  return isInside(outline, x, y) ? nearest : -nearest
}
