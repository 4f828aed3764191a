import { type Box, joined } from './geometry'
import { BLOCK } from './part'
import type { Bitmap } from '@/lib/drawing-surface'

/** A square part of the plan at one scale. Pixel coordinates start at the tile's top left corner. */
export interface Tile {
  column: number
  row: number
  /** Bitmap with the painted tile; null until it is first painted. */
  bitmap: Bitmap | null
  /** Part of the tile that must be repainted; null if the tile is up to date. */
  dirty: Box | null
}

const WHOLE: Box = { left: 0, top: 0, right: BLOCK, bottom: BLOCK }

/** Tiles of one scale, the most recently used at the end. */
export interface TileSet {
  /** Device pixels per cm. */
  scale: number
  tiles: Map<number, Tile>
}

const keyOf = (column: number, row: number): number => (row + 0x4000) * 0x8000 + column + 0x4000

export const createTileSet = (scale: number): TileSet => ({ scale, tiles: new Map() })

export const tileAt = ({ tiles }: TileSet, column: number, row: number): Tile | undefined =>
  tiles.get(keyOf(column, row))

/** Returns the tile at a position and marks it as the most recently used. Creates the tile if it is missing. */
export const touchTile = ({ tiles }: TileSet, column: number, row: number): Tile => {
  const key = keyOf(column, row)
  const tile = tiles.get(key) ?? { column, row, bitmap: null, dirty: WHOLE }
  tiles.delete(key)
  tiles.set(key, tile)
  return tile
}

/**
 * Returns the range of tiles that a box of the plan (device pixels) overlaps: first and last index along each axis.
 */
export const tilesIn = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.floor(left / BLOCK),
  top: Math.floor(top / BLOCK),
  right: Math.ceil(right / BLOCK) - 1,
  bottom: Math.ceil(bottom / BLOCK) - 1,
})

/** Returns the box extended to whole pixels, but not beyond the limits. */
export const pixelsAround = (box: Box, limits: Box): Box => ({
  left: Math.max(limits.left, Math.floor(box.left)),
  top: Math.max(limits.top, Math.floor(box.top)),
  right: Math.min(limits.right, Math.ceil(box.right)),
  bottom: Math.min(limits.bottom, Math.ceil(box.bottom)),
})

/** Marks a box as dirty in the existing tiles. The box is in device pixels from the plan's origin. */
export const invalidateTiles = (set: TileSet, box: Box): void => {
  const range = tilesIn(box)
  for (let row = range.top; row <= range.bottom; row += 1)
    for (let column = range.left; column <= range.right; column += 1) {
      const tile = tileAt(set, column, row)
      if (!tile) continue
      const x = column * BLOCK
      const y = row * BLOCK
      const own = { left: box.left - x, top: box.top - y, right: box.right - x, bottom: box.bottom - y }
      tile.dirty = joined(tile.dirty, pixelsAround(own, WHOLE))
    }
}

export const invalidateAllTiles = ({ tiles }: TileSet): void => {
  for (const tile of tiles.values()) tile.dirty = WHOLE
}

/** Removes the least recently used tiles so that at most `max` remain. @returns the bitmaps of the removed tiles */
export const evict = ({ tiles }: TileSet, max: number): Bitmap[] => {
  const freed: Bitmap[] = []
  for (const [key, { bitmap }] of tiles) {
    if (tiles.size <= max) break
    tiles.delete(key)
    if (bitmap) freed.push(bitmap)
  }
  return freed
}
