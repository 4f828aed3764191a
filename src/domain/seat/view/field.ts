import { boundsOf } from '../bounds'
import type { SeatMap } from '../seat-map'
import type { Eye, Point3 } from './eye'
import { put, type ViewLayer } from './shape'
import { cornersOf, putFigure } from './stage'

/** A field: its length and its lines in meters, and the players' positions relative to its middle. */
interface Field {
  length: number
  line: number
  circle: number
  /** Rectangles at both ends of the field: depth and width in meters. */
  ends: readonly (readonly [number, number])[]
  players: readonly (readonly [number, number])[]
}

const PITCH: Field = {
  length: 105,
  line: 0.25,
  circle: 9.15,
  ends: [
    [16.5, 40.3],
    [5.5, 18.3],
  ],
  players: [
    [-50, 0],
    [-31, -14],
    [-34, -4],
    [-33, 6],
    [-28, 17],
    [-14, -9],
    [-17, 4],
    [-9, 15],
    [1, -16],
    [4, 1],
    [3, 12],
    [50, 1],
    [27, -15],
    [31, -3],
    [33, 7],
    [25, 16],
    [15, -12],
    [12, 3],
    [18, 10],
    [-3, -7],
    [-5, 8],
    [7, -4],
  ],
}

const COURT: Field = {
  length: 28,
  line: 0.1,
  circle: 1.8,
  ends: [[5.8, 4.9]],
  players: [
    [-9, -4],
    [-7, 1],
    [-10, 4],
    [-4, -2],
    [-5, 5],
    [-11, -1],
    [-8, 3],
    [-6, -5],
    [-3, 2],
    [1, 0],
  ],
}

const CORNERS = 32

/** Returns a pitch or court with its lines and players, scaled to the length of the field on the plan. */
export const fieldLayers = ({ stage }: SeatMap, eye: Eye): ViewLayer[] => {
  const field = stage.kind === 'court' ? COURT : PITCH
  const { x, y, width, height } = boundsOf(new Float32Array(0), new Float32Array(0), [stage.outline])
  const lies = width >= height
  const [length, across] = lies ? [width, height] : [height, width]
  const metre = length / field.length
  const middleX = x + width / 2
  const middleY = y + height / 2
  /** Converts a position (meters along and across the field from its middle) to a point on the plan. */
  const at = (along: number, aside: number): Point3 => {
    const [dx, dy] = lies ? [along, aside] : [aside, along]
    return [middleX + dx * metre, middleY + dy * metre, 0]
  }
  const ground = cornersOf(stage.outline, 0)
  const layer: ViewLayer = { distance: Math.max(...ground.map((point) => eye.distanceTo(point))), shapes: [] }
  put(layer, eye, 'grass', ground)

  const half = field.line / 2
  const stroke = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const size = Math.max(1e-6, Math.hypot(toX - fromX, toY - fromY))
    const [dx, dy] = [((toX - fromX) / size) * half, ((toY - fromY) / size) * half]
    const corners = [
      [fromX - dx - dy, fromY - dy + dx],
      [toX + dx - dy, toY + dy + dx],
      [toX + dx + dy, toY + dy - dx],
      [fromX - dx + dy, fromY - dy - dx],
    ]
    put(
      layer,
      eye,
      'line',
      corners.map(([along, aside]) => at(along, aside)),
    )
  }
  const side = across / metre / 2 - field.line
  const end = field.length / 2 - field.line
  const closed = (corners: readonly (readonly [number, number])[]): void =>
    corners.forEach(([along, aside], index) => {
      const [nextAlong, nextAside] = corners[(index + 1) % corners.length]
      stroke(along, aside, nextAlong, nextAside)
    })
  closed([
    [-end, -side],
    [end, -side],
    [end, side],
    [-end, side],
  ])
  stroke(0, -side, 0, side)
  closed(
    Array.from({ length: CORNERS }, (_, index) => (index * 2 * Math.PI) / CORNERS).map(
      (angle) => [Math.cos(angle) * field.circle, Math.sin(angle) * field.circle] as const,
    ),
  )
  for (const [deep, wide] of field.ends) {
    for (const to of [-1, 1]) {
      closed([
        [to * end, -wide / 2],
        [to * (end - deep), -wide / 2],
        [to * (end - deep), wide / 2],
        [to * end, wide / 2],
      ])
    }
  }
  const layers = [layer]
  for (const [along, aside] of field.players) putFigure(layers, eye, at(along, aside))
  return layers
}
