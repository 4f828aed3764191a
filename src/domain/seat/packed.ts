import { fromBase64, toBase64 } from './base64'
import {
  MAX_ROWS,
  MAX_SEATS,
  must,
  mustBeNumbered,
  mustCount,
  mustDiffer,
  mustLabel,
  mustLength,
  outlineOf,
} from './map-check'
import { boundsOf } from './bounds'
import type { SeatMap, SeatRow, SeatSection } from './seat-map'
import { createByteReader, writeVarint, writeZigzag } from './varint'

/**
 * A seat map in the format of the gateway's response. Both arrays are base64.
 *
 * - `seats`: distance of each seat from the previous seat, as zigzag varints dx, dy in cm. The first seat of a row is
 * relative to the first seat of the previous row. The first seat of a section is relative to the section's `x`, `y`.
 * - `kinds`: runs of equal kinds, as varint length and kind.
 */
export interface PackedSeatMap {
  mapId: string
  version: string
  pitch: number
  levels: string[]
  stage: { kind: SeatMap['stage']['kind']; outline: number[]; x: number; y: number }
  sections: {
    code: string
    level: number
    outline: number[]
    x: number
    y: number
    rows: { label: string; count: number; firstNumber: number; numberStep: number; height: number }[]
  }[]
  seats: string
  kinds: string
}

/** A seat whose availability changed, and its new availability. */
export interface SeatChange {
  seat: number
  taken: boolean
}

/** Encodes values as runs of equal values in base64: varint length and one byte of value for each run. */
export const packRuns = (values: Uint8Array): string => {
  const bytes: number[] = []
  for (let start = 0; start < values.length;) {
    let end = start + 1
    while (end < values.length && values[end] === values[start]) end++
    writeVarint(bytes, end - start)
    bytes.push(values[start])
    start = end
  }
  return toBase64(bytes)
}

/**
 * Decodes the output of `packRuns`. Throws RangeError for a different number of values. @param length expected number
 * of values
 */
export const unpackRuns = (text: string, length: number): Uint8Array => {
  const reader = createByteReader(fromBase64(text))
  const values = new Uint8Array(length)
  let at = 0
  while (!reader.atEnd) {
    const run = reader.varint()
    if (run === 0 || run > length - at) throw new RangeError(`Invalid run ${run} at ${at} of ${length}.`)
    values.fill(reader.byte(), at, at + run)
    at += run
  }
  if (at !== length) throw new RangeError(`Missing runs from ${at} of ${length}.`)
  return values
}

/**
 * Packs the availability of seats as base64: one bitmap per section, one bit per seat, lowest bit first.
 * @param taken 0 or 1 for each seat
 */
export const packBits = ({ sections }: Pick<SeatMap, 'sections'>, taken: Uint8Array): string[] =>
  sections.map(({ first, count }) => {
    const bytes = new Uint8Array(Math.ceil(count / 8))
    for (let at = 0; at < count; at++) if (taken[first + at]) bytes[at >> 3] |= 1 << (at & 7)
    return toBase64(bytes)
  })

/**
 * Decodes the output of `packBits`. Throws RangeError if the bitmaps do not match the map. @param into receives 0 or 1
 * for each seat; unchanged after an error
 */
export const unpackBits = (
  map: Pick<SeatMap, 'sections' | 'seatCount'>,
  sections: readonly string[],
  into: Uint8Array,
): void => {
  if (sections.length !== map.sections.length)
    throw new RangeError(`Invalid number of bitmaps: ${sections.length}. Use one for each section.`)
  if (into.length !== map.seatCount)
    throw new RangeError(`Invalid target length: ${into.length}. Use ${map.seatCount}.`)
  const bitmaps = sections.map((text, index) => {
    const bytes = fromBase64(text)
    const { count } = map.sections[index]
    const spare = bytes.length * 8 - count
    if (spare < 0 || spare > 7) throw new RangeError(`Invalid bitmap length: ${bytes.length} bytes for ${count} seats.`)
    if (spare > 0 && bytes[bytes.length - 1] >> (8 - spare))
      throw new RangeError(`Invalid bitmap: bits after the last of ${count} seats.`)
    return bytes
  })
  map.sections.forEach(({ first, count }, index) => {
    const bytes = bitmaps[index]
    for (let at = 0; at < count; at++) into[first + at] = (bytes[at >> 3] >> (at & 7)) & 1
  })
}

/**
 * Encodes changes, sorted by seat, as base64 varints of gap × 2 + taken. The gap is the distance from the previous
 * seat, or from seat 0. If a seat has two changes, the later one is used.
 */
export const packChanges = (changes: readonly SeatChange[]): string => {
  const last = new Map(changes.map(({ seat, taken }) => [seat, taken]))
  const bytes: number[] = []
  let before = 0
  for (const [seat, taken] of [...last].sort(([a], [b]) => a - b)) {
    writeVarint(bytes, (seat - before) * 2 + Number(taken))
    before = seat
  }
  return toBase64(bytes)
}

/**
 * Decodes the output of `packChanges`. Throws RangeError for a seat outside the map, and for a seat that appears twice.
 */
export const unpackChanges = (text: string, seatCount: number): SeatChange[] => {
  const reader = createByteReader(fromBase64(text))
  const changes: SeatChange[] = []
  let seat = 0
  while (!reader.atEnd) {
    const value = reader.varint()
    const gap = Math.floor(value / 2)
    if (gap === 0 && changes.length > 0) throw new RangeError(`Invalid changes: seat ${seat} has two.`)
    seat += gap
    if (seat >= seatCount) throw new RangeError(`Unknown seat: ${seat} of ${seatCount}.`)
    changes.push({ seat, taken: value % 2 === 1 })
  }
  return changes
}

