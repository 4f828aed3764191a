import type { SeatHouse, SeatMap } from '@/domain/seat/seat-map'
import { type Box, isInside } from './geometry'

/**
 * What is where. Seats follow one another section by section and row by row, so the boxes of sections and rows find them:
 * there is no index that holds each seat.
 */
export interface Scene {
  house: SeatHouse
  map: SeatMap
  /** left, top, right, bottom of each section: its outline and its seats. */
  sections: Float32Array
  /** left, top, right, bottom of each row's seat middles. */
  rows: Float32Array
  /** Radius of a seat, cm. */
  radius: number
}

/** Radius of a seat as a share of the distance between two. */
const RADIUS = 0.375

const put = (boxes: Float32Array, at: number, x: number, y: number): void => {
  if (x < boxes[at]) boxes[at] = x
  if (y < boxes[at + 1]) boxes[at + 1] = y
  if (x > boxes[at + 2]) boxes[at + 2] = x
  if (y > boxes[at + 3]) boxes[at + 3] = y
}

const noBoxes = (count: number): Float32Array => {
  const boxes = new Float32Array(count * 4)
  for (let at = 0; at < boxes.length; at += 1) boxes[at] = at % 4 < 2 ? Infinity : -Infinity
  return boxes
}

export const createScene = (house: SeatHouse): Scene => {
  const { map } = house
  const rows = noBoxes(map.rows.length)
  const sections = noBoxes(map.sections.length)
  map.rows.forEach(({ first, count, section }, index) => {
    const at = index * 4
    for (let seat = first; seat < first + count; seat += 1) put(rows, at, map.x[seat], map.y[seat])
    if (count === 0) return
    put(sections, section * 4, rows[at], rows[at + 1])
    put(sections, section * 4, rows[at + 2], rows[at + 3])
  })
  map.sections.forEach(({ outline }, index) => {
    for (let at = 0; at < outline.length; at += 2) put(sections, index * 4, outline[at], outline[at + 1])
  })
  return { house, map, sections, rows, radius: map.pitch * RADIUS }
}

const meets = (boxes: Float32Array, at: number, box: Box): boolean =>
  boxes[at] <= box.right && boxes[at + 2] >= box.left && boxes[at + 1] <= box.bottom && boxes[at + 3] >= box.top

export const sectionBox = ({ sections }: Scene, section: number): Box => {
  const [left, top, right, bottom] = sections.subarray(section * 4, section * 4 + 4)
  return { left, top, right, bottom }
}

/** Calls `run` with each section that has something in the box. */
export const eachSection = (scene: Scene, box: Box, run: (section: number) => void): void => {
  for (let section = 0; section < scene.map.sections.length; section += 1)
    if (meets(scene.sections, section * 4, box)) run(section)
}

/** Calls `run` with each row whose seats' middles may lie in the box. */
export const eachRow = (scene: Scene, box: Box, run: (row: number) => void): void =>
  eachSection(scene, box, (section) => {
    const { firstRow, rowCount } = scene.map.sections[section]
    for (let row = firstRow; row < firstRow + rowCount; row += 1) if (meets(scene.rows, row * 4, box)) run(row)
  })

/** The seat nearest to a point of the plan, -1 when none has its middle within `reach` (cm). */
export const seatNear = (scene: Scene, x: number, y: number, reach: number): number => {
  const { map } = scene
  let found = -1
  let nearest = reach * reach
  eachRow(scene, { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }, (row) => {
    const { first, count } = map.rows[row]
    for (let seat = first; seat < first + count; seat += 1) {
      const dx = map.x[seat] - x
      const dy = map.y[seat] - y
      const distance = dx * dx + dy * dy
      if (distance > nearest || (distance === nearest && found >= 0)) continue
      nearest = distance
      found = seat
    }
  })
  return found
}

/** The section at a point of the plan, -1 for none; of those that lie over one another the last, which is painted on top. */
export const sectionAt = (scene: Scene, x: number, y: number): number => {
  let found = -1
  eachSection(scene, { left: x, top: y, right: x, bottom: y }, (section) => {
    if (isInside(scene.map.sections[section].outline, x, y)) found = section
  })
  return found
}
