import type { SeatHouse, SeatMap, SeatRow, SeatSection } from '../../../../src/domain/seat/seat-map'

/** Colors that all compared maps use. */
export const TIERS = ['#e5484d', '#f5a524', '#17a673', '#3b82f6']
export const TAKEN = '#d4d7dd'
export const CHOSEN = '#111827'
export const GROUND = '#ffffff'

/** Distance between two seats, radius of a free seat and radius of a taken seat, cm. */
export const PITCH = 50
const RADIUS = PITCH * 0.375
const TAKEN_RADIUS = RADIUS * 0.68

/** Creates a generator of numbers from 0 to 1, the same in every run. */
const createDice = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) >>> 0
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
  return ((value ^ (value >>> 14)) >>> 0) / 4294967296
}

/**
 * Creates a bowl-shaped venue: rings of rotated sections around a stage. Each section has two tiers, 40 % of the seats
 * are taken, and the rows have no letters.
 */
export const createVenue = (seatCount: number): SeatHouse => {
  const dice = createDice(7)
  const isSmall = seatCount <= 1000
  const perRow = isSmall ? 12 : 25
  const perSection = isSmall ? 125 : 500
  const rowsEach = Math.ceil(perSection / perRow)
  const width = perRow * PITCH
  const depth = rowsEach * PITCH
  const gap = PITCH * 3
  const sectionCount = Math.ceil(seatCount / perSection)
  const slotsAt = (radius: number) => Math.max(4, Math.floor((2 * Math.PI * radius) / (width + gap)))
  const firstRadius = isSmall ? 650 : 1750
  let rings = 0
  for (let left = sectionCount, radius = firstRadius; left > 0; radius += depth + gap, rings += 1)
    left -= slotsAt(radius)

  const map = {
    x: new Float32Array(seatCount),
    y: new Float32Array(seatCount),
    rowOf: new Uint16Array(seatCount),
    kind: new Uint8Array(seatCount),
  }
  const taken = new Uint8Array(seatCount)
  const rows: SeatRow[] = []
  const sections: SeatSection[] = []
  const tiers: number[] = []
  let seat = 0
  let ring = 0
  let slot = 0
  let radius = firstRadius
  for (let section = 0; section < sectionCount; section += 1) {
    if (slot === slotsAt(radius)) {
      slot = 0
      ring += 1
      radius += depth + gap
    }
    const angle = (slot / slotsAt(radius)) * Math.PI * 2 + Math.PI / 2
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const at = (across: number, back: number) => [
      cos * (radius + depth / 2) - sin * across + cos * back,
      sin * (radius + depth / 2) + cos * across + sin * back,
    ]
    const first = seat
    const firstRow = rows.length
    const tier = Math.min(3, Math.floor((ring / rings) * 4))
    for (let row = 0; row < rowsEach && seat < seatCount; row += 1) {
      const count = Math.min(perRow, seatCount - seat, perSection - (seat - first))
      rows.push({ section, label: '', first: seat, count, firstNumber: 1, numberStep: 1, height: 0 })
      tiers.push(row < rowsEach / 2 ? tier : Math.min(3, tier + 1))
      for (let column = 0; column < count; column += 1, seat += 1) {
        const [x, y] = at((column + 0.5) * PITCH - width / 2, (row + 0.5) * PITCH - depth / 2)
        map.x[seat] = x
        map.y[seat] = y
        map.rowOf[seat] = rows.length - 1
        taken[seat] = dice() < 0.4 ? 1 : 0
      }
    }
    const corners = [
      at(-width / 2, -depth / 2),
      at(width / 2, -depth / 2),
      at(width / 2, depth / 2),
      at(-width / 2, depth / 2),
    ]
    sections.push({
      code: `${ring + 1}${String(slot + 1).padStart(2, '0')}`,
      level: 0,
      firstRow,
      rowCount: rows.length - firstRow,
      first,
      count: seat - first,
      outline: Float32Array.from(corners.flat()),
    })
    slot += 1
  }
  const reach = radius + depth + PITCH * 2
  const bounds = { x: -reach, y: -reach, width: reach * 2, height: reach * 2 }
  const stage = { kind: 'stage' as const, outline: new Float32Array(0), x: 0, y: 0 }
  const house: SeatMap = {
    ...map,
    mapId: 'bench',
    version: '1',
    seatCount,
    rows,
    sections,
    levels: [''],
    stage,
    bounds,
    pitch: PITCH,
  }
  return { map: house, rowTier: Uint8Array.from(tiers), taken }
}

export const colourOf = ({ map, rowTier, taken }: SeatHouse, seat: number): string =>
  taken[seat] ? TAKEN : TIERS[rowTier[map.rowOf[seat]]]

export const radiusOf = ({ taken }: SeatHouse, seat: number): number => (taken[seat] ? TAKEN_RADIUS : RADIUS)
