import { type Box, scaled } from './geometry'
import { createOverview, type Overview, refreshOverview, invalidateOverview } from './overview'
import { BLOCK, createPartPainter, paintDirectly, type Picture } from './part'
import type { DrawingSurface } from '@/lib/drawing-surface'
import { drawPiece, type Piece, type View } from './pieces'
import { createTilePool } from './tile-pool'
import {
  createTileSet,
  invalidateTiles,
  invalidateAllTiles,
  type Tile,
  type TileSet,
  tileAt,
  tilesIn,
  touchTile,
} from './tiles'

/** Time budget for painting missing tiles in one frame, ms. The next frames paint the other tiles. */
const BUDGET = 3
/** Time budget while the scale changes, ms. It is smaller, because tiles of other scales soon replace these tiles. */
const ZOOM_BUDGET = 1
/** Maximum factor by which existing tiles are enlarged while the scale changes. */
const GOOD_UP_TO = 2
/** Number of consecutive frames at the same scale after which a zoom counts as ended. */
const STEADY_FRAMES = 2
/**
 * Maximum factor by which the overview is enlarged during a zoom. With a larger factor, the overview would look
 * blurred.
 */
const NEAR = 1.15

/**
 * Creates the layer that paints all seats. It paints tiles of the current scale within a time budget. Until the tiles
 * are ready, it draws tiles of the previous scale or the overview. On a host without bitmaps, it paints the seats as
 * paths.
 * @param overviewScale scale of the overview, device pixels per cm; null if no overview is needed
 */
