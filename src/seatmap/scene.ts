import { rowBoxes } from '@/domain/seat/row-boxes'
import type { SeatHouse, SeatMap } from '@/domain/seat/seat-map'
import { type Box, boxOf, isInside } from './geometry'

/**
 * Spatial index of the venue's seats. Seats are sorted by section and row, so one box for each section and row is
 * sufficient.
 */
export interface Scene {
  house: SeatHouse
  map: SeatMap
  /** Left, top, right and bottom of each section, in this order. A section's box contains its outline and its seats. */
  sections: Float32Array
  /** Left, top, right and bottom of the seat centers of each row, in this order. */
  rows: Float32Array
  /** Radius of a seat, cm. */
  radius: number
}

/** Radius of a seat as a share of the distance between two seats. */
const RADIUS = 0.375

/** Extends a box so that it contains a second box. The edges of an empty box are at infinity. */
const widen = (boxes: Float32Array, at: number, left: number, top: number, right: number, bottom: number): void => {
  boxes[at] = Math.min(boxes[at], left)
  boxes[at + 1] = Math.min(boxes[at + 1], top)
  boxes[at + 2] = Math.max(boxes[at + 2], right)
  boxes[at + 3] = Math.max(boxes[at + 3], bottom)
}

const noBoxes = (count: number): Float32Array => {
  const boxes = new Float32Array(count * 4)
  for (let at = 0; at < boxes.length; at += 1) boxes[at] = at % 4 < 2 ? Infinity : -Infinity
  return boxes
}

export const createScene = (house: SeatHouse): Scene => {
  const { map } = house
  const rows = rowBoxes(map)
  const sections = noBoxes(map.sections.length)
  map.rows.forEach((row, index) => {
    const at = index * 4
    widen(sections, row.section * 4, rows[at], rows[at + 1], rows[at + 2], rows[at + 3])
  })
  map.sections.forEach(({ outline }, index) => {
    const { left, top, right, bottom } = boxOf(outline)
    widen(sections, index * 4, left, top, right, bottom)
  })
  return { house, map, sections, rows, radius: map.pitch * RADIUS }
}

const overlaps = (boxes: Float32Array, at: number, box: Box): boolean =>
  boxes[at] <= box.right && boxes[at + 2] >= box.left && boxes[at + 1] <= box.bottom && boxes[at + 3] >= box.top

export const sectionBox = ({ sections }: Scene, section: number): Box => {
  const [left, top, right, bottom] = sections.subarray(section * 4, section * 4 + 4)
  return { left, top, right, bottom }
}

/** Calls `run` for each section whose box overlaps the given box. */
export const eachSection = (scene: Scene, box: Box, run: (section: number) => void): void => {
  for (let section = 0; section < scene.map.sections.length; section += 1)
    if (overlaps(scene.sections, section * 4, box)) run(section)
}

/** Calls `run` for each row whose box overlaps the given box. */
export const eachRow = (scene: Scene, box: Box, run: (row: number) => void): void =>
  eachSection(scene, box, (section) => {
    const { firstRow, rowCount } = scene.map.sections[section]
    for (let row = firstRow; row < firstRow + rowCount; row += 1) if (overlaps(scene.rows, row * 4, box)) run(row)
  })

/** Returns the seat nearest to a point of the plan. Returns -1 if the center of no seat is within `reach` (cm). */
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

/**
 * Returns the section at a point of the plan; -1 if no section contains it. If sections overlap, returns the last one,
 * because it is painted on top.
 */
export const sectionAt = (scene: Scene, x: number, y: number): number => {
  let found = -1
  eachSection(scene, { left: x, top: y, right: x, bottom: y }, (section) => {
    if (isInside(scene.map.sections[section].outline, x, y)) found = section
  })
  return found
}
