import type { SeatMap, SeatRow } from './seat-map'

const known = new WeakMap<SeatMap, Float32Array>()

/**
 * Writes the bounding box of a row's seat centers to `boxes`. This code is a separate function, because JavaScript
 * engines optimize a function early if it is called for each row.
 */
const measureRow = ({ x, y }: SeatMap, { first, count }: SeatRow, boxes: Float32Array, at: number): void => {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (let seat = first; seat < first + count; seat += 1) {
    const atX = x[seat]
    const atY = y[seat]
    if (atX < left) left = atX
    if (atX > right) right = atX
    if (atY < top) top = atY
    if (atY > bottom) bottom = atY
  }
  boxes[at] = left
  boxes[at + 1] = top
  boxes[at + 2] = right
  boxes[at + 3] = bottom
}

/**
 * Returns left, top, right, bottom (cm) of each row's seat centers. The result is cached, because a map may have 60,000
 * seats.
 */
export const rowBoxes = (map: SeatMap): Float32Array => {
  const found = known.get(map)
  if (found) return found
  const boxes = new Float32Array(map.rows.length * 4)
  map.rows.forEach((row, index) => measureRow(map, row, boxes, index * 4))
  known.set(map, boxes)
  return boxes
}
