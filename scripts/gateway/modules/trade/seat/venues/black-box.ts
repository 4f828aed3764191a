import { SEAT_KIND } from '../../../../../../src/domain/seat/seat-map'
import { buildVenue, type Venue } from './build'
import { straightLine } from './line'
import { section } from './section'
import { accessible, aisled, PITCH, widthOf } from './slots'
import { gateName, levelName } from './names'

const DEPTH = 95
const ROWS = 12
const FRONT = 260
/** The last row is at the back wall, where there are no stairs. */
const LAST = aisled(10, 13, 10)
const ORDINARY = aisled(6, 13, 6)
const WIDTH = widthOf(LAST)

/**
 * Creates a small theater of 300 seats: one block on a raked floor with two stairs, and a stage in front at floor
 * level.
 */
export const blackBox = (): Venue => {
  const lines = Array.from({ length: ROWS }, (_, row) =>
    straightLine({ x: 0, y: FRONT + (row + 0.5) * DEPTH }, 90, WIDTH),
  )
  const first = accessible(widthOf(ORDINARY) - 8 * PITCH)
  return buildVenue({
    mapId: 'M-blackbox',
    version: '1',
    levels: [levelName('house')],
    stage: { kind: 'stage', outline: [-700, -560, 700, -560, 700, 40, -700, 40], x: 0, y: -160 },
    sections: [
      section({
        code: 'A',
        level: 0,
        gate: gateName('1'),
        lines,
        depth: DEPTH,
        height: (row) => row * 28,
        slots: (row) => (row === 0 ? first : row === ROWS - 1 ? LAST : ORDINARY),
        // the lighting posts are in front of the ends of the last row
        kind: (row, side) => (row === ROWS - 1 && (side < 0.05 || side > 0.95) ? SEAT_KIND.restrictedView : 0),
      }),
    ],
  })
}
