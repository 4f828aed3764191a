/** Maximum position. Positions run from 0 to 100, the travel of the piece, in steps of a tenth. */
export const MAX_POSITION = 100
/** Maximum distance from the gap that counts as solved. */
export const TOLERANCE = 3

const STEP = 1
const LEAP = 10

/** Returns the position within the slider's range, rounded to tenths. */
export const clampPosition = (position: number): number =>
  Number.isFinite(position) ? Math.round(Math.min(MAX_POSITION, Math.max(0, position)) * 10) / 10 : 0

/**
 * Returns the position of a dragged piece.
 * @param from position at the start of the drag
 * @param moved distance of the finger from the start, in the unit of `travel` (CSS px)
 * @param travel distance that corresponds to the full range of positions
 */
export const draggedTo = (from: number, moved: number, travel: number): number =>
  travel > 0 ? clampPosition(from + (moved / travel) * MAX_POSITION) : clampPosition(from)

const KEYS: Record<string, (position: number) => number> = {
  ArrowRight: (position) => position + STEP,
  ArrowUp: (position) => position + STEP,
  ArrowLeft: (position) => position - STEP,
  ArrowDown: (position) => position - STEP,
  PageUp: (position) => position + LEAP,
  PageDown: (position) => position - LEAP,
  Home: () => 0,
  End: () => MAX_POSITION,
}

/** Keys that move the piece, like the buttons beside the puzzle (ARIA practices, slider). */
export type SliderKey = 'ArrowRight' | 'ArrowLeft' | 'PageUp' | 'PageDown' | 'Home' | 'End'

/** Returns the position after a key, or null for a key that does not move the piece. */
export const pushedTo = (position: number, key: string): number | null => {
  const push = Object.prototype.hasOwnProperty.call(KEYS, key) ? KEYS[key] : undefined
  return push ? clampPosition(push(position)) : null
}

/** Returns true if one key can move the piece from a position to another. */
export const isKeyStep = (from: number, to: number): boolean =>
  Object.values(KEYS).some((push) => clampPosition(push(from)) === to)

export const isSolved = (position: number, target: number): boolean => Math.abs(position - target) <= TOLERANCE
