import type { SeatView } from '@/domain/seat/view-from-seat'
import type { ViewPart, ViewShape } from '@/domain/seat/view/shape'
import { mixed } from '../colour'
import type { Context2d } from '@/lib/drawing-surface'
import type { ViewTheme } from './view-theme'

/** The part of a 2D context that the painter uses. */
export type ViewContext = Pick<
  Context2d,
  | 'beginPath'
  | 'clip'
  | 'closePath'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'lineTo'
  | 'moveTo'
  | 'rect'
  | 'restore'
  | 'save'
>

/**
 * Half of the picture's width in the plane at distance 1. The horizontal field of view is 66°, similar to human vision.
 */
const HALF_WIDTH = Math.tan((33 * Math.PI) / 180)

/** Vertical position of the stage's center, as a share of the height. */
const MIDDLE = 0.5

/**
 * Share of its color that an object at a distance of 100 m loses to haze. The share changes in `STEPS` steps, to limit
 * the number of colors.
 */
const FADES = 0.42
const STEPS = 12

/** Parts that are illuminated, so that haze does not change their color. */
const LIT: ReadonlySet<ViewPart> = new Set<ViewPart>([
  'floor',
  'stage',
  'stageSide',
  'screen',
  'backdrop',
  'portal',
  'figure',
  'grass',
  'line',
])

/** Share of the wall's color that is mixed into every second row, so that the rows can be distinguished. */
const TONE = 0.12

/**
 * Paints the view from a seat.
 *
 * @param context a 2D context with the unit of `width`; its state is restored
 * @param width width of the picture, usually in CSS px; larger than its height
 */
export const paintView = (
  context: ViewContext,
  view: SeatView,
  { width, height }: { width: number; height: number },
  theme: ViewTheme,
): void => {
  const scale = width / 2 / HALF_WIDTH
  const middleX = width / 2
  const middleY = height * MIDDLE
  const colourOf = createColours(theme)
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  context.clip()
  context.fillStyle = view.outdoors ? theme.sky : theme.wall
  context.fillRect(0, 0, width, height)
  for (const shape of view.shapes) {
    const { points } = shape
    context.fillStyle = colourOf(shape)
    context.beginPath()
    context.moveTo(middleX + points[0] * scale, middleY + points[1] * scale)
    for (let at = 2; at < points.length; at += 2)
      context.lineTo(middleX + points[at] * scale, middleY + points[at + 1] * scale)
    context.closePath()
    context.fill()
  }
  context.restore()
}

const createColours = (theme: ViewTheme): ((shape: ViewShape) => string) => {
  const cache = new Map<string, string>()
  return ({ part, distance, tone }) => {
    const far = LIT.has(part) ? 0 : Math.min(STEPS, Math.round((distance / 10_000) * STEPS))
    const name = `${part} ${far} ${tone}`
    const cached = cache.get(name)
    if (cached) return cached
    const colour = mixed(theme[part], theme.wall, (far / STEPS) * FADES + tone * TONE)
    cache.set(name, colour)
    return colour
  }
}
