import { clipped } from './clip'
import type { Box } from './geometry'
import { BLOCK } from './part'
import { drawPiece, type View } from './pieces'
import type { Context2d, DrawingSurface } from '@/lib/drawing-surface'
import { createTilePool } from './tile-pool'
import {
  createTileSet,
  invalidateTiles,
  invalidateAllTiles,
  type Tile,
  type TileSet,
  tilesIn,
  touchTile,
} from './tiles'

/** Painting pictures ahead takes this long of a frame, ms. */
const BUDGET = 3
/** So many frames at one scale, and it is worth a picture. */
const RESTED = 3

/** Paints what of the plan lies in a box (cm) as it lies in a view. */
export type PaintBox = (context: Context2d, view: View, box: Box) => void

/**
 * What is seen from afar. While the scale changes it is painted anew in each frame; while it is only moved, pictures of it are
 * painted as time allows, and drawn once all are there.
 */
export const createFarLayer = (surface: DrawingSurface) => {
  const { context } = surface
  const pool = createTilePool(surface)
  let hasBitmaps = true
  let set: TileSet | null = null
  let lastScale = 0
  let rested = 0

  const repaint = ({ scale }: TileSet, tile: Tile, paintBox: PaintBox): void => {
    tile.bitmap ??= pool.take()
    if (!tile.bitmap || !tile.dirty) {
      hasBitmaps = tile.bitmap !== null
      return
    }
    const { context: target } = tile.bitmap
    const { left, top, right, bottom } = tile.dirty
    const x = tile.column * BLOCK
    const y = tile.row * BLOCK
    const box = {
      left: (x + left) / scale,
      top: (y + top) / scale,
      right: (x + right) / scale,
      bottom: (y + bottom) / scale,
    }
    clipped(target, tile.dirty, () => paintBox(target, { scale, x: -x, y: -y }, box))
    tile.dirty = null
  }

  /** Paints pictures as long as there is time. @returns whether all of the view are there */
  const isReady = (here: TileSet, tiles: readonly Tile[], paintBox: PaintBox): boolean => {
    const end = surface.now() + BUDGET
    for (const tile of tiles) {
      if (!tile.dirty) continue
      if (surface.now() >= end) return false
      repaint(here, tile, paintBox)
      if (!hasBitmaps) return false
    }
    return true
  }

  const tilesOf = (here: TileSet, { left, top, right, bottom }: Box): Tile[] => {
    const { scale } = here
    const range = tilesIn({ left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale })
    const tiles: Tile[] = []
    for (let row = range.top; row <= range.bottom; row += 1)
      for (let column = range.left; column <= range.right; column += 1) tiles.push(touchTile(here, column, row))
    return tiles
  }

  return {
    /** @param seen the whole view, cm */
    paint(view: View, seen: Box, paintBox: PaintBox): void {
      rested = view.scale === lastScale ? rested + 1 : 0
      lastScale = view.scale
      if (!hasBitmaps || rested < RESTED) return paintBox(context, view, seen)
      if (set?.scale !== view.scale) {
        pool.free(set)
        set = createTileSet(view.scale)
      }
      const tiles = tilesOf(set, seen)
      const drawn = isReady(set, tiles, paintBox)
      if (!drawn) paintBox(context, view, seen)
      else
        for (const { bitmap, column, row } of tiles)
          if (bitmap) drawPiece(context, view, { bitmap, left: column * BLOCK, top: row * BLOCK, scale: view.scale })
      pool.free(set, true)
    },
    /** What lies in the box (cm) looks different. */
    invalidate({ left, top, right, bottom }: Box): void {
      const scale = set?.scale ?? 0
      if (set)
        invalidateTiles(set, { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale })
    },
    invalidateAll(): void {
      if (set) invalidateAllTiles(set)
    },
    /** Nothing is seen from afar now: gives its bitmaps up. */
    rest(): void {
      set = null
      pool.empty()
      lastScale = 0
    },
  }
}
