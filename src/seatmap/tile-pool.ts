import { BLOCK } from './part'
import type { Bitmap, DrawingSurface } from '@/lib/drawing-surface'
import { evict, type TileSet } from './tiles'

/**
 * Creates a pool of tile bitmaps, which reuses freed bitmaps. It stores at most as many idle bitmaps as one view has
 * tiles.
 */
export const createTilePool = (surface: DrawingSurface) => {
  const { width, height, pixelRatio } = surface
  const across = Math.ceil(Math.round(width * pixelRatio) / BLOCK) + 1
  const down = Math.ceil(Math.round(height * pixelRatio) / BLOCK) + 1
  const perView = across * down
  let idle: Bitmap[] = []

  return {
    /** Returns a bitmap; null if the host has no bitmaps, or no memory for another one. */
    take: (): Bitmap | null => idle.pop() ?? surface.createBitmap(BLOCK, BLOCK),
    /**
     * Frees the bitmaps of a set. If `keepsViewBitmap` is true, frees only the least recently used bitmaps beyond 1.25
     * views.
     */
    free(set: TileSet | null, keepsViewBitmap = false): void {
      if (set) idle.push(...evict(set, keepsViewBitmap ? Math.ceil(perView * 1.25) : 0))
      idle.length = Math.min(idle.length, perView)
    },
    /** Releases the idle bitmaps. */
    empty(): void {
      idle = []
    },
  }
}
