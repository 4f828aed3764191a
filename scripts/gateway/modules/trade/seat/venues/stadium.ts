import { SEAT_KIND } from '../../../../../../src/domain/seat/seat-map'
import { buildVenue, type Venue } from './build'
import { type Degrees, straightLine } from './line'
import { ring, type RingPlan } from './ring'
import { type DraftSection, section } from './section'
import { accessible, PITCH } from './slots'
import { gateName, levelName } from './names'

const LOWER: RingPlan = {
  halfX: 2300,
  halfY: 4250,
  from: 1800,
  rows: 20,
  depth: 80,
  gap: 140,
  blocks: { x: 3, y: 5, corner: 3 },
  corner: 'curved',
}
const MIDDLE: RingPlan = { ...LOWER, from: 3750, rows: 10, depth: 84, blocks: { x: 3, y: 5, corner: 4 } }
const UPPER: RingPlan = { ...LOWER, from: 4950, rows: 25, depth: 84, blocks: { x: 3, y: 5, corner: 5 } }
const GATES = 'ABCDEFGHJKLM'

const FLOOR = { rows: 16, depth: 95, width: 1976, gap: 150, from: 1500 }

/**
 * Reduction of the number of seats in the last rows of blocks beside the stage's arms, where the lower ring is close.
 */
const NARROWER = [5, 9, 13, 17, 21]

/**
 * Creates blocks on the pitch in front of one side of the stage, with `columns` blocks side by side and `ranks` blocks
 * one behind another.
 */
const floor = (back: Degrees, columns: number, ranks: number): Omit<DraftSection, 'code'>[] =>
  Array.from({ length: columns * ranks }, (_, at) => {
    const across = ((at % columns) - (columns - 1) / 2) * (FLOOR.width + FLOOR.gap)
    const front = FLOOR.from + Math.floor(at / columns) * (FLOOR.rows * FLOOR.depth + FLOOR.gap)
    const side = straightLine({ x: 0, y: 0 }, back, 0)
    const width = (row: number) =>
      FLOOR.width - (columns > 1 ? 0 : (NARROWER[row - FLOOR.rows + NARROWER.length] ?? 0) * PITCH)
    const lines = Array.from({ length: FLOOR.rows }, (_row, row) =>
      straightLine(side.at(across, front + (row + 0.5) * FLOOR.depth), back, width(row)),
    )
    return section({ code: '', level: 0, gate: gateName('P'), lines, depth: FLOOR.depth, height: () => -150 })
  })

const stand = (plan: RingPlan, level: number, base: number, rise: number): DraftSection[] => {
  const blocks = ring(plan)
  return blocks.map(({ lines, part, back }, at) => {
    const last = lines.length - 1
    // the roof's four masts are in the upper corners
    const hidden = level === 3 && part === 'corner' && Math.abs((back % 90) - 45) < 10
    return section({
      code: `${level}${String(at + 1).padStart(2, '0')}`,
      level,
      gate: gateName(GATES[Math.floor((at * GATES.length) / blocks.length)]),
      lines,
      depth: plan.depth,
      height: (row) => base + row * rise,
      slots:
        level === 1 && part !== 'corner'
          ? (row, line) => (row === last ? accessible(line.length, 2) : undefined)
          : undefined,
      kind: hidden
        ? (row, across) => (row > 14 && Math.abs(across - 0.5) < 0.2 ? SEAT_KIND.restrictedView : 0)
        : undefined,
    })
  })
}

/** Creates a stadium of 60,000 seats: a stage in the middle, blocks on all sides, three rings around them. */
export const stadium = (): Venue => {
  const pitch = [...floor(270, 3, 2), ...floor(0, 1, 1), ...floor(90, 3, 2), ...floor(180, 1, 1)]
  return buildVenue({
    mapId: 'M-stadium',
    version: '1',
    levels: [levelName('pitch'), levelName('lower'), levelName('middle'), levelName('upper')],
    stage: {
      kind: 'stage',
      outline: [
        -400, -1200, 400, -1200, 400, -400, 1200, -400, 1200, 400, 400, 400, 400, 1200, -400, 1200, -400, 400, -1200,
        400, -1200, -400, -400, -400,
      ],
      x: 0,
      y: 0,
    },
    sections: [
      ...pitch.map((block, at) => ({ ...block, code: `P${at + 1}` })),
      ...stand(LOWER, 1, 100, 30),
      ...stand(MIDDLE, 2, 950, 42),
      ...stand(UPPER, 3, 1700, 50),
    ],
  })
}
