import { arcLine, type Degrees, type Line, type Point, straightLine } from './line'

/**
 * A ring of blocks around a rectangle with rounded corners, centered at 0, 0. The sides have straight blocks. The
 * corners have wedges whose rows are either curved, or straight and turned step by step. Lengths are in cm.
 */
export interface RingPlan {
  /** Half the length of the straight part at the top, and at the sides. */
  halfX: number
  halfY: number
  /** Distance from the centers of the corners to the front edge of the first row. */
  from: number
  rows: number
  depth: number
  /** Width of the stairs between two blocks. */
  gap: number
  /** Numbers of blocks at the top and the bottom, at each side, and in each corner. */
  blocks: { x: number; y: number; corner: number }
  corner: 'curved' | 'turned'
}

export interface RingBlock {
  lines: Line[]
  part: 'top' | 'right' | 'bottom' | 'left' | 'corner'
  /** Direction away from the stage, at the middle of the side or corner. */
  back: Degrees
}

const straight = (plan: RingPlan, part: RingBlock['part'], back: Degrees, from: Point, to: Point, count: number) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) / count
  return Array.from({ length: count }, (_, at): RingBlock => {
    const share = (at + 0.5) / count
    const middle = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    const edge = straightLine(middle, back, length - plan.gap)
    const lines = Array.from({ length: plan.rows }, (_row, row) => ({
      ...edge,
      at: (u: number, v: number) => edge.at(u, v + plan.from + (row + 0.5) * plan.depth),
    }))
    return { lines, part, back }
  })
}

const wedges = (plan: RingPlan, centre: Point, start: Degrees): RingBlock[] => {
  const { gap, rows, depth, from, blocks } = plan
  const wide = 90 / blocks.corner
  const half = (wide * Math.PI) / 360
  return Array.from({ length: blocks.corner }, (_, at): RingBlock => {
    const back = start + (at + 0.5) * wide
    const lines = Array.from({ length: rows }, (_row, row): Line => {
      const radius = from + (row + 0.5) * depth
      if (plan.corner === 'curved') return arcLine(centre, radius, back, radius * 2 * half - gap)
      const angle = (back * Math.PI) / 180
      const middle = { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius }
      return straightLine(middle, back, 2 * radius * Math.tan(half) - gap / Math.cos(half))
    })
    return { lines, part: 'corner', back }
  })
}

/** Creates the blocks of a ring, clockwise on the plan from the top's left end. */
export const ring = (plan: RingPlan): RingBlock[] => {
  const { halfX: x, halfY: y, blocks } = plan
  const topLeft = { x: -x, y: -y }
  const topRight = { x, y: -y }
  const bottomRight = { x, y }
  const bottomLeft = { x: -x, y }
  return [
    ...straight(plan, 'top', 270, topLeft, topRight, blocks.x),
    ...wedges(plan, topRight, 270),
    ...straight(plan, 'right', 0, topRight, bottomRight, blocks.y),
    ...wedges(plan, bottomRight, 0),
    ...straight(plan, 'bottom', 90, bottomRight, bottomLeft, blocks.x),
    ...wedges(plan, bottomLeft, 90),
    ...straight(plan, 'left', 180, bottomLeft, topLeft, blocks.y),
    ...wedges(plan, topLeft, 180),
  ]
}
