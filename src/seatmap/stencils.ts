import { SHAPE } from './marks'

/** The pixels that a seat covers at one place between the pixels of the screen. */
export interface Stencil {
  /** Where they lie in a picture, from the pixel of the seat's middle on. */
  offsets: Int32Array
  /** How much of each is covered, 1 to 255. */
  alpha: Uint8Array
}

/** Radius of a chosen seat and of a taken one, as a share of a free one's. */
export const CHOSEN_RADIUS = 1.22
export const TAKEN_RADIUS = 0.68

const disc = (x: number, y: number, radius: number): number => Math.sqrt(x * x + y * y) - radius

/** Line round a shape of signed distance `distance`, inside of it. */
const rim = (distance: number, width: number): number => Math.abs(distance + width / 2) - width / 2

const rounded = (x: number, y: number, half: number, corner: number): number => {
  const dx = Math.max(0, Math.abs(x) - half + corner)
  const dy = Math.max(0, Math.abs(y) - half + corner)
  return Math.sqrt(dx * dx + dy * dy) - corner
}

/** Signed distance of a point to the edge of a shape round 0, 0: negative inside. */
const distanceTo = (shape: number, x: number, y: number, radius: number): number => {
  if (shape === SHAPE.taken) return disc(x, y, radius * TAKEN_RADIUS)
  if (shape === SHAPE.chosen) return disc(x, y, radius * CHOSEN_RADIUS)
  if (shape === SHAPE.square) return rounded(x, y, radius * 0.98, radius * 0.3)
  const edge = disc(x, y, radius)
  if (shape === SHAPE.ringed) return Math.min(rim(edge, radius * 0.26), disc(x, y, radius * 0.5))
  if (shape === SHAPE.half) return Math.min(rim(edge, radius * 0.24), Math.max(edge, x))
  return edge
}

/** How much of a pixel is covered: by its distance to the edge; for what is smaller than two pixels by 16 samples of it. */
const coverage = (shape: number, x: number, y: number, radius: number): number => {
  const distance = distanceTo(shape, x, y, radius)
  if (radius >= 2) return Math.max(0, Math.min(1, 0.5 - distance))
  // No part of the pixel is further from its middle.
  if (Math.abs(distance) > Math.SQRT1_2) return distance < 0 ? 1 : 0
  let inside = 0
  for (let at = 0; at < 16; at += 1)
    if (distanceTo(shape, x + ((at % 4) - 1.5) / 4, y + ((at >> 2) - 1.5) / 4, radius) < 0) inside += 1
  return inside / 16
}

const createStencil = (shape: number, stencils: Pick<Stencils, 'radius' | 'stride' | 'middle'>, at: Place): Stencil => {
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

/** Places a seat can have within a pixel along each axis, as a power of two: fewer where seats are large. */
const fineness = (radius: number): number => (radius < 10 ? 2 : radius < 24 ? 1 : 0)

interface Place {
  x: number
  y: number
}

export interface Stencils {
  radius: number
  /** No seat reaches further than so many pixels from the one of its middle. */
  middle: number
  /** Pictures have so many pixels more on each side: a seat that reaches into them is stamped whole. */
  margin: number
  /** Pixels of a line of the pictures they are for. */
  stride: number
  /** A seat has 2^shift places within a pixel along each axis. */
  shift: number
  /** @param column and row of the place within the pixel */
  of(shape: number, column: number, row: number): Stencil
}

/** Stencils for seats of this radius in pictures `width` wide without their margins (device pixels), each made when it is first asked for. */
export const createStencils = (radius: number, width: number): Stencils => {
  const shift = fineness(radius)
  const made: (Stencil | undefined)[] = []
  const middle = Math.ceil(radius * CHOSEN_RADIUS + 0.5)
  const margin = middle * 2
  const facts = { radius, shift, middle, margin, stride: width + margin * 2 }
  const placeOf = (step: number): number => (step + 0.5) / (1 << shift)
  return {
    ...facts,
    of(shape, column, row) {
      const at = (((shape << shift) + row) << shift) + column
      return (made[at] ??= createStencil(shape, facts, { x: placeOf(column), y: placeOf(row) }))
    },
  }
}
