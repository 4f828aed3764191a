import type { SeatView } from '@/domain/seat/view-from-seat'
import type { ViewPart, ViewShape } from '@/domain/seat/view/shape'
import { mixed } from '../colour'
import type { Context2d } from '@/lib/drawing-surface'
import type { ViewTheme } from './view-theme'

/** What the painter uses of a 2D context. */
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

/** Half of what the picture shows from side to side: 33° to the left and as much to the right, about what one sees at a glance. */
const HALF_WIDTH = Math.tan((33 * Math.PI) / 180)

/** Where the stage's middle lies between top and bottom. */
const MIDDLE = 0.5

/** How much of its colour what is 100 m away loses to the air between, in steps so that colours are few. */
const FADES = 0.42
const STEPS = 12

/** What has light on it keeps its colour. */
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

/** How far the colour of every other row goes towards the wall's. */
const TONE = 0.12

/**
 * Paints what is seen from a seat.
 *
 * @param brush a 2D context whose unit is that of `size`; it is left as it was
 * @param size the picture's, usually in CSS pixels; wider than high
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
  const known = new Map<string, string>()
  return ({ part, distance, tone }) => {
    const far = LIT.has(part) ? 0 : Math.min(STEPS, Math.round((distance / 10_000) * STEPS))
    const name = `${part} ${far} ${tone}`
    const before = known.get(name)
    if (before) return before
    const colour = mixed(theme[part], theme.wall, (far / STEPS) * FADES + tone * TONE)
    known.set(name, colour)
    return colour
  }
}
