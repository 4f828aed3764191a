import { clipped } from './clip'
import { type Box, scaled } from './geometry'
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

/** Time budget for painting tiles in one frame, ms. */
const BUDGET = 3
/** Number of consecutive frames at the same scale after which tiles are painted. */
const STEADY_FRAMES = 3

/** Paints the part of the plan inside a box (cm). */
export type PaintBox = (context: Context2d, view: View, box: Box) => void

/**
 * Creates the layer that paints the sections. While the scale changes, it paints the sections in every frame. While the
 * view only moves, it paints tiles within the time budget, and draws them when all visible tiles are ready.
 */
export const createFarLayer = (surface: DrawingSurface) => {
  const { context } = surface
  const pool = createTilePool(surface)
  let hasBitmaps = true
  let set: TileSet | null = null
  let lastScale = 0
  let steadyFrames = 0

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

  /** Paints tiles until the time budget is used up. @returns true if all tiles of the view are ready */
  const paintTiles = (here: TileSet, tiles: readonly Tile[], paintBox: PaintBox): boolean => {
    const end = surface.now() + BUDGET
    for (const tile of tiles) {
      if (!tile.dirty) continue
      if (surface.now() >= end) return false
      repaint(here, tile, paintBox)
      if (!hasBitmaps) return false
    }
    return true
  }

  const tilesOf = (here: TileSet, box: Box): Tile[] => {
    const range = tilesIn(scaled(box, here.scale))
    const tiles: Tile[] = []
    for (let row = range.top; row <= range.bottom; row += 1)
      for (let column = range.left; column <= range.right; column += 1) tiles.push(touchTile(here, column, row))
    return tiles
  }

  return {
    /** Paints the sections. @param seen visible part of the plan, cm */
    paint(view: View, seen: Box, paintBox: PaintBox): void {
      steadyFrames = view.scale === lastScale ? steadyFrames + 1 : 0
      lastScale = view.scale
      if (!hasBitmaps || steadyFrames < STEADY_FRAMES) return paintBox(context, view, seen)
      if (set?.scale !== view.scale) {
        pool.free(set)
        set = createTileSet(view.scale)
      }
      const tiles = tilesOf(set, seen)
      const drawn = paintTiles(set, tiles, paintBox)
      if (!drawn) paintBox(context, view, seen)
      else
        for (const { bitmap, column, row } of tiles)
          if (bitmap) drawPiece(context, view, { bitmap, left: column * BLOCK, top: row * BLOCK, scale: view.scale })
      pool.free(set, true)
    },
    /** Marks a box (cm) of the plan for repainting. */
    invalidate(box: Box): void {
      if (set) invalidateTiles(set, scaled(box, set.scale))
    },
    invalidateAll(): void {
      if (set) invalidateAllTiles(set)
    },
    /** Frees the bitmaps. Called while the map shows seats instead of sections. */
    release(): void {
      set = null
      pool.empty()
      lastScale = 0
    },
  }
}
