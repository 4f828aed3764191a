import { type Box, boxOf, depthIn } from './geometry'
import type { Brush } from './surface'

/** Where a shape is wide, as near to its middle as may be, and the distance to its edge there; in the shape's units. */
export interface Heart {
  x: number
  y: number
  depth: number
}

/** What a step away from the middle must gain in depth. */
const CENTRED = 0.15

/** Looks at a grid of points, then closer round the best of them. */
export const heartOf = (outline: ArrayLike<number>): Heart => {
  const { left, top, right, bottom } = boxOf(outline)
  const middleX = (left + right) / 2
  const middleY = (top + bottom) / 2
  const at = (x: number, y: number) => {
    const depth = depthIn(outline, x, y)
    return { x, y, depth, worth: depth - CENTRED * Math.hypot(x - middleX, y - middleY) }
  }
  let best = at(middleX, middleY)
  let width = right - left
  let height = bottom - top
  for (let turn = 0; turn < 3; turn += 1) {
    const { x, y } = best
    for (let row = -4; row <= 4; row += 1)
      for (let column = -4; column <= 4; column += 1) {
        const next = at(x + (column / 9) * width, y + (row / 9) * height)
        if (next.worth > best.worth) best = next
      }
    width /= 4
    height /= 4
  }
  return { x: best.x, y: best.y, depth: best.depth }
}

/** Whether a box lies within a shape: its corners and the middles of its edges do. */
export const fitsIn = (outline: ArrayLike<number>, { left, top, right, bottom }: Box): boolean => {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return [left, x, right].every((atX) =>
    [top, y, bottom].every((atY) => (atX === x && atY === y) || depthIn(outline, atX, atY) > 0),
  )
}

const LARGEST = 16
const SMALLEST = 8
const NOTE = 10
const LINE = 1.25

/** Sizes of a label's two lines, in CSS px; note 0 when there is only room for the code; null for no room at all. */
export interface LabelSize {
  code: number
  note: number
}

/**
 * The largest label that its shape has room for.
 * @param widths of code and note at 1 px
 * @param scale CSS px a unit of the outline
 */
export const labelSize = (
  outline: ArrayLike<number>,
  heart: Pick<Heart, 'x' | 'y'>,
  widths: { code: number; note: number },
  scale: number,
): LabelSize | null => {
  const hasRoom = (width: number, height: number): boolean => {
    const x = width / 2 / scale
    const y = height / 2 / scale
    return fitsIn(outline, { left: heart.x - x, top: heart.y - y, right: heart.x + x, bottom: heart.y + y })
  }
  if (widths.note > 0)
    for (let code = LARGEST; code >= 12; code -= 2)
      if (hasRoom(Math.max(code * widths.code, NOTE * widths.note) + 6, (code + NOTE) * LINE))
        return { code, note: NOTE }
  for (let code = LARGEST; code >= SMALLEST; code -= 1)
    if (hasRoom(code * widths.code + 2, code)) return { code, note: 0 }
  return null
}

/** Widths of texts at 1 px, measured once. */
export const createRuler = () => {
  const known = new Map<string, number>()
  return (brush: Brush, text: string, font: string): number => {
    const key = `${font} ${text}`
    let width = known.get(key)
    if (width === undefined) {
      brush.font = `100px ${font}`
      width = brush.measureText(text).width / 100
      known.set(key, width)
    }
    return width
  }
}
