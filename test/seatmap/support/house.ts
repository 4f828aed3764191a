import { type SeatHouse, type SeatMap, type SeatRow, type SeatSection } from '@/domain/seat/seat-map'

/** A section of a test plan, which consists of rows of seats and is rotated around its center. */
export interface MadeSection {
  x: number
  y: number
  rows: number
  seats: number
  /** Rotation of the section, radians. */
  angle?: number
}

const PITCH = 50

/** Creates a venue with the given sections, in which no seat is taken. The tier of a row is its number modulo 3. */
export const makeHouse = (made: readonly MadeSection[]): SeatHouse => {
  const x: number[] = []
  const y: number[] = []
  const rowOf: number[] = []
  const rows: SeatRow[] = []
  const sections = made.map(({ x: middleX, y: middleY, rows: count, seats, angle = 0 }, section): SeatSection => {
    const first = x.length
    const firstRow = rows.length
    const at = (across: number, back: number) => [
      middleX + across * Math.cos(angle) - back * Math.sin(angle),
      middleY + across * Math.sin(angle) + back * Math.cos(angle),
    ]
    for (let row = 0; row < count; row += 1) {
      const label = String.fromCharCode(65 + row)
      rows.push({ section, label, first: x.length, count: seats, firstNumber: 1, numberStep: 1, height: 0 })
      for (let seat = 0; seat < seats; seat += 1) {
        const [seatX, seatY] = at((seat - (seats - 1) / 2) * PITCH, (row - (count - 1) / 2) * PITCH)
        x.push(seatX)
        y.push(seatY)
        rowOf.push(rows.length - 1)
      }
    }
    const w = (seats * PITCH) / 2
    const h = (count * PITCH) / 2
    const outline = Float32Array.from([at(-w, -h), at(w, -h), at(w, h), at(-w, h)].flat())
    return { code: `S${section + 1}`, level: 0, firstRow, rowCount: count, first, count: x.length - first, outline }
  })
  const corners = sections.flatMap(({ outline }) => [...outline])
  const xs = corners.filter((_, at) => at % 2 === 0)
  const ys = corners.filter((_, at) => at % 2 === 1)
  const left = Math.min(...xs)
  const top = Math.min(...ys) - 300
  const bounds = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
  const middle = left + bounds.width / 2
  const outline = Float32Array.from([
    middle - 200,
    top,
    middle + 200,
    top,
    middle + 200,
    top + 200,
    middle - 200,
    top + 200,
  ])
  const map: SeatMap = {
    mapId: 'made',
    version: '1',
    seatCount: x.length,
    x: Float32Array.from(x),
    y: Float32Array.from(y),
    rowOf: Uint16Array.from(rowOf),
    kind: new Uint8Array(x.length),
    rows,
    sections,
    levels: ['Stalls'],
    stage: { kind: 'stage', outline, x: middle, y: top + 200 },
    bounds,
    pitch: PITCH,
  }
  return { map, rowTier: Uint8Array.from(rows, (_, row) => row % 3), taken: new Uint8Array(x.length) }
}

/** Creates a venue of two blocks side by side, each with ten rows of twenty seats. */
export const twoBlocks = (): SeatHouse =>
  makeHouse([
    { x: -600, y: 0, rows: 10, seats: 20 },
    { x: 600, y: 0, rows: 10, seats: 20 },
  ])

/** Creates a venue with so many seats that they are too small to be painted when the whole plan is visible. */
export const largeHouse = (): SeatHouse =>
  makeHouse(
    Array.from({ length: 16 }, (_, at) => ({ x: (at % 4) * 2200, y: Math.floor(at / 4) * 2200, rows: 40, seats: 40 })),
  )
