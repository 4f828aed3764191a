import type { Eye, Point3 } from './eye'

/** Part of the picture to which a shape belongs; the painter chooses the color for it. */
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
  /** Corners as alternating x and y, in the unit of `Eye.picture`. */
  points: number[]
  /** Distance in cm. Distant shapes are painted with a fainter color. */
  distance: number
  /** 1 for every other row, otherwise 0, so that neighboring rows have different tones. */
  tone: number
}

/** A group of shapes. A nearer layer is painted over a more distant one. */
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

/** Returns the corners of a circle as alternating horizontal and vertical positions, in cm. */
export const disc = (across: number, above: number, radius: number, corners = 16): number[] =>
  Array.from({ length: corners }, (_, at) => (at * 2 * Math.PI) / corners).flatMap((angle) => [
    across + Math.cos(angle) * radius,
    above + Math.sin(angle) * radius,
  ])
