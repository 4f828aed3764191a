import { boundsOf } from '../bounds'
import type { SeatMap } from '../seat-map'
import type { Facing } from '../sightline'
import type { Eye, Point3 } from './eye'
import { disc, put, putUpright, type ViewLayer } from './shape'

/** Outline of a standing person, cm. */
const BODY = [-15, 0, -17, 88, -22, 132, -17, 146, -7, 151, 7, 151, 17, 146, 22, 132, 17, 88, 15, 0]
const FACE = disc(0, 163, 12, 12)

/** Adds a standing person at this point of the floor. */
export const putFigure = (layers: ViewLayer[], eye: Eye, foot: Point3): void => {
  const layer: ViewLayer = { distance: eye.distanceTo(foot), shapes: [] }
  putUpright(layer, eye, 'figure', foot, BODY)
  putUpright(layer, eye, 'figure', foot, FACE)
  layers.push(layer)
}

/** Returns the corners of an outline at a given height, in cm. */
export const cornersOf = (outline: Float32Array, z: number): Point3[] =>
  Array.from({ length: outline.length / 2 }, (_, at): Point3 => [outline[2 * at], outline[2 * at + 1], z])

const farthest = (eye: Eye, points: readonly Point3[]): number =>
  Math.max(...points.map((point) => eye.distanceTo(point)))

/** Adds the floor of a stage at height 0, and its visible sides down to the ground. */
const boards = (layers: ViewLayer[], eye: Eye, outline: Float32Array, ground: number): void => {
  const top = cornersOf(outline, 0)
  const layer: ViewLayer = { distance: farthest(eye, top), shapes: [] }
  const base = cornersOf(outline, ground)
  if (ground < 0) {
    const sides = top
      .map((corner, at) => [corner, top[(at + 1) % top.length], base[(at + 1) % top.length], base[at]])
      .sort((a, b) => farthest(eye, b) - farthest(eye, a))
    for (const side of sides) put(layer, eye, 'stageSide', side)
  }
  put(layer, eye, 'stage', top)
  layers.push(layer)
}

/** Converts relative positions on a stage to the plan. Depth is from 0 (back) to 1 (front), width from −1 to 1. */
type At = (depth: number, across: number, z: number) => Point3

const framed = (outline: Float32Array, { axisX, axisY }: Facing): { at: At; width: number } => {
  let front = -Infinity
  let back = Infinity
  let left = Infinity
  let right = -Infinity
  for (let at = 0; at < outline.length; at += 2) {
    const ahead = outline[at] * axisX + outline[at + 1] * axisY
    const aside = outline[at] * axisY - outline[at + 1] * axisX
    front = Math.max(front, ahead)
    back = Math.min(back, ahead)
    left = Math.min(left, aside)
    right = Math.max(right, aside)
  }
  const at: At = (depth, across, z) => {
    const ahead = back + (front - back) * depth
    const aside = (left + right) / 2 + ((right - left) / 2) * across
    return [ahead * axisX + aside * axisY, ahead * axisY - aside * axisX, z]
  }
  return { at, width: right - left }
}

/** Returns the height of the wall behind a stage, calculated from the stage's width, in cm. */
const wallHeight = (width: number): number => Math.min(1100, Math.max(380, width * 0.42))

const upright = (at: At, depth: number, across: readonly [number, number], z: readonly [number, number]): Point3[] => [
  at(depth, across[0], z[1]),
  at(depth, across[1], z[1]),
  at(depth, across[1], z[0]),
  at(depth, across[0], z[0]),
]

/** Adds a stage with the audience on one side: a wall with a lit area at the back, and a frame in front. */
const openStage = (layers: ViewLayer[], eye: Eye, outline: Float32Array, facing: Facing): void => {
  const { at, width } = framed(outline, facing)
  const high = wallHeight(width)
  const back: ViewLayer = { distance: farthest(eye, [at(0, -1, 0), at(0, 1, 0)]), shapes: [] }
  put(back, eye, 'backdrop', upright(at, 0, [-1, 1], [0, high]))
  put(back, eye, 'screen', upright(at, 0, [-0.82, 0.82], [high * 0.1, high * 0.84]))
  layers.push(back)
  const frame: ViewLayer = { distance: eye.distanceTo(at(PORTAL, 0, 0)), shapes: [] }
  const post = Math.min(0.09, 70 / width)
  put(frame, eye, 'portal', upright(at, PORTAL, [-1 - post, -1 + post], [0, high]))
  put(frame, eye, 'portal', upright(at, PORTAL, [1 - post, 1 + post], [0, high]))
  put(frame, eye, 'portal', upright(at, PORTAL, [-1 - post, 1 + post], [high, high * 1.12]))
  layers.push(frame)
}

/** Position of the frame between the back (0) and the front (1) of the stage. */
const PORTAL = 0.72

/** Positions of the performers across the stage and toward the audience, relative to the smaller side of the stage. */
const PLAYERS = [
  [-0.27, 0.02],
  [-0.09, 0.12],
  [0.1, 0.05],
  [0.28, -0.05],
] as const

/** Returns the stage and its performers as layers. */
export const stageLayers = ({ stage }: SeatMap, eye: Eye, facing: Facing, ground: number): ViewLayer[] => {
  const layers: ViewLayer[] = []
  const { outline } = stage
  boards(layers, eye, outline, ground)
  if (facing.kind === 'front') openStage(layers, eye, outline, facing)
  const { width, height } = boundsOf(new Float32Array(0), new Float32Array(0), [outline])
  const size = Math.min(width, height)
  const [axisX, axisY] = facing.kind === 'front' ? [facing.axisX, facing.axisY] : [0, 1]
  for (const [across, ahead] of PLAYERS) {
    const x = stage.x + (ahead * axisX + across * axisY) * size
    const y = stage.y + (ahead * axisY - across * axisX) * size
    putFigure(layers, eye, [x, y, 0])
  }
  return layers
}
