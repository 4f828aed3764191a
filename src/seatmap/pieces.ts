import type { Box } from './geometry'
import type { Part } from './part'
import type { Bitmap, Context2d } from '@/lib/drawing-surface'

/**
 * Position and scale of the plan on the surface. The position is in whole device pixels, so that unscaled pictures stay
 * sharp.
 */
export interface View {
  /** Device pixels per cm. */
  scale: number
  x: number
  y: number
}

/** A bitmap that shows a part of the plan. */
export interface Piece extends Part {
  bitmap: Bitmap
}

/**
 * Draws a piece at its position in the view. With a box of the plan (cm), draws only the part in the box. Edges are on
 * whole pixels, to avoid gaps.
 */
export const drawPiece = (context: Context2d, view: View, { bitmap, left, top, scale }: Piece, box?: Box): void => {
  if (!box && scale === view.scale) return context.drawImage(bitmap.source, left + view.x, top + view.y)
  const from = {
    left: Math.max(0, box ? box.left * scale - left : 0),
    top: Math.max(0, box ? box.top * scale - top : 0),
    right: Math.min(bitmap.width, box ? box.right * scale - left : bitmap.width),
    bottom: Math.min(bitmap.height, box ? box.bottom * scale - top : bitmap.height),
  }
  if (from.right <= from.left || from.bottom <= from.top) return
  const ratio = view.scale / scale
  const x = Math.round((left + from.left) * ratio + view.x)
  const y = Math.round((top + from.top) * ratio + view.y)
  const width = Math.round((left + from.right) * ratio + view.x) - x
  const height = Math.round((top + from.bottom) * ratio + view.y) - y
  if (width <= 0 || height <= 0) return
  context.drawImage(
    bitmap.source,
    from.left,
    from.top,
    from.right - from.left,
    from.bottom - from.top,
    x,
    y,
    width,
    height,
  )
}
