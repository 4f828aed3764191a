/** Points of an outline: alternating x and y. */
export type Shape = ArrayLike<number>

/** Returns true if a point is inside a shape. */
export const isInside = (shape: Shape, x: number, y: number): boolean => {
  let inside = false
  for (let at = 0, before = shape.length - 2; at < shape.length; before = at, at += 2) {
    const [ax, ay, bx, by] = [shape[at]!, shape[at + 1]!, shape[before]!, shape[before + 1]!]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

type Segment = [ax: number, ay: number, bx: number, by: number]

const edges = (shape: Shape): Segment[] =>
  Array.from({ length: shape.length / 2 }, (_, at) => {
    const next = (2 * at + 2) % shape.length
    return [shape[2 * at]!, shape[2 * at + 1]!, shape[next]!, shape[next + 1]!]
  })

const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

const cross = ([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment): boolean =>
  turn(ax, ay, bx, by, cx, cy) !== turn(ax, ay, bx, by, dx, dy) &&
  turn(cx, cy, dx, dy, ax, ay) !== turn(cx, cy, dx, dy, bx, by)

/** Returns true if two shapes overlap. */
export const overlap = (one: Shape, other: Shape): boolean =>
  isInside(one, other[0]!, other[1]!) ||
  isInside(other, one[0]!, one[1]!) ||
  edges(one).some((edge) => edges(other).some((against) => cross(edge, against)))

/**
 * Returns the smallest distance between any two points of a list. Only compares points in neighboring cells of a grid
 * whose cells are `reach` wide.
 */
export const nearestPair = (x: ArrayLike<number>, y: ArrayLike<number>, reach: number): number => {
  const cells = new Map<string, number[]>()
  const cellOf = (value: number) => Math.floor(value / reach)
  for (let at = 0; at < x.length; at += 1) {
    const key = `${cellOf(x[at]!)} ${cellOf(y[at]!)}`
    const cell = cells.get(key)
    if (cell) cell.push(at)
    else cells.set(key, [at])
  }
  let least = Infinity
  for (let at = 0; at < x.length; at += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        for (const other of cells.get(`${cellOf(x[at]!) + dx} ${cellOf(y[at]!) + dy}`) ?? [])
          if (other > at) least = Math.min(least, Math.hypot(x[at]! - x[other]!, y[at]! - y[other]!))
      }
    }
  }
  return least
}
