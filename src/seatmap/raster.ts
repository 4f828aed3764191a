import { colourOf, type Marks, marksOfRow, shapeOf } from './marks'
import { eachRow, type Scene } from './scene'
import { CHOSEN_RADIUS, type Stencil, type Stencils } from './stencils'

/** Pixels of a part of the plan: red, green, blue, alpha, not premultiplied. */
export interface Raster {
  pixels: Uint32Array
  /** Pixels of a line of `pixels`. */
  stride: number
  width: number
  height: number
  /** Device pixels from the plan's origin to its left top corner. */
  left: number
  top: number
  /** Device pixels a cm. */
  scale: number
}

/** The box of the plan whose seats can reach into a part of it. */
export const reachOf = (scene: Scene, { left, top, width, height, scale }: Omit<Raster, 'pixels' | 'stride'>) => {
  const reach = scene.radius * CHOSEN_RADIUS + 1 / scale
  return {
    left: left / scale - reach,
    top: top / scale - reach,
    right: (left + width) / scale + reach,
    bottom: (top + height) / scale + reach,
  }
}

const stamp = (raster: Raster, { size, alpha }: Stencil, column: number, row: number, colour: number): void => {
  const { pixels, stride, width, height } = raster
  const firstColumn = Math.max(0, -column)
  const lastColumn = Math.min(size, width - column)
  const lastRow = Math.min(size, height - row)
  for (let line = Math.max(0, -row); line < lastRow; line += 1) {
    let from = line * size + firstColumn
    let to = (row + line) * stride + column + firstColumn
    for (let at = firstColumn; at < lastColumn; at += 1, from += 1, to += 1)
      if (alpha[from] > pixels[to] >>> 24) pixels[to] = (alpha[from] << 24) | colour
  }
}

/** Clears the part and stamps its seats. @returns how many there are */
export const rasterSeats = (
  scene: Scene,
  marks: Marks,
  colours: Uint32Array,
  tierCount: number,
  stencils: Stencils,
  raster: Raster,
): number => {
  const { map } = scene
  const { scale, left, top } = raster
  const { steps } = stencils
  const box = reachOf(scene, raster)
  let count = 0
  raster.pixels.fill(0, 0, raster.stride * raster.height)
  eachRow(scene, box, (row) => {
    const list = marksOfRow(scene, marks, tierCount, row)
    const { first, count: seats } = map.rows[row]
    for (let at = 0; at < seats; at += 1) {
      const planX = map.x[first + at]
      const planY = map.y[first + at]
      if (planX < box.left || planX > box.right || planY < box.top || planY > box.bottom) continue
      const x = planX * scale - left
      const y = planY * scale - top
      const column = Math.floor(x)
      const line = Math.floor(y)
      const mark = list[at]
      const stencil = stencils.of(shapeOf(mark), Math.floor((x - column) * steps), Math.floor((y - line) * steps))
      stamp(raster, stencil, column - stencil.middle, line - stencil.middle, colours[colourOf(mark)])
      count += 1
    }
  })
  return count
}
