import { colourOf, type Marks, marksOfRow, shapeOf } from './marks'
import { eachRow, type Scene } from './scene'
import { CHOSEN_RADIUS, type Stencil, type Stencils } from './stencils'

/** Pixels of a part of the plan. */
export interface Raster {
  /**
   * Red, green, blue and alpha of each pixel, not premultiplied. The image includes margins, into which seats at the
   * edge extend.
   */
  pixels: Uint32Array
  /** Width without the margins, device pixels. */
  width: number
  height: number
  /** Offset of the part's top left corner from the plan's origin, device pixels. */
  left: number
  top: number
  /** Device pixels per cm. */
  scale: number
}

/** Returns the box of the plan (cm) that contains the centers of all seats which can overlap the raster. */
export const reachOf = (scene: Scene, { left, top, width, height, scale }: Omit<Raster, 'pixels'>) => {
  const reach = scene.radius * CHOSEN_RADIUS + 1 / scale
  return {
    left: left / scale - reach,
    top: top / scale - reach,
    right: (left + width) / scale + reach,
    bottom: (top + height) / scale + reach,
  }
}

/** Input of the function that stamps the seats of rows. */
interface StampJob {
  seatX: Float32Array
  seatY: Float32Array
  /**
   * Factors for the position of a seat in sub-pixels: coordinate on the plan (cm) × `fine` − `fineLeft` (x) or
   * `fineTop` (y).
   */
  fine: number
  fineLeft: number
  fineTop: number
  stencils: Stencils
  colours: Uint32Array
  raster: Raster
  halves: Uint16Array
}

const stampSeat = (halves: Uint16Array, { offsets, alpha }: Stencil, corner: number, colour: number): void => {
  const low = colour & 0xffff
  const blue = colour >> 16
  for (let spot = 0; spot < offsets.length; spot += 1) {
    const to = (corner + offsets[spot]) * 2
    const high = (alpha[spot] << 8) | blue
    if (high <= halves[to + 1]) continue
    halves[to] = low
    halves[to + 1] = high
  }
}

const stampRow = (job: StampJob, first: number, seats: number, marks: Uint16Array): number => {
  const { seatX, seatY, fine, fineLeft, fineTop, stencils, colours, raster, halves } = job
  const { shift, middle, margin, stride } = stencils
  const { width, height } = raster
  const mask = (1 << shift) - 1
  let count = 0
  for (let at = 0; at < seats; at += 1) {
    const placeX = Math.floor(seatX[first + at] * fine - fineLeft)
    const placeY = Math.floor(seatY[first + at] * fine - fineTop)
    const x = placeX >> shift
    const y = placeY >> shift
    if (x < -middle || y < -middle || x >= width + middle || y >= height + middle) continue
    const mark = marks[at]
    const stencil = stencils.of(shapeOf(mark), placeX & mask, placeY & mask)
    stampSeat(halves, stencil, (y + margin) * stride + x + margin, colours[colourOf(mark)])
    count += 1
  }
  return count
}

/**
 * Stamps the seats of a part, whose pixels must be transparent. The first picture is painted before the engine has
 * optimized the code. So the code consists of small functions and small integers, which engines optimize early. A
 * 32-bit pixel is not a small integer, so it is written in two halves: red and green, blue and alpha.
 * @returns the number of seats
 */
export const rasterSeats = (
  scene: Scene,
  marks: Marks,
  colours: Uint32Array,
  tierCount: number,
  stencils: Stencils,
  raster: Raster,
): number => {
  const { x: seatX, y: seatY, rows } = scene.map
  const { pixels, scale, left, top } = raster
  const places = 1 << stencils.shift
  const job: StampJob = {
    seatX,
    seatY,
    fine: scale * places,
    fineLeft: left * places,
    fineTop: top * places,
    stencils,
    colours,
    raster,
    halves: new Uint16Array(pixels.buffer, pixels.byteOffset, pixels.length * 2),
  }
  let count = 0
  eachRow(scene, reachOf(scene, raster), (row) => {
    const { first, count: seats } = rows[row]
    count += stampRow(job, first, seats, marksOfRow(scene, marks, tierCount, row))
  })
  return count
}
