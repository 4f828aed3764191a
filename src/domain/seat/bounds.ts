import type { Bounds } from './seat-map'

/**
 * Returns the bounding box of points and outlines in cm. Outlines are lists of alternating x and y. Without points and
 * outlines, returns a box of size 0 at the origin.
 */
export const boundsOf = (x: Float32Array, y: Float32Array, outlines: readonly Float32Array[]): Bounds => {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  const include = (atX: number, atY: number): void => {
    left = Math.min(left, atX)
    right = Math.max(right, atX)
    top = Math.min(top, atY)
    bottom = Math.max(bottom, atY)
  }
  for (let at = 0; at < x.length; at++) include(x[at], y[at])
  for (const outline of outlines) for (let at = 0; at < outline.length; at += 2) include(outline[at], outline[at + 1])
  return left > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top }
}
