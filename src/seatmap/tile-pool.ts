import { BLOCK } from './part'
import type { Bitmap, DrawingSurface } from '@/lib/drawing-surface'
import { evict, type TileSet } from './tiles'

/** Bitmaps of tiles: those given up are used again, and never more than a view of them wait for it. */
export const createTilePool = (surface: DrawingSurface) => {
  const { width, height, pixelRatio } = surface
  const across = Math.ceil(Math.round(width * pixelRatio) / BLOCK) + 1
  const down = Math.ceil(Math.round(height * pixelRatio) / BLOCK) + 1
  const perView = across * down
  let idle: Bitmap[] = []

  return {
    /** null where the host has no bitmaps (left). */
    take: (): Bitmap | null => idle.pop() ?? surface.createBitmap(BLOCK, BLOCK),
    /** Gives up the tiles of a set that were used longest ago: all of them, or those beyond a view and a quarter. */
    free(set: TileSet | null, keepsView = false): void {
      if (set) idle.push(...evict(set, keepsView ? Math.ceil(perView * 1.25) : 0))
      idle.length = Math.min(idle.length, perView)
    },
    /** Lets go of those that wait. */
    empty(): void {
      idle = []
    },
  }
}
