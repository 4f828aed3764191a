import type { SeatMap, SeatRow } from '../seat-map'
import type { Eye, Point3 } from './eye'
import { disc, put, putUpright, type ViewLayer, type ViewPart } from './shape'

/**
 * Maximum distance at which people are drawn individually, in cm. At a larger distance, each row is drawn as a band.
 */
const ONE_BY_ONE = 2700

const CHAIR = 82
const PERSON = 116
const HEAD = disc(0, 107, 10.5)
/**
 * Distance in cm from which heads are drawn with half of the corners. Such a head is 3 px wide on a phone, so the
 * difference is not visible.
 */
const FAR_HEAD = disc(0, 107, 10.5, 8)
const FEW_CORNERS = 1000
const SHOULDERS = [-22, 55, -22, 82, -17, 92, -7, 97, 7, 97, 17, 92, 22, 82, 22, 55]

/** Minimum height difference between a first row and the floor below it for which a rail is drawn, in cm. */
const RAISED = 150
const RAIL = 80
const RAIL_BEFORE = 62
const UNDER_RAIL = 70

/** Number of points of the line that represents a row, including both ends. */
const POINTS = 7

interface Line {
  x: number[]
  y: number[]
}

const lineOf = ({ x, y }: SeatMap, { first, count }: SeatRow): Line => {
  const seats = Array.from({ length: POINTS }, (_, at) => first + Math.round(((count - 1) * at) / (POINTS - 1)))
  return { x: seats.map((seat) => x[seat]), y: seats.map((seat) => y[seat]) }
}

/** A strip between two lines, each at its own height, and the fill of the strip. */
interface Strip {
  part: ViewPart
  above: Line
  top: number
  below: Line
  bottom: number
  tone?: number
}

/**
 * Adds a strip that surrounds the viewer. The strip is split into pieces, because only convex shapes are clipped
 * correctly.
 */
const putStrip = (layer: ViewLayer, eye: Eye, { part, above, top, below, bottom, tone }: Strip): void => {
  const upper = above.x.map((x, at): Point3 => [x, above.y[at], top])
  const lower = below.x.map((x, at): Point3 => [x, below.y[at], bottom])
  if (upper.every(eye.isAhead) && lower.every(eye.isAhead)) {
    put(layer, eye, part, [...upper, ...lower.reverse()], tone)
    return
  }
  for (let at = 1; at < upper.length; at++) {
    put(layer, eye, part, [upper[at - 1], upper[at], lower[at], lower[at - 1]], tone)
  }
}

const nearest = (eye: Eye, line: Line, height: number): number =>
  Math.min(...line.x.map((x, at) => eye.distanceTo([x, line.y[at], height])))

/**
 * Returns a line in front of the first row, on the side away from the second row. If there is no second row, the line
 * is on the side of the stage.
 */
const before = ({ stage }: SeatMap, line: Line, second: Line | null): Line => {
  const moved: Line = { x: [], y: [] }
  line.x.forEach((x, at) => {
    const y = line.y[at]
    const dx = second ? x - second.x[at] : stage.x - x
    const dy = second ? y - second.y[at] : stage.y - y
    const length = Math.max(1, Math.sqrt(dx * dx + dy * dy))
    moved.x.push(x + (dx / length) * RAIL_BEFORE)
    moved.y.push(y + (dy / length) * RAIL_BEFORE)
  })
  return moved
}

const people = (layer: ViewLayer, eye: Eye, { x, y }: SeatMap, { first, count, height }: SeatRow): void => {
  for (let seat = first; seat < first + count; seat++) {
    const foot: Point3 = [x[seat], y[seat], height]
    const distance = eye.distanceTo(foot)
    if (distance > ONE_BY_ONE) continue
    putUpright(layer, eye, 'shoulders', foot, SHOULDERS)
    putUpright(layer, eye, 'head', foot, distance > FEW_CORNERS ? FAR_HEAD : HEAD)
  }
}

const middleOf = ({ x, y }: Line, z: number): Point3 => [x[POINTS >> 1], y[POINTS >> 1], z]

/**
 * Adds a row that is near enough for its people to be drawn. For rows seen from behind, the chairs hide the people up
 * to the shoulders.
 */
const nearRow = (layer: ViewLayer, eye: Eye, map: SeatMap, row: SeatRow, line: Line, front: Line): void => {
  const { height } = row
  const chairs: Strip = { part: 'chairs', above: line, top: height + CHAIR, below: line, bottom: height }
  const behind = eye.distanceTo(middleOf(line, height)) < eye.distanceTo(middleOf(front, height))
  if (!behind) putStrip(layer, eye, chairs)
  people(layer, eye, map, row)
  if (behind) putStrip(layer, eye, chairs)
}

/**
 * Returns the rows of the venue as layers: steps, chairs, people, and the rails of balconies.
 * @param own the viewer's row, drawn without people
 * @param ground height of the lowest floor, cm
 */
export const rowLayers = (map: SeatMap, eye: Eye, own: number, ground: number): ViewLayer[] => {
  const layers: ViewLayer[] = []
  for (const { firstRow, rowCount } of map.sections) {
    let ahead: Line | null = null
    for (let index = firstRow; index < firstRow + rowCount; index++) {
      const row = map.rows[index]
      const { height } = row
      const line = lineOf(map, row)
      const second = index === firstRow && rowCount > 1 ? lineOf(map, map.rows[index + 1]) : null
      const front: Line = ahead ?? before(map, line, second)
      if (!ahead) layers.push(railLayer(eye, front, height, ground))
      const tone = (index - firstRow) % 2
      const layer: ViewLayer = { distance: nearest(eye, line, height), shapes: [] }
      if (index === own || layer.distance <= ONE_BY_ONE) {
        putStrip(layer, eye, { part: 'step', above: line, top: height, below: front, bottom: height, tone })
        if (index !== own) nearRow(layer, eye, map, row, line, front)
      } else {
        putStrip(layer, eye, { part: 'crowd', above: line, top: height + PERSON, below: front, bottom: height, tone })
      }
      layers.push(layer)
      ahead = line
    }
  }
  return layers.filter(({ shapes }) => shapes.length > 0)
}

/** Returns the front of a first row: the rail of a balcony, or a wall from the seats down to the ground. */
const railLayer = (eye: Eye, rail: Line, height: number, ground: number): ViewLayer => {
  const layer: ViewLayer = { distance: nearest(eye, rail, height), shapes: [] }
  const raised = height - ground > RAISED
  const [top, bottom] = raised ? [height + RAIL, height - UNDER_RAIL] : [height, ground]
  if (top > bottom) putStrip(layer, eye, { part: 'rail', above: rail, top, below: rail, bottom })
  return layer
}
