import { letterFont, rowLetterPosition, ROW_FROM } from './details'
import type { Box } from './geometry'
import type { Picture } from './part'
import type { View } from './pieces'
import { eachRow, type Scene } from './scene'
import type { Context2d } from '@/lib/drawing-surface'

/** Distance of the row letters from the edge of the view, CSS px. It is half of the width of the gutter behind them. */
const INSET = 12

interface Position {
  x: number
  y: number
}

const contains = ({ left, top, right, bottom }: Box, { x, y }: Position): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Returns the point where the line from a point inside a box to a point outside crosses the edge of the box. */
const edgeBetween = ({ left, top, right, bottom }: Box, within: Position, without: Position): Position => {
  const dx = without.x - within.x
  const dy = without.y - within.y
  const share = Math.min(
    dx < 0 ? (left - within.x) / dx : dx > 0 ? (right - within.x) / dx : 1,
    dy < 0 ? (top - within.y) / dy : dy > 0 ? (bottom - within.y) / dy : 1,
  )
  return { x: within.x + dx * share, y: within.y + dy * share }
}

/**
 * Returns the point where a row enters the box. The row is followed from its first seat if `step` is 1, from its last
 * seat if it is -1. Returns null if the box contains no seat of the row.
 */
const entrance = (scene: Scene, row: number, box: Box, step: 1 | -1): Position | null => {
  const { map } = scene
  const { first, count } = map.rows[row]
  let before = rowLetterPosition(scene, row, step)
  for (let at = 0; at < count; at += 1) {
    const seat = step > 0 ? first + at : first + count - 1 - at
    const position = { x: map.x[seat], y: map.y[seat] }
    if (contains(box, position)) return edgeBetween(box, position, before)
    before = position
  }
  return null
}

const further = (a: Position, b: Position, near: number): boolean =>
  Math.abs(a.x - b.x) > near ? a.x < b.x : a.y < b.y

/**
 * Returns the position of a row's letter at the edge of the view. It is at the left or upper end of the visible part.
 * Returns null if one of the letter's regular positions is in view.
 */
export const pinnedLetter = (scene: Scene, row: number, box: Box): Position | null => {
  if (contains(box, rowLetterPosition(scene, row, 1)) || contains(box, rowLetterPosition(scene, row, -1))) return null
  const [one, other] = [entrance(scene, row, box, 1), entrance(scene, row, box, -1)]
  if (!one || !other) return null
  return further(one, other, scene.map.pitch) ? one : other
}

/**
 * Paints the letters of rows in a gutter at the edge of the view, for rows whose two ends are out of view. Without the
 * gutter, a letter over the seats would look like an available seat. The context is in device pixels.
 */
export const paintRowRail = (
  context: Context2d,
  view: View,
  { scene, theme, pixelRatio }: Picture,
  seen: Box,
  top: number,
): void => {
  const pitch = (scene.map.pitch * view.scale) / pixelRatio
  if (pitch < ROW_FROM) return
  const inset = (INSET * pixelRatio) / view.scale
  const box = {
    left: seen.left + inset,
    top: seen.top + inset + (top * pixelRatio) / view.scale,
    right: seen.right - inset,
    bottom: seen.bottom - inset,
  }
  context.font = `600 ${letterFont(theme, pitch, pixelRatio)}`
  const letters: (Position & { label: string })[] = []
  let [isLeft, isUpper, isLower] = [false, false, false]
  eachRow(scene, box, (row) => {
    const { label } = scene.map.rows[row]
    const position = label && pinnedLetter(scene, row, box)
    if (!position) return
    const { x, y } = position
    if (x - box.left < inset / 2) isLeft = true
    else if (y - box.top < inset / 2) isUpper = true
    else isLower = true
    letters.push({ x: x * view.scale + view.x, y: y * view.scale + view.y, label })
  })
  if (letters.length === 0) return
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const left = seen.left * view.scale + view.x
  const upper = seen.top * view.scale + view.y
  const width = (seen.right - seen.left) * view.scale
  const height = (seen.bottom - seen.top) * view.scale
  const gutter = 2 * INSET * pixelRatio
  context.fillStyle = theme.background
  context.beginPath()
  if (isLeft) context.rect(left, upper, gutter, height)
  if (isUpper) context.rect(left, upper, width, top * pixelRatio + gutter)
  if (isLower) context.rect(left, upper + height - gutter, width, gutter)
  context.fill()
  context.fillStyle = theme.ink
  for (const { x, y, label } of letters) context.fillText(label, x, y)
}
