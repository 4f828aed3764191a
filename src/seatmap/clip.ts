import type { Box } from './geometry'
import type { Context2d } from '@/lib/drawing-surface'

/** Calls `run` with painting limited to the box (device pixels). */
export const clipped = (context: Context2d, { left, top, right, bottom }: Box, run: () => void): void => {
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.beginPath()
  context.rect(left, top, right - left, bottom - top)
  context.clip()
  run()
  context.restore()
}
