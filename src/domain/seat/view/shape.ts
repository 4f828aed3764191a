import type { Eye, Point3 } from './eye'

/** What a shape of the picture is; its colour is the painter's. */
export type ViewPart =
  | 'floor'
  | 'step'
  | 'chairs'
  | 'crowd'
  | 'shoulders'
  | 'head'
  | 'rail'
  | 'stage'
  | 'stageSide'
  | 'backdrop'
  | 'screen'
  | 'portal'
  | 'figure'
  | 'grass'
  | 'line'

/** A filled shape of the picture. */
export interface ViewShape {
  part: ViewPart
  /** Corners, x and y by turns, in the unit of Eye.picture. */
  points: number[]
  /** How far away it is, cm: what is far has less of its own colour. */
  distance: number
  /** 1 for every other row, so that rows differ in tone. */
  tone: number
}

/** Shapes that are painted together, behind all that is nearer. */
export interface ViewLayer {
  distance: number
  shapes: ViewShape[]
}

/** Adds a flat shape to a layer when it can be seen. */
export const put = (layer: ViewLayer, eye: Eye, part: ViewPart, corners: readonly Point3[], tone = 0): void => {
  const points = eye.picture(corners)
  if (points) layer.shapes.push({ part, points, distance: layer.distance, tone })
}

/** Adds a small upright shape that turns to the eye. */
export const putUpright = (
  layer: ViewLayer,
  eye: Eye,
  part: ViewPart,
  foot: Point3,
  outline: readonly number[],
): void => {
  const points = eye.upright(foot, outline)
  if (points) layer.shapes.push({ part, points, distance: layer.distance, tone: 0 })
}

/** A circle as corners across and above, cm. */
export const disc = (across: number, above: number, radius: number, corners = 16): number[] =>
  Array.from({ length: corners }, (_, at) => (at * 2 * Math.PI) / corners).flatMap((angle) => [
    across + Math.cos(angle) * radius,
    above + Math.sin(angle) * radius,
  ])
