import type { Eye, Point3 } from './eye'

/** Part of the picture that a shape shows; the painter chooses its colour. */
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
  /** Corners, alternating x and y, in the unit of Eye.picture. */
  points: number[]
  /** Distance in cm. Distant shapes are painted with a fainter colour. */
  distance: number
  /** 1 for every other row, so that rows differ in tone. */
  tone: number
}

/** Shapes that are painted together. Nearer layers are painted over them. */
export interface ViewLayer {
  distance: number
  shapes: ViewShape[]
}

/** Adds a flat shape to a layer if it is visible. */
export const put = (layer: ViewLayer, eye: Eye, part: ViewPart, corners: readonly Point3[], tone = 0): void => {
  const points = eye.picture(corners)
  if (points) layer.shapes.push({ part, points, distance: layer.distance, tone })
}

/** Adds a small upright shape that faces the eye. */
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

/** Returns a circle as corners: alternating horizontal and vertical position, in cm. */
export const disc = (across: number, above: number, radius: number, corners = 16): number[] =>
  Array.from({ length: corners }, (_, at) => (at * 2 * Math.PI) / corners).flatMap((angle) => [
    across + Math.cos(angle) * radius,
    above + Math.sin(angle) * radius,
  ])
