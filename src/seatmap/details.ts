import { seatNumber } from '@/domain/seat/seat-map'
import { readable } from './colour'
import { type Box, grown } from './geometry'
import type { SeatMapTheme } from '@/styles/seat-map-theme'
import { colourOf, type Marks, marksOfRow, paletteOf, SHAPE, shapeOf } from './marks'
import { eachRow, type Scene } from './scene'
import type { Context2d } from '@/lib/drawing-surface'

/**
 * Minimum distances between two adjacent seats (CSS px) for painting each detail: tick, wheelchair sign, row labels,
 * seat numbers.
 */
const TICK_FROM = 9
const SIGN_FROM = 13
export const ROW_FROM = 13
const NUMBER_FROM = 26
/** Distance between the end of a row and its label, as a multiple of the distance between two adjacent seats. */
const ROW_GAP = 0.95

/** Returns true if any detail is painted when two adjacent seats have this distance (CSS px). */
export const hasDetails = (pitch: number): boolean => pitch >= TICK_FROM

/** Maximum distance of a seat's details from its center, as a share of the distance between two adjacent seats. */
const DETAIL_REACH = 1.6

const tick = (context: Context2d, x: number, y: number, size: number): void => {
  context.lineWidth = size * 0.26
  context.beginPath()
  context.moveTo(x - size * 0.48, y + size * 0.02)
  context.lineTo(x - size * 0.12, y + size * 0.38)
  context.lineTo(x + size * 0.5, y - size * 0.36)
  context.stroke()
}

const wheelchair = (context: Context2d, x: number, y: number, size: number): void => {
  context.lineWidth = size * 0.17
  context.beginPath()
  context.arc(x - size * 0.1, y - size * 0.62, size * 0.08, 0, Math.PI * 2)
  context.moveTo(x - size * 0.1, y - size * 0.36)
  context.lineTo(x - size * 0.06, y + size * 0.08)
  context.lineTo(x + size * 0.3, y + size * 0.08)
  context.lineTo(x + size * 0.46, y + size * 0.56)
  context.moveTo(x + size * 0.2, y + size * 0.42)
  context.arc(x - size * 0.1, y + size * 0.32, size * 0.34, 0.3, Math.PI * 1.36)
  context.stroke()
}

/**
 * Returns the position of a row's letter, cm. The letter is in line with the row: before its first seat if `step` is 1,
 * after its last seat if it is -1. If the row has only one seat, the letter is beside that seat.
 */
export const rowLetterPosition = ({ map }: Scene, row: number, step: 1 | -1): { x: number; y: number } => {
  const { first, count } = map.rows[row]
  const seat = step > 0 ? first : first + count - 1
  const from = count > 1 ? seat + step : seat
  const dx = seat === from ? -step * map.pitch : map.x[seat] - map.x[from]
  const dy = map.y[seat] - map.y[from]
  const share = (map.pitch * ROW_GAP) / (Math.hypot(dx, dy) || 1)
  return { x: map.x[seat] + dx * share, y: map.y[seat] + dy * share }
}

/** Returns the CSS font of a row's letter. @param pitch distance of two seats, CSS px */
export const letterFont = ({ font }: SeatMapTheme, pitch: number, pixelRatio: number): string =>
  `${Math.round(Math.min(13, Math.max(9, pitch * 0.6)) * pixelRatio)}px ${font}`

const rowLabels = (context: Context2d, scene: Scene, row: number, scale: number): void => {
  const { label } = scene.map.rows[row]
  if (!label) return
  for (const step of [1, -1] as const) {
    const { x, y } = rowLetterPosition(scene, row, step)
    context.fillText(label, x * scale, y * scale)
  }
}

/**
 * Paints ticks, signs, row labels and seat numbers of a part of the plan.
 * @param context context in device pixels, translated so that 0, 0 is the plan's origin
 * @param scale device pixels per cm
 */
export const paintDetails = (
  context: Context2d,
  scene: Scene,
  marks: Marks,
  theme: SeatMapTheme,
  box: Box,
  scale: number,
  pixelRatio: number,
): void => {
  const { map } = scene
  const device = map.pitch * scale
  const pitch = device / pixelRatio
  const size = scene.radius * scale
  const { colours } = paletteOf(theme)
  const inks: string[] = []
  const inkOf = (colour: number): string => (inks[colour] ??= readable(colours[colour], theme.background))
  const wide = grown(box, map.pitch * DETAIL_REACH)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineCap = 'round'
  context.lineJoin = 'round'
  eachRow(scene, wide, (row) => {
    if (pitch >= ROW_FROM) {
      context.fillStyle = theme.sectionText
      context.font = letterFont(theme, pitch, pixelRatio)
      rowLabels(context, scene, row, scale)
    }
    if (pitch >= NUMBER_FROM) context.font = `600 ${Math.round(pitch * 0.36 * pixelRatio)}px ${theme.font}`
    const rowMarks = marksOfRow(scene, marks, theme.tiers.length, row)
    const { first, count } = map.rows[row]
    for (let seat = first; seat < first + count; seat += 1) {
      const mark = rowMarks[seat - first]
      const shape = shapeOf(mark)
      if (shape === SHAPE.taken || (shape === SHAPE.dot && pitch < NUMBER_FROM)) continue
      const x = map.x[seat]
      const y = map.y[seat]
      if (x < wide.left || x > wide.right || y < wide.top || y > wide.bottom) continue
      if (shape === SHAPE.chosen) {
        context.strokeStyle = theme.chosenMark
        tick(context, x * scale, y * scale, size)
      } else if (shape === SHAPE.square && pitch >= SIGN_FROM) {
        context.strokeStyle = inkOf(colourOf(mark))
        wheelchair(context, x * scale, y * scale, size)
      } else if (shape === SHAPE.dot && pitch >= NUMBER_FROM) {
        context.fillStyle = inkOf(colourOf(mark))
        context.fillText(String(seatNumber(map, seat)), x * scale, y * scale)
      }
    }
  })
}