/**
 * Encodes the positions of seats as base64, each relative to the previous seat. The position of a section is the
 * starting point for its first seat.
 */
const packSeats = ({ x, y, rows, sections }: SeatMap): string => {
  const bytes: number[] = []
  for (const { first, firstRow, rowCount } of sections) {
    let rowX = Math.round(x[first])
    let rowY = Math.round(y[first])
    for (const row of rows.slice(firstRow, firstRow + rowCount)) {
      let beforeX = rowX
      let beforeY = rowY
      for (let seat = row.first; seat < row.first + row.count; seat++) {
        const hereX = Math.round(x[seat])
        const hereY = Math.round(y[seat])
        writeZigzag(bytes, hereX - beforeX)
        writeZigzag(bytes, hereY - beforeY)
        beforeX = hereX
        beforeY = hereY
        if (seat > row.first) continue
        rowX = hereX
        rowY = hereY
      }
    }
  }
  return toBase64(bytes)
}

const rounded = (numbers: Float32Array): number[] => Array.from(numbers, Math.round)

/** Packs a map. Rounds lengths to whole centimeters. */
export const packSeatMap = (map: SeatMap): PackedSeatMap => ({
  mapId: map.mapId,
  version: map.version,
  pitch: Math.round(map.pitch),
  levels: [...map.levels],
  stage: {
    kind: map.stage.kind,
    outline: rounded(map.stage.outline),
    x: Math.round(map.stage.x),
    y: Math.round(map.stage.y),
  },
  sections: map.sections.map(({ code, level, outline, first, count, firstRow, rowCount }) => ({
    code,
    level,
    outline: rounded(outline),
    x: Math.round(count ? map.x[first] : outline[0]),
    y: Math.round(count ? map.y[first] : outline[1]),
    rows: map.rows.slice(firstRow, firstRow + rowCount).map((row) => ({
      label: row.label,
      count: row.count,
      firstNumber: row.firstNumber,
      numberStep: row.numberStep,
      height: Math.round(row.height),
    })),
  })),
  seats: packSeats(map),
  kinds: packRuns(map.kind),
})

/**
 * Unpacks sections and rows, and calculates their offsets in the arrays. Throws if the map exceeds a limit, before
 * arrays are allocated.
 */
const unpackRows = ({ sections: packed, levels }: PackedSeatMap) => {
  const sections: SeatSection[] = []
  const rows: SeatRow[] = []
  let seatCount = 0
  packed.forEach(({ code, level, outline, x, y, rows: packedRows }, section) => {
    mustLabel(code)
    mustCount(level, 0, levels.length - 1, 'a section is on no level')
    mustLength(x)
    mustLength(y)
    const firstRow = rows.length
    const first = seatCount
    must(rows.length + packedRows.length <= MAX_ROWS, 'too many rows')
    for (const { label, count, firstNumber, numberStep, height } of packedRows) {
      mustLabel(label)
      mustLength(height)
      mustCount(count, 1, MAX_SEATS - seatCount, 'too many seats or too few')
      const row = { section, label, first: seatCount, count, firstNumber, numberStep, height }
      mustBeNumbered(row)
      rows.push(row)
      seatCount += count
    }
    mustDiffer(rows.slice(firstRow))
    const rowCount = packedRows.length
    sections.push({ code, level, firstRow, rowCount, first, count: seatCount - first, outline: outlineOf(outline) })
  })
  must(new Set(packed.map(({ code }) => code)).size === packed.length, 'two sections have the same code')
  return { sections, rows, seatCount }
}

/** Unpacks a map. Throws RangeError for inconsistent counts, positions and labels, and for duplicate numbers. */
export const unpackSeatMap = (packed: PackedSeatMap): SeatMap => {
  const { sections, rows, seatCount } = unpackRows(packed)
  must(Number.isFinite(packed.pitch) && packed.pitch >= 1, 'a pitch is too small')
  mustLength(packed.pitch)
  mustLength(packed.stage.x)
  mustLength(packed.stage.y)
  const x = new Float32Array(seatCount)
  const y = new Float32Array(seatCount)
  const rowOf = new Uint16Array(seatCount)
  const reader = createByteReader(fromBase64(packed.seats))
  rows.forEach(({ first, count, section }, index) => {
    const startsSection = sections[section].firstRow === index
    const before = startsSection
      ? packed.sections[section]
      : { x: x[rows[index - 1].first], y: y[rows[index - 1].first] }
    let hereX = before.x
    let hereY = before.y
    for (let seat = first; seat < first + count; seat++) {
      hereX += reader.zigzag()
      hereY += reader.zigzag()
      mustLength(hereX)
      mustLength(hereY)
      x[seat] = hereX
      y[seat] = hereY
      rowOf[seat] = index
    }
  })
  must(reader.atEnd, 'there are more places than seats')
  const { mapId, version, pitch, levels } = packed
  const stage = { ...packed.stage, outline: outlineOf(packed.stage.outline) }
  const kind = unpackRuns(packed.kinds, seatCount)
  const bounds = boundsOf(x, y, [stage.outline, ...sections.map(({ outline }) => outline)])
  return { mapId, version, seatCount, x, y, rowOf, kind, rows, sections, levels, stage, bounds, pitch }
}
