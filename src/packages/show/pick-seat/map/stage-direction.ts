import type { Camera } from '@/seatmap/camera'
import type { SeatMap } from '@/domain/seat/seat-map'

/** Eight compass directions on the screen; `n` is up. */
const DIRECTIONS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const
export type Direction8 = (typeof DIRECTIONS)[number]

/**
 * Returns the direction of the stage from the middle of the view. Returns null while a part of the stage is visible,
 * and for a plan without a stage.
 * @param view size of the view, CSS px
 */
export const stageDirection = (
  { stage: { outline } }: Pick<SeatMap, 'stage'>,
  { scale, x, y }: Camera,
  view: { width: number; height: number },
): Direction8 | null => {
  if (outline.length < 6) return null
  const [xs, ys] = [0, 1].map((axis) => Array.from(outline).filter((_, at) => at % 2 === axis))
  const [left, right] = [Math.min(...xs), Math.max(...xs)].map((each) => each * scale + x)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)].map((each) => each * scale + y)
  if (right > 0 && left < view.width && bottom > 0 && top < view.height) return null
  const angle = Math.atan2((top + bottom - view.height) / 2, (left + right - view.width) / 2)
  return DIRECTIONS[(Math.round(angle / (Math.PI / 4)) + 8) % 8]
}
