import { clipped } from './clip'
import { hasDetails, paintDetails } from './details'
import type { Box } from './geometry'
import type { SeatMapTheme } from '@/styles/seat-map-theme'
import { type Marks, paletteOf } from './marks'
import { paintSeatPaths } from './paths'
import { rasterSeats, reachOf } from './raster'
import type { Scene } from './scene'
import { createStencils, type Stencils } from './stencils'
import type { Bitmap, Context2d } from '@/lib/drawing-surface'

/** All data that determines the pixels of the map, except the camera. */
export interface Picture {
  scene: Scene
  marks: Marks
  theme: SeatMapTheme
  pixelRatio: number
}

/**
 * A part of the plan. It has the offset of its corner from the plan's origin (device pixels), and its scale (device
 * pixels per cm).
 */
export interface Part {
  left: number
  top: number
  scale: number
}

/** Width and height of a tile, device pixels. */
export const BLOCK = 256

const fillPaths = (
  context: Context2d,
  { scene, marks, theme }: Picture,
  { left, top, scale }: Part,
  box: Box,
): void => {
  const width = box.right - box.left
  const height = box.bottom - box.top
  const reach = reachOf(scene, { left: left + box.left, top: top + box.top, width, height, scale })
  context.setTransform(scale, 0, 0, scale, -left, -top)
  paintSeatPaths(context, scene, marks, paletteOf(theme).colours, theme.tiers.length, reach)
}

const paintTexts = (context: Context2d, { scene, marks, theme, pixelRatio }: Picture, part: Part, box: Box): void => {
  const { left, top, scale } = part
  const plan = {
    left: (left + box.left) / scale,
    top: (top + box.top) / scale,
    right: (left + box.right) / scale,
    bottom: (top + box.bottom) / scale,
  }
  context.setTransform(1, 0, 0, 1, -left, -top)
  paintDetails(context, scene, marks, theme, plan, scale, pixelRatio)
}

/**
 * Paints the seats of a part as paths. The origin of the context is the part's top left corner. `box` is in pixels of
 * the part.
 */
export const paintDirectly = (context: Context2d, picture: Picture, part: Part, box: Box): void => {
  fillPaths(context, picture, part, box)
  if (hasDetails((picture.scene.map.pitch * part.scale) / picture.pixelRatio)) paintTexts(context, picture, part, box)
}

/**
 * Creates the painter that paints parts of the plan into bitmaps. It stamps the seats as pixels. On hosts without pixel
 * access, it paints them as paths.
 */
export const createPartPainter = () => {
  let scratch: ImageData | null = null
  let stencils: Stencils[] = []

  const stencilsFor = (radius: number): Stencils => {
    const existing = stencils.find((some) => some.radius === radius)
    if (existing) return existing
    const made = createStencils(radius, BLOCK)
    stencils = [made, ...stencils.slice(0, 1)]
    return made
  }

  /**
   * Returns a cleared image. Reuses the previous image while the size of the seats is unchanged; it is large enough,
   * because no part is larger than a tile.
   */
  const clearImage = (context: Context2d, side: number, lines: number): { image: ImageData; pixels: Uint32Array } => {
    const isNew = scratch?.width !== side
    const image = scratch && !isNew ? scratch : (scratch = context.createImageData!(side, side))
    const pixels = new Uint32Array(image.data.buffer)
    if (!isNew) pixels.fill(0, 0, side * lines)
    return { image, pixels }
  }

  const stampSeats = (context: Context2d, picture: Picture, { left, top, scale }: Part, box: Box): void => {
    const { scene, marks, theme } = picture
    const width = box.right - box.left
    const height = box.bottom - box.top
    const stencils = stencilsFor(scene.radius * scale)
    const { margin, stride } = stencils
    const { image, pixels } = clearImage(context, stride, height + margin * 2)
    rasterSeats(scene, marks, paletteOf(theme).pixels, theme.tiers.length, stencils, {
      pixels,
      width,
      height,
      left: left + box.left,
      top: top + box.top,
      scale,
    })
    context.putImageData!(image, box.left - margin, box.top - margin, margin, margin, width, height)
  }

  return {
    /** Repaints the pixels of `box`. Its edges are integers within the bitmap, and it is not larger than a tile. */
    paint({ context }: Bitmap, picture: Picture, part: Part, box: Box): void {
      const canStamp = context.createImageData !== undefined && context.putImageData !== undefined
      const isDetailed = hasDetails((picture.scene.map.pitch * part.scale) / picture.pixelRatio)
      if (canStamp) stampSeats(context, picture, part, box)
      if (canStamp && !isDetailed) return
      clipped(context, box, () => {
        if (!canStamp) {
          context.clearRect(box.left, box.top, box.right - box.left, box.bottom - box.top)
          fillPaths(context, picture, part, box)
        }
        if (isDetailed) paintTexts(context, picture, part, box)
      })
    },
    /** Frees the memory that is only needed for painting. */
    release(): void {
      scratch = null
    },
  }
}

export type PartPainter = ReturnType<typeof createPartPainter>
