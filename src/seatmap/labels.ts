import { type Box, boxOf, depthIn } from './geometry'
import type { Context2d } from '@/lib/drawing-surface'

/**
 * Position of a label: far from the edges of the outline and close to its middle. `depth` is the distance to the
 * nearest edge.
 */
export interface LabelAnchor {
  x: number
  y: number
  depth: number
}

/**
 * Weight of the distance from the center: a point that is farther away must have this much more depth per unit of
 * distance.
 */
const CENTRED = 0.15

/**
 * Returns the best position for a label. Searches a grid, then finer grids around the best point.
 * @param whole complete outline that contains `outline`; the label is placed close to its center
 */
export const labelAnchor = (outline: ArrayLike<number>, whole = outline): LabelAnchor => {
  const { left, top, right, bottom } = boxOf(outline)
  const all = boxOf(whole)
  const middleX = Math.min(right, Math.max(left, (all.left + all.right) / 2))
  const middleY = Math.min(bottom, Math.max(top, (all.top + all.bottom) / 2))
  const at = (x: number, y: number) => {
    const depth = depthIn(outline, x, y)
    return { x, y, depth, score: depth - CENTRED * Math.hypot(x - middleX, y - middleY) }
  }
  let best = at(middleX, middleY)
  let width = right - left
  let height = bottom - top
  for (let pass = 0; pass < 3; pass += 1) {
    const { x, y } = best
    for (let row = -4; row <= 4; row += 1)
      for (let column = -4; column <= 4; column += 1) {
        const next = at(x + (column / 9) * width, y + (row / 9) * height)
        if (next.score > best.score) best = next
      }
    width /= 4
    height /= 4
  }
  return { x: best.x, y: best.y, depth: best.depth }
}

/** Returns true if the corners of a box and the middles of its edges lie within a polygon. */
const fitsIn = (outline: ArrayLike<number>, { left, top, right, bottom }: Box): boolean => {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return [left, x, right].every((atX) =>
    [top, y, bottom].every((atY) => (atX === x && atY === y) || depthIn(outline, atX, atY) > 0),
  )
}

const MAX_CODE = 16
const MIN_CODE = 8
const NOTE_SIZE = 10
const LINE_HEIGHT = 1.25

/** Font sizes of a label's two lines, CSS px: code and note. `note` is 0 if only the code fits. */
export interface LabelSize {
  code: number
  note: number
}

/**
 * Returns the font sizes of the largest label that fits into the outline. Returns null if the label would be too small
 * to read.
 * @param widths widths of the code and the note at a font size of 1 px
 * @param scale CSS px per unit of the outline
 */
export const labelSize = (
  outline: ArrayLike<number>,
  anchor: Pick<LabelAnchor, 'x' | 'y'>,
  widths: { code: number; note: number },
  scale: number,
): LabelSize | null => {
  const hasRoom = (width: number, height: number): boolean => {
    const x = width / 2 / scale
    const y = height / 2 / scale
    return fitsIn(outline, { left: anchor.x - x, top: anchor.y - y, right: anchor.x + x, bottom: anchor.y + y })
  }
  if (widths.note > 0)
    for (let code = MAX_CODE; code >= 12; code -= 2)
      if (hasRoom(Math.max(code * widths.code, NOTE_SIZE * widths.note) + 6, (code + NOTE_SIZE) * LINE_HEIGHT))
        return { code, note: NOTE_SIZE }
  for (let code = MAX_CODE; code >= MIN_CODE; code -= 1)
    if (hasRoom(code * widths.code + 2, code)) return { code, note: 0 }
  return null
}

/** Creates a function that measures the width of a text at a font size of 1 px. Caches the results. */
export const createRuler = () => {
  const cache = new Map<string, number>()
  return (context: Context2d, text: string, font: string): number => {
    const key = `${font} ${text}`
    let width = cache.get(key)
    if (width === undefined) {
      context.font = `100px ${font}`
      width = context.measureText(text).width / 100
      cache.set(key, width)
    }
    return width
  }
}
