import { SHAPE } from './marks'

/** The pixels that a seat covers, for one subpixel position of the seat. */
export interface Stencil {
  /** Offset of each covered pixel from the pixel at the center of the seat, as indices of the image. */
  offsets: Int32Array
  /** Coverage of each of these pixels, 1 to 255. */
  alpha: Uint8Array
}

/**
 * Radius of a selected seat, as a factor of an available seat's radius. The next constant is the factor for a taken
 * seat.
 */
export const CHOSEN_RADIUS = 1.22
export const TAKEN_RADIUS = 0.68

const disc = (x: number, y: number, radius: number): number => Math.sqrt(x * x + y * y) - radius

/** Returns the signed distance to a line of `width` along the inner edge of a shape. */
const rim = (distance: number, width: number): number => Math.abs(distance + width / 2) - width / 2

const rounded = (x: number, y: number, half: number, corner: number): number => {
  const dx = Math.max(0, Math.abs(x) - half + corner)
  const dy = Math.max(0, Math.abs(y) - half + corner)
  return Math.sqrt(dx * dx + dy * dy) - corner
}

/**
 * Returns the signed distance from a point to the edge of a shape that is centered at 0, 0. The distance is negative
 * inside the shape.
 */
const distanceTo = (shape: number, x: number, y: number, radius: number): number => {
  if (shape === SHAPE.taken) return disc(x, y, radius * TAKEN_RADIUS)
  if (shape === SHAPE.chosen) return disc(x, y, radius * CHOSEN_RADIUS)
  if (shape === SHAPE.square) return rounded(x, y, radius * 0.98, radius * 0.3)
  const edge = disc(x, y, radius)
  if (shape === SHAPE.ringed) return Math.min(rim(edge, radius * 0.26), disc(x, y, radius * 0.5))
  if (shape === SHAPE.half) return Math.min(rim(edge, radius * 0.24), Math.max(edge, x))
  return edge
}

/**
 * Returns the coverage of a pixel, 0 to 1. It is computed from the distance to the edge, or from 16 samples if the
 * radius is below two pixels.
 */
const coverage = (shape: number, x: number, y: number, radius: number): number => {
  const distance = distanceTo(shape, x, y, radius)
  if (radius >= 2) return Math.max(0, Math.min(1, 0.5 - distance))
  // Distance from the center of a pixel to its corners.
  if (Math.abs(distance) > Math.SQRT1_2) return distance < 0 ? 1 : 0
  let inside = 0
  for (let at = 0; at < 16; at += 1)
    if (distanceTo(shape, x + ((at % 4) - 1.5) / 4, y + ((at >> 2) - 1.5) / 4, radius) < 0) inside += 1
  return inside / 16
}

const createStencil = (
  shape: number,
  stencils: Pick<Stencils, 'radius' | 'stride' | 'middle'>,
  at: SubpixelOffset,
): Stencil => {
  const { radius, stride, middle } = stencils
  const offsets: number[] = []
  const alpha: number[] = []
  for (let row = -middle; row <= middle; row += 1)
    for (let column = -middle; column <= middle; column += 1) {
      const covered = Math.round(coverage(shape, column + 0.5 - at.x, row + 0.5 - at.y, radius) * 255)
      if (covered === 0) continue
      offsets.push(row * stride + column)
      alpha.push(covered)
    }
  return { offsets: Int32Array.from(offsets), alpha: Uint8Array.from(alpha) }
}

/**
 * Returns the number of subpixel positions along each axis, which is a power of two. Large seats need fewer positions.
 */
const fineness = (radius: number): number => (radius < 10 ? 2 : radius < 24 ? 1 : 0)

interface SubpixelOffset {
  x: number
  y: number
}

export interface Stencils {
  radius: number
  /** Number of pixels that a seat extends from its center pixel. */
  middle: number
  /** Additional pixels on each side of the image, so that a seat at the edge is stamped completely. */
  margin: number
  /** Number of pixels in a line of the image. */
  stride: number
  /** A seat has 2^shift subpixel positions along each axis. */
  shift: number
  /**
   * Returns the stencil of a subpixel position.
   * @param column index of the subpixel position on the x axis
   */
  of(shape: number, column: number, row: number): Stencil
}

/**
 * Creates the stencils for seats of this radius, for images that are `width` device pixels wide without the margins.
 * Each stencil is created on first use.
 */
export const createStencils = (radius: number, width: number): Stencils => {
  const shift = fineness(radius)
  const made: (Stencil | undefined)[] = []
  const middle = Math.ceil(radius * CHOSEN_RADIUS + 0.5)
  const margin = middle * 2
  const facts = { radius, shift, middle, margin, stride: width + margin * 2 }
  const offsetOf = (step: number): number => (step + 0.5) / (1 << shift)
  return {
    ...facts,
    of(shape, column, row) {
      const at = (((shape << shift) + row) << shift) + column
      return (made[at] ??= createStencil(shape, facts, { x: offsetOf(column), y: offsetOf(row) }))
    },
  }
}
