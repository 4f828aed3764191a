import { SEAT_KIND } from '../../../../../../src/domain/seat/seat-map'
import { buildVenue, type Venue } from './build'
import { arcLine, type Line, partOf, type Point, straightLine } from './line'
import { type DraftSection, type Numbering, section } from './section'
import { accessible, boxed, PITCH } from './slots'
import { gateName, levelName } from './names'

/**
 * Center of the horseshoe, in cm. The horseshoe has two straight arms along the sides, and a half circle around this
 * point at the back.
 */
const BEND: Point = { x: 0, y: 1100 }
const STALLS = { rows: 20, depth: 98, front: 420, centre: 624, aisle: 110, wall: 1520 }
/** Center of the arcs in the stalls, in cm. It is far behind the stage. */
const FAR: Point = { x: 0, y: -3200 }

/** Returns half the width of the stalls at a distance `y`, in cm. */
const reach = (y: number): number => {
  const opening = 1040 + (y - STALLS.front) * 0.55
  const behind = Math.max(0, y - BEND.y)
  return Math.min(opening, STALLS.wall, Math.sqrt(STALLS.wall ** 2 - behind ** 2))
}

const rowOfStalls = (row: number): Line => {
  const line = arcLine(FAR, STALLS.front + (row + 0.5) * STALLS.depth - FAR.y, 90, 2 * STALLS.wall)
  let half = STALLS.wall
  while (Math.abs(line.at(half, 0).x) > reach(line.at(half, 0).y)) half -= 2
  return partOf(line, 0, 2 * half)
}

const stalls = (): DraftSection[] => {
  const rows = Array.from({ length: STALLS.rows }, (_, row) => rowOfStalls(row))
  const inner = STALLS.centre + STALLS.aisle
  const side = (line: Line, to: -1 | 1) => partOf(line, (to * (line.length / 2 + inner)) / 2, line.length / 2 - inner)
  const last = STALLS.rows - 1
  const part = (code: string, lines: Line[], numbering: Numbering, flush: 'left' | 'middle' | 'right', gate: string) =>
    section({
      code,
      level: 0,
      gate: gateName(gate),
      lines,
      depth: STALLS.depth,
      height: (row) => -110 + row * 11,
      numbering,
      flush,
      slots: code === 'SC' ? (row, line) => (row === last ? accessible(line.length, 2) : undefined) : undefined,
    })
  return [
    part(
      'SL',
      rows.map((line) => side(line, -1)),
      'odd',
      'right',
      '1',
    ),
    part(
      'SC',
      rows.map((line) => partOf(line, 0, 2 * STALLS.centre)),
      'hundred',
      'middle',
      '2',
    ),
    part(
      'SR',
      rows.map((line) => side(line, 1)),
      'even',
      'left',
      '3',
    ),
  ]
}

interface TierPlan {
  level: number
  /** Distance from the center of the bend to the front rail, in cm. */
  from: number
  /** The y coordinate of the front end of the horseshoe's arms, in cm. */
  top: number
  height: number
}

const TIER = { depth: 92, rows: 2, gap: 130, rise: 45, box: 4, wall: 24 }
const PARTS = ['A', 'B', 'C'] as const
const SIDES: readonly Numbering[] = ['odd', 'hundred', 'even']

const arm = ({ level, from, top, height }: TierPlan, to: -1 | 1): DraftSection => {
  const length = BEND.y - top - TIER.gap / 2
  const boxes = Math.floor((length + TIER.wall) / (TIER.box * PITCH + TIER.wall))
  const lines = Array.from({ length: TIER.rows }, (_, row) =>
    straightLine({ x: to * (from + (row + 0.5) * TIER.depth), y: top + length / 2 }, to === 1 ? 0 : 180, length),
  )
  return section({
    code: `${level}${to === 1 ? 'R' : 'L'}`,
    level,
    gate: gateName(to === 1 ? '3' : '1'),
    lines,
    depth: TIER.depth,
    height: (row) => height + row * TIER.rise,
    slots: () => boxed(boxes, TIER.box, TIER.wall),
    // The proscenium arch blocks the view from the second row of the boxes next to the stage.
    kind: (row, across) => (row === 1 && (to === 1 ? across > 0.6 : across < 0.4) ? SEAT_KIND.restrictedView : 0),
  })
}

/**
 * Creates a tier: boxes along both sides and three blocks around the bend, from left to right as the audience sees it.
 */
const tier = (plan: TierPlan): DraftSection[] => {
  const bend = PARTS.map((part, at) =>
    section({
      code: `${plan.level}${part}`,
      level: plan.level,
      gate: gateName(String(at + 1)),
      lines: Array.from({ length: TIER.rows }, (_, row) => {
        const radius = plan.from + (row + 0.5) * TIER.depth
        return arcLine(BEND, radius, 150 - at * 60, (radius * Math.PI) / 3 - TIER.gap)
      }),
      depth: TIER.depth,
      height: (row) => plan.height + row * TIER.rise,
      numbering: SIDES[at],
    }),
  )
  return [arm(plan, -1), ...bend, arm(plan, 1)]
}

/** Creates an opera house of 1,800 seats: stalls and three tiers in the form of nested horseshoes. */
export const operaHouse = (): Venue =>
  buildVenue({
    mapId: 'M-opera',
    version: '1',
    levels: [levelName('stalls'), levelName('tier1'), levelName('tier2'), levelName('tier3')],
    stage: {
      kind: 'stage',
      outline: [-1000, -1000, 1000, -1000, 850, 0, 500, 90, 0, 120, -500, 90, -850, 0],
      x: 0,
      y: -350,
    },
    sections: [
      ...stalls(),
      ...tier({ level: 1, from: 1700, top: 120, height: 260 }),
      ...tier({ level: 2, from: 2060, top: 120, height: 560 }),
      ...tier({ level: 3, from: 2420, top: 120, height: 860 }),
    ],
  })
