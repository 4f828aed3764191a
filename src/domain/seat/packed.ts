import type { SeatMap } from './seat-map'

/**
 * A seat map as it travels. `seats` holds for each seat the way from the one before it (the first of a row: from the first
 * of the row before; the first of a section: from the section's `x`, `y`), as zigzag varints dx, dy in cm, in base64;
 * `kinds` holds runs of equal kinds as varint length and kind, in base64.
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

/** A seat that changed hands. */
export interface SeatChange {
  seat: number
  taken: boolean
}
