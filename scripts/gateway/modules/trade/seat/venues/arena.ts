import { SEAT_KIND } from '../../../../../../src/domain/seat/seat-map'
import { buildVenue, type Venue } from './build'
import { straightLine } from './line'
import { ring, type RingBlock, type RingPlan } from './ring'
import { type DraftSection, section } from './section'
import { accessible, holed, type Slot } from './slots'
import { gateName, levelName } from './names'

/** y of the stage's back end, in cm. Blocks that can only see this part of the stage have no seats. */
const STAGE_BACK = -3050
const TOWERS = -3600
/** Blocks on the floor, with `rows` rows of 21 seats. The rear blocks have one more row. Lengths are in cm. */
const FLOOR = { columns: 3, ranks: 3, width: 1092, gap: 150, rows: 15, depth: 95, top: -1900 }
/** Rows around the mixing desk, which is in the middle of the last rows of the rear block. */
const MIXING_DESK: Readonly<Record<number, Slot[]>> = { 14: holed(5, 11), 15: holed(4, 13) }
const LETTERS = 'ABC'

const LOWER: RingPlan = {
  halfX: 900,
  halfY: 2300,
  from: 1050,
  rows: 20,
  depth: 82,
  gap: 120,
  blocks: { x: 2, y: 4, corner: 3 },
  corner: 'turned',
}
const UPPER: RingPlan = { ...LOWER, from: 2980, rows: 20, depth: 84, blocks: { x: 2, y: 4, corner: 4 } }

const floor = (): DraftSection[] =>
  Array.from({ length: FLOOR.columns * FLOOR.ranks }, (_, at) => {
    const column = at % FLOOR.columns
    const rank = Math.floor(at / FLOOR.columns)
    const x = (column - (FLOOR.columns - 1) / 2) * (FLOOR.width + FLOOR.gap)
    const y = FLOOR.top + rank * (FLOOR.rows * FLOOR.depth + FLOOR.gap)
    return section({
      code: `${LETTERS[rank]}${column + 1}`,
      level: 0,
      gate: gateName('A'),
      lines: Array.from({ length: FLOOR.rows + (rank === FLOOR.ranks - 1 ? 1 : 0) }, (_row, row) =>
        straightLine({ x, y: y + (row + 0.5) * FLOOR.depth }, 90, FLOOR.width),
      ),
      depth: FLOOR.depth,
      // the floor is lower than the stage
      height: () => -120,
      slots: (row) => (rank === FLOOR.ranks - 1 && column === 1 ? MIXING_DESK[row] : undefined),
    })
  })

/** Returns true if a block can see the stage from the front or the side. A block behind the stage has no seats. */
const sees = ({ part, lines }: RingBlock): boolean =>
  part !== 'top' && !(part === 'corner' && lines[0].at(0, 0).y < STAGE_BACK)

const bowl = (plan: RingPlan, level: number, base: number, rise: number): DraftSection[] => {
  const blocks = ring(plan).filter(sees)
  return blocks.map((block, at) => {
    const last = block.lines.length - 1
    return section({
      code: `${level}${String(at + 1).padStart(2, '0')}`,
      level,
      gate: gateName('BCDEFG'[Math.floor((at * 6) / blocks.length)]),
      lines: block.lines,
      depth: plan.depth,
      height: (row) => base + row * rise,
      slots:
        level === 1 && block.part !== 'corner'
          ? (row, line) => (row === last ? accessible(line.length) : undefined)
          : undefined,
      // From this distance on, the towers of the stage hide a part of the stage.
      kind: (_row, _side, { y }) => (y < TOWERS ? SEAT_KIND.restrictedView : 0),
    })
  })
}

/** Creates an arena of 18,000 seats: a stage at one end, nine blocks on the floor, and two rings around them. */
export const arena = (): Venue =>
  buildVenue({
    mapId: 'M-arena',
    version: '1',
    levels: [levelName('floor'), levelName('lower'), levelName('upper')],
    stage: {
      kind: 'stage',
      outline: [-1300, -3300, 1300, -3300, 1300, -2250, 300, -2250, 300, -2040, -300, -2040, -300, -2250, -1300, -2250],
      x: 0,
      y: -2300,
    },
    sections: [...floor(), ...bowl(LOWER, 1, 80, 32), ...bowl(UPPER, 2, 900, 42)],
  })
