import fc from 'fast-check'
import { boundsOf } from '@/domain/seat/bounds'
import {
  NO_TIER,
  SEAT_KIND,
  type SeatHouse,
  type SeatMap,
  type SeatRow,
  type SeatSection,
} from '@/domain/seat/seat-map'

/**
 * A row in the drawing of a venue. Each character is a seat: `.` free, `x` taken, `w` wheelchair place, `c` companion,
 * `r` restricted view. `W`, `C` and `R` are the same kinds of seats, but taken. A space is an aisle. A suffix is the
 * tier (`:2`, default 0), or `:-` for seats that are not for sale. An empty line begins a new section.
 */
const SIGNS: Record<string, number> = {
  w: SEAT_KIND.wheelchair,
  c: SEAT_KIND.companion,
  r: SEAT_KIND.restrictedView,
}

const PITCH = 50
const ROW_DEPTH = 90

/**
 * Creates a venue from a drawing. Each line is a row, from the stage to the back; the stage is centered above the first
 * row. Sections are named A, B …, rows and seats 1, 2 …
 */
export const drawHouse = (lines: readonly string[]): SeatHouse => {
  const x: number[] = []
  const y: number[] = []
  const rowOf: number[] = []
  const kind: number[] = []
  const taken: number[] = []
  const tiers: number[] = []
  const rows: SeatRow[] = []
  const sections: SeatSection[] = []
  const drawn = lines.map((line) => line.split(':'))
  const widest = Math.max(...drawn.map(([seats]) => seats.length))

  const open = (): void => {
    const code = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[sections.length]
    const outline = Float32Array.of(0, 0, widest * PITCH, 0, widest * PITCH, ROW_DEPTH)
    sections.push({ code, level: 0, firstRow: rows.length, rowCount: 0, first: x.length, count: 0, outline })
  }

  open()
  drawn.forEach(([seats, tier = '0'], line) => {
    if (seats === '') return open()
    const section = sections[sections.length - 1]
    const first = x.length
    let aisle = 0
    for (let place = 0; place < seats.length; place++) {
      const sign = seats[place]
      if (sign === ' ') {
        aisle = SEAT_KIND.aisleBefore
        continue
      }
      x.push((place - (seats.length - 1) / 2) * PITCH)
      y.push(400 + line * ROW_DEPTH)
      rowOf.push(rows.length)
      kind.push((SIGNS[sign.toLowerCase()] ?? 0) | aisle)
      taken.push(Number('xWCR'.includes(sign)))
      aisle = 0
    }
    const count = x.length - first
    rows.push({
      section: sections.length - 1,
      label: `${section.rowCount + 1}`,
      first,
      count,
      firstNumber: 1,
      numberStep: 1,
      height: line * 10,
    })
    tiers.push(tier === '-' ? NO_TIER : Number(tier))
    section.rowCount++
    section.count += count
  })

  const stage = Float32Array.of(-200, 0, 200, 0, 200, 200, -200, 200)
  const map: SeatMap = {
    mapId: 'drawn',
    version: '1',
    seatCount: x.length,
    x: Float32Array.from(x),
    y: Float32Array.from(y),
    rowOf: Uint16Array.from(rowOf),
    kind: Uint8Array.from(kind),
    rows,
    sections,
    levels: ['Stalls'],
    stage: { kind: 'stage', outline: stage, x: 0, y: 100 },
    bounds: boundsOf(Float32Array.from(x), Float32Array.from(y), [stage]),
    pitch: PITCH,
  }
  return { map, rowTier: Uint8Array.from(tiers), taken: Uint8Array.from(taken) }
}

/** Returns the seats at the positions of `#` in a picture of the same shape. */
export const markedIn = (picture: readonly string[]): number[] => {
  const seats: number[] = []
  let seat = 0
  for (const sign of picture.flatMap((line) => [...line.split(':')[0]])) {
    if (sign === ' ') continue
    if (sign === '#') seats.push(seat)
    seat++
  }
  return seats
}

/** Returns a drawing of the venue in which some seats are marked, for comparison with the original drawing. */
export const pictureOf = (lines: readonly string[], marked: readonly number[]): string[] => {
  let seat = 0
  return lines.map((line) => {
    const [seats, ...tier] = line.split(':')
    const signs = [...seats].map((sign) => (sign === ' ' ? sign : marked.includes(seat++) ? '#' : sign))
    return [signs.join(''), ...tier].join(':')
  })
}

const rowPicture = (signs: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 14 }), fc.constantFrom('', ':1', ':2', ':-'))
    .map(([seats, tier]) => `${seats.join('').trim() || '.'}${tier}`)

/** Generates drawings of small venues. @param signs the characters that the rows may contain */
export const anyPicture = (signs = '....xx wcr'): fc.Arbitrary<string[]> =>
  fc
    .array(fc.array(rowPicture(signs), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((sections) => sections.flatMap((rows, index) => (index ? ['', ...rows] : rows)))
