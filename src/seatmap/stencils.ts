import { SHAPE } from './marks'

/** The alpha of a seat's pixels at one place between the pixels of the screen; `size` pixels a side. */
export interface Stencil {
  size: number
  /** Where the seat's middle lies in it, pixels from its left top corner. */
  middle: number
  alpha: Uint8Array
}

/** Radius of a chosen seat and of a taken one, as a share of a free one's. */
export const CHOSEN_RADIUS = 1.22
export const TAKEN_RADIUS = 0.68

const disc = (x: number, y: number, radius: number): number => Math.hypot(x, y) - radius

/** Line round a shape of signed distance `distance`, inside of it. */
const rim = (distance: number, width: number): number => Math.abs(distance + width / 2) - width / 2

const rounded = (x: number, y: number, half: number, corner: number): number => {
  const dx = Math.max(0, Math.abs(x) - half + corner)
  const dy = Math.max(0, Math.abs(y) - half + corner)
  return Math.hypot(dx, dy) - corner
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
  if (radius >= 2) return Math.max(0, Math.min(1, 0.5 - distanceTo(shape, x, y, radius)))
  let inside = 0
  for (let at = 0; at < 16; at += 1)
    if (distanceTo(shape, x + ((at % 4) - 1.5) / 4, y + ((at >> 2) - 1.5) / 4, radius) < 0) inside += 1
  return inside / 16
}

const createStencil = (shape: number, radius: number, offsetX: number, offsetY: number): Stencil => {
  const reach = radius * (shape === SHAPE.taken ? TAKEN_RADIUS : shape === SHAPE.chosen ? CHOSEN_RADIUS : 1)
  const middle = Math.ceil(reach + 0.5)
  const size = middle * 2 + 1
  const alpha = new Uint8Array(size * size)
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const x = column + 0.5 - middle - offsetX
      const y = row + 0.5 - middle - offsetY
      alpha[row * size + column] = Math.round(coverage(shape, x, y, radius) * 255)
    }
  return { size, middle, alpha }
}

/** Places a seat can have within a pixel, along each axis: fewer where seats are large. */
const stepsFor = (radius: number): number => (radius < 10 ? 4 : radius < 24 ? 2 : 1)

export interface Stencils {
  radius: number
  /** Steps within a pixel along each axis. */
  steps: number
  /** @param column and row of the step within the pixel */
  of(shape: number, column: number, row: number): Stencil
}

/** Stencils for seats of this radius (device pixels), each made when it is first asked for. */
export const createStencils = (radius: number): Stencils => {
  const steps = stepsFor(radius)
  const made: (Stencil | undefined)[] = []
  return {
    radius,
    steps,
    of(shape, column, row) {
      const at = (shape * steps + row) * steps + column
      return (made[at] ??= createStencil(shape, radius, (column + 0.5) / steps, (row + 0.5) / steps))
    },
  }
}
