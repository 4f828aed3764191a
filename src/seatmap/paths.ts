import type { Box } from './geometry'
import { colourOf, type Marks, marksOfRow, SHAPE, shapeOf } from './marks'
import { eachRow, type Scene } from './scene'
import { CHOSEN_RADIUS, TAKEN_RADIUS } from './stencils'
import type { Context2d } from '@/lib/drawing-surface'

const TURN = Math.PI * 2

/** Adds a seat to the current path. The path is filled by the even-odd rule, because some seats are rings. */
const trace = (context: Context2d, shape: number, x: number, y: number, radius: number): void => {
  const circle = (size: number) => {
    context.moveTo(x + size, y)
    context.arc(x, y, size, 0, TURN)
  }
  if (shape === SHAPE.square) return context.rect(x - radius, y - radius, radius * 2, radius * 2)
  if (shape === SHAPE.taken) return circle(radius * TAKEN_RADIUS)
  if (shape === SHAPE.chosen) return circle(radius * CHOSEN_RADIUS)
  circle(radius)
  if (shape === SHAPE.ringed) [0.74, 0.5].forEach((share) => circle(radius * share))
  if (shape !== SHAPE.half) return
  context.moveTo(x, y - radius * 0.76)
  context.arc(x, y, radius * 0.76, -TURN / 4, TURN / 4)
  context.closePath()
}

/** Paints the seats of a box as one path per color, for hosts without pixel access. The unit of the context is cm. */
export const paintSeatPaths = (
  context: Context2d,
  scene: Scene,
  marks: Marks,
  colours: readonly string[],
  tierCount: number,
  box: Box,
): void => {
  const { map, radius } = scene
  const byColour = new Map<number, number[]>()
  eachRow(scene, box, (row) => {
    const rowMarks = marksOfRow(scene, marks, tierCount, row)
    const { first, count } = map.rows[row]
    for (let seat = first; seat < first + count; seat += 1) {
      const x = map.x[seat]
      const y = map.y[seat]
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue
      const mark = rowMarks[seat - first]
      const list = byColour.get(colourOf(mark)) ?? []
      byColour.set(colourOf(mark), list)
      list.push(seat, shapeOf(mark))
    }
  })
  byColour.forEach((list, colour) => {
    context.fillStyle = colours[colour]
    context.beginPath()
    for (let at = 0; at < list.length; at += 2) trace(context, list[at + 1], map.x[list[at]], map.y[list[at]], radius)
    context.fill('evenodd')
  })
}