export const createSeatLayer = (surface: DrawingSurface, overviewScale: number | null) => {
  const painter = createPartPainter()
  const context = surface.context
  const width = Math.round(surface.width * surface.pixelRatio)
  const height = Math.round(surface.height * surface.pixelRatio)
  const pool = createTilePool(surface)
  let hasBitmaps = true
  let overview: Overview | null | undefined
  let front: TileSet | null = null
  let last: TileSet | null = null
  let lastScale = 0
  let steadyFrames = 0

  const repaint = (set: TileSet, tile: Tile, picture: Picture): boolean => {
    if (!tile.dirty) return true
    tile.bitmap ??= pool.take()
    if (!tile.bitmap) return (hasBitmaps = false)
    const part = { left: tile.column * BLOCK, top: tile.row * BLOCK, scale: set.scale }
    painter.paint(tile.bitmap, picture, part, tile.dirty)
    tile.dirty = null
    return true
  }

  /**
   * Returns the tile set for the view. Starts a set for its scale if the zoom has ended, or if the current tiles are
   * too coarse.
   */
  const chooseFront = (view: View): TileSet => {
    const ratio = front ? view.scale / front.scale : Infinity
    const isExact = ratio === 1
    const isPoor = ratio > GOOD_UP_TO || ratio < 1 / GOOD_UP_TO
    if (front && (isExact || (steadyFrames < STEADY_FRAMES && !isPoor))) return front
    pool.free(last)
    last = front
    front = createTileSet(view.scale)
    return front
  }

  /**
   * Returns the part of a box (cm) that is on the plan. The result is in device pixels from the plan's origin, at the
   * scale of `set`.
   */
  const withinPlan = (box: Box, picture: Picture, { scale }: TileSet): Box => {
    const { bounds } = picture.scene.map
    return {
      left: Math.max(box.left, bounds.x) * scale,
      top: Math.max(box.top, bounds.y) * scale,
      right: Math.min(box.right, bounds.x + bounds.width) * scale,
      bottom: Math.min(box.bottom, bounds.y + bounds.height) * scale,
    }
  }

  const drawOverview = (view: View, picture: Picture, whole: Overview, box?: Box): void => {
    refreshOverview(whole, picture, painter)
    drawPiece(context, view, { bitmap: whole.bitmap, ...whole.part }, box)
  }

  /** Draws a placeholder for a tile that is not ready: tiles of the previous scale, or the overview. */
  const drawPlaceholder = (view: View, picture: Picture, set: TileSet, { column, row }: Tile): void => {
    const box = {
      left: (column * BLOCK) / set.scale,
      top: (row * BLOCK) / set.scale,
      right: ((column + 1) * BLOCK) / set.scale,
      bottom: ((row + 1) * BLOCK) / set.scale,
    }
    const pieces: Piece[] = []
    let isWhole = last !== null
    if (last) {
      const { scale } = last
      const range = tilesIn(scaled(box, scale))
      for (let y = range.top; y <= range.bottom; y += 1)
        for (let x = range.left; x <= range.right; x += 1) {
          const bitmap = tileAt(last, x, y)?.bitmap
          if (bitmap) pieces.push({ bitmap, left: x * BLOCK, top: y * BLOCK, scale })
          else isWhole = false
        }
    }
    if (!isWhole && overview) return drawOverview(view, picture, overview, box)
    for (const piece of pieces) drawPiece(context, view, piece, box)
  }

  const paintTiles = (view: View, picture: Picture, box: Box, isPatient: boolean): boolean => {
    const set = chooseFront(view)
    const end = surface.now() + (steadyFrames < STEADY_FRAMES ? ZOOM_BUDGET : BUDGET)
    const range = tilesIn(withinPlan(box, picture, set))
    const missing: Tile[] = []
    let isOver = false
    for (let row = range.top; row <= range.bottom; row += 1)
      for (let column = range.left; column <= range.right; column += 1) {
        const tile = touchTile(set, column, row)
        if (tile.dirty && !isOver) {
          if (!repaint(set, tile, picture)) return false
          isOver = !isPatient && surface.now() >= end
        } else if (tile.dirty) missing.push(tile)
        if (tile.bitmap)
          drawPiece(context, view, { bitmap: tile.bitmap, left: column * BLOCK, top: row * BLOCK, scale: set.scale })
        else drawPlaceholder(view, picture, set, tile)
      }
    pool.free(set, true)
    if (missing.length === 0) {
      pool.free(last)
      last = null
    }
    return missing.length > 0
  }

  return {
    /**
     * Paints the seats within a box of the plan (cm).
     * @param isPatient true to complete the picture in this frame, regardless of the time budget
     * @returns true if a further frame must complete the picture
     */
    paint(view: View, picture: Picture, box: Box, isPatient: boolean): boolean {
      const part = { left: -view.x, top: -view.y, scale: view.scale }
      steadyFrames = view.scale === lastScale ? steadyFrames + 1 : 0
      lastScale = view.scale
      if (hasBitmaps && overview === undefined && overviewScale !== null) {
        const isAlike = view.scale < overviewScale * NEAR && view.scale > overviewScale / NEAR
        overview = createOverview(surface, picture, isAlike ? view.scale : overviewScale)
      }
      const ratio = overview ? view.scale / overview.part.scale : Infinity
      if (overview && (ratio === 1 || (steadyFrames < STEADY_FRAMES && ratio < NEAR && ratio > 1 / NEAR))) {
        drawOverview(view, picture, overview)
        painter.release()
        return ratio !== 1
      }
      const isUnfinished = hasBitmaps && paintTiles(view, picture, box, isPatient)
      if (!hasBitmaps) paintDirectly(context, picture, part, { left: 0, top: 0, right: width, bottom: height })
      const isSettling = hasBitmaps && front !== null && front.scale !== view.scale
      if (!isUnfinished && !isSettling) painter.release()
      return isUnfinished || isSettling
    },
    /** Marks the seats within a box (cm) for repainting. */
    invalidate(box: Box): void {
      if (overview) invalidateOverview(overview, box)
      for (const set of [front, last]) if (set) invalidateTiles(set, scaled(box, set.scale))
    },
    invalidateAll(): void {
      if (overview) overview.dirty = { left: 0, top: 0, right: overview.bitmap.width, bottom: overview.bitmap.height }
      for (const set of [front, last]) if (set) invalidateAllTiles(set)
    },
  }
}
