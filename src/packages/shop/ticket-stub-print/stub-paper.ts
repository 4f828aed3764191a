import type { Frame } from '@/components/poster/brush'
import type { Context2d } from '@/lib/drawing-surface'

const CORNER = 8
const NOTCH = 7
/** Radius of a notch in the torn edge, and the distance between two notches, CSS px. */
const BITE = 3
const PITCH = 9
const DOT = 1
const DOT_PITCH = 6
const DOT_COLOUR = '#cfc8bf'
const RIGHT = 0
const DOWN = Math.PI / 2
const LEFT = Math.PI
const UP = -Math.PI / 2

/** Draws the torn lower edge of the paper from right to left. */
const tornEdge = (context: Context2d, { x, width }: Frame, bottom: number): void => {
  const bites = Math.floor(width / PITCH)
  const first = x + width - (width - (bites - 1) * PITCH) / 2
  for (let at = 0; at < bites; at += 1) {
    const middle = first - at * PITCH
    context.lineTo(middle + BITE, bottom)
    context.arc(middle, bottom, BITE, RIGHT, LEFT, true)
  }
}

/**
 * Draws the paper of a stub: notches at the perforation, and a torn lower edge. @param tear vertical position of the
 * perforation, CSS px
 */
export const cutOut = (context: Context2d, ticket: Frame, tear: number, colour: string): void => {
  const { x, y, width, height } = ticket
  const [right, bottom] = [x + width, y + height]
  context.beginPath()
  context.moveTo(x + CORNER, y)
  context.lineTo(right - CORNER, y)
  context.arc(right - CORNER, y + CORNER, CORNER, UP, RIGHT)
  context.lineTo(right, tear - NOTCH)
  context.arc(right, tear, NOTCH, UP, DOWN, true)
  context.lineTo(right, bottom)
  tornEdge(context, ticket, bottom)
  context.lineTo(x, bottom)
  context.lineTo(x, tear + NOTCH)
  context.arc(x, tear, NOTCH, DOWN, UP, true)
  context.lineTo(x, y + CORNER)
  context.arc(x + CORNER, y + CORNER, CORNER, LEFT, LEFT + DOWN)
  context.closePath()
  context.fillStyle = colour
  context.fill()
  context.fillStyle = DOT_COLOUR
  const dots = Math.floor((width - NOTCH * 4) / DOT_PITCH)
  const first = x + (width - (dots - 1) * DOT_PITCH) / 2
  for (let at = 0; at < dots; at += 1) {
    context.beginPath()
    context.arc(first + at * DOT_PITCH, tear, DOT, 0, Math.PI * 2)
    context.fill()
  }
}

/** Draws rings of light instead of a missing poster. */
export const rings = (context: Context2d, { x, y, width, height }: Frame): void => {
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.strokeStyle = '#ffffff'
  context.lineWidth = 1
  context.globalAlpha = 0.22
  for (let radius = 18; radius < width; radius += 18) {
    context.beginPath()
    context.arc(x + width / 2, y + height, radius, 0, Math.PI * 2)
    context.stroke()
  }
  context.restore()
}
