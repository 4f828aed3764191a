import { type Box, joined } from './geometry'
import { BLOCK, type Part, type PartPainter, type Picture } from './part'
import type { Bitmap, DrawingSurface } from '@/lib/drawing-surface'
import { pixelsAround } from './tiles'

/** The whole plan in one bitmap at the scale that fits the surface. It is drawn where no tile is painted yet. */
export interface Overview {
  bitmap: Bitmap
  part: Part
  dirty: Box | null
}

/**
 * Creates the overview. @param scale device pixels per cm. @returns null if the host cannot create a bitmap of that
 * size
 */
export const createOverview = (surface: DrawingSurface, { scene }: Picture, scale: number): Overview | null => {
  const { x, y, width, height } = scene.map.bounds
  const right = Math.round(surface.width * surface.pixelRatio)
  const bottom = Math.round(surface.height * surface.pixelRatio)
  const size = pixelsAround(
    { left: 0, top: 0, right: width * scale + 1, bottom: height * scale + 1 },
    { left: 0, top: 0, right, bottom },
  )
  const bitmap = surface.createBitmap(size.right, size.bottom)
  const part = { left: Math.floor(x * scale), top: Math.floor(y * scale), scale }
  return bitmap && { bitmap, part, dirty: size }
}

/** Repaints the dirty box of the overview. */
export const refreshOverview = (overview: Overview, picture: Picture, painter: PartPainter): void => {
  const { bitmap, dirty, part } = overview
  if (!dirty) return
  for (let top = dirty.top; top < dirty.bottom; top += BLOCK)
    for (let left = dirty.left; left < dirty.right; left += BLOCK)
      painter.paint(bitmap, picture, part, {
        left,
        top,
        right: Math.min(dirty.right, left + BLOCK),
        bottom: Math.min(dirty.bottom, top + BLOCK),
      })
  overview.dirty = null
}

/** Marks a box (cm) of the overview as dirty. */
export const invalidateOverview = (overview: Overview, box: Box): void => {
  const { bitmap, part } = overview
  const pixels = {
    left: box.left * part.scale - part.left,
    top: box.top * part.scale - part.top,
    right: box.right * part.scale - part.left,
    bottom: box.bottom * part.scale - part.top,
  }
  const limits = { left: 0, top: 0, right: bitmap.width, bottom: bitmap.height }
  overview.dirty = joined(overview.dirty, pixelsAround(pixels, limits))
}
