import type { Box } from './geometry'
import type { Brush } from './surface'

/** Lets nothing of what `run` paints leave the box (device pixels). */
export const clipped = (brush: Brush, { left, top, right, bottom }: Box, run: () => void): void => {
  brush.save()
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.beginPath()
  brush.rect(left, top, right - left, bottom - top)
  brush.clip()
  run()
  brush.restore()
}
