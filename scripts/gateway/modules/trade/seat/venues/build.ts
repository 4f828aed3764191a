import { boundsOf } from '../../../../../../src/domain/seat/bounds'
import type { SeatMap, SeatRow, SeatSection, Stage } from '../../../../../../src/domain/seat/seat-map'
import type { LocalizedText } from '../../../../core/localized-text'
import type { DraftSection } from './section'
import { PITCH } from './slots'

/** A venue: its plan, and its translated texts. */
export interface Venue {
  /** Seat plan. Its `levels` are in Simplified Chinese. */
  map: SeatMap
  levels: readonly LocalizedText[]
  /** Entrance of each section. */
  gates: readonly LocalizedText[]
}

export interface VenuePlan {
  mapId: string
  version: string
  levels: readonly LocalizedText[]
  stage: { kind: Stage['kind']; outline: readonly number[]; x: number; y: number }
  sections: readonly DraftSection[]
}

/** Rounds to whole centimeters and avoids -0, so that the encoded plan is exact. */
const whole = (value: number): number => Math.round(value) + 0

/** Converts a plan to arrays (domain/seat SeatMap). */
export const buildVenue = ({ mapId, version, levels, stage, sections: drafts }: VenuePlan): Venue => {
  const seats = drafts.flatMap(({ rows }) => rows.flatMap((row) => row.seats))
  const rows: SeatRow[] = []
  const sections: SeatSection[] = []
  const rowOf = new Uint16Array(seats.length)
  let first = 0
  drafts.forEach((draft, section) => {
    const start = { firstRow: rows.length, first }
    for (const { label, firstNumber, numberStep, height, seats: places } of draft.rows) {
      rowOf.fill(rows.length, first, first + places.length)
      rows.push({ section, label, first, count: places.length, firstNumber, numberStep, height })
      first += places.length
    }
    sections.push({
      code: draft.code,
      level: draft.level,
      ...start,
      rowCount: draft.rows.length,
      count: first - start.first,
      outline: Float32Array.from(draft.outline, whole),
    })
  })
  const stageOutline = Float32Array.from(stage.outline, whole)
  const x = Float32Array.from(seats, (seat) => whole(seat.x))
  const y = Float32Array.from(seats, (seat) => whole(seat.y))
  return {
    levels,
    gates: drafts.map(({ gate }) => gate),
    map: {
      mapId,
      version,
      seatCount: seats.length,
      x,
      y,
      rowOf,
      kind: Uint8Array.from(seats, ({ kind }) => kind),
      rows,
      sections,
      levels: levels.map((label) => label['zh-CN']),
      stage: { ...stage, outline: stageOutline },
      bounds: boundsOf(x, y, [...sections.map(({ outline }) => outline), stageOutline]),
      pitch: PITCH,
    },
  }
}
