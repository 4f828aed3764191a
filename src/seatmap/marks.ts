import { NO_TIER, SEAT_KIND } from '@/domain/seat/seat-map'
import { pixel } from './colour'
import type { SeatMapTheme } from '@/styles/seat-map-theme'
import type { Scene } from './scene'

/** Shapes of a seat. They distinguish the states of seats for users who cannot rely on color. */
export const SHAPE = {
  /** Available seat. */
  dot: 0,
  /** A seat that is not for sale, drawn small. */
  taken: 1,
  /** A wheelchair place. */
  square: 2,
  /** Seat for a companion of a wheelchair user. */
  ringed: 3,
  /** Seat with a restricted view. */
  half: 4,
  /** A selected seat, drawn larger and with a tick. */
  chosen: 5,
} as const

/** Color indices in a mark. The indices of tiers start at `FIRST_TIER`. */
const TAKEN = 0
const DIMMED = 1
const CHOSEN = 2
const FIRST_TIER = 3

const TAKEN_MARK = SHAPE.taken | (TAKEN << 3)
const CHOSEN_MARK = SHAPE.chosen | (CHOSEN << 3)

/** Selected seats, and the current filter. */
export interface Marks {
  chosen: ReadonlySet<number>
  /** Indices of the rows that contain a selected seat. */
  chosenRows: ReadonlySet<number>
  /** Tiers that match the filter; null for all tiers. */
  tiers: readonly boolean[] | null
  /** Flags of the seat kinds that match the filter; 0 if all kinds match. */
  kinds: number
}

export const NO_MARKS: Marks = { chosen: new Set(), chosenRows: new Set(), tiers: null, kinds: 0 }

const KIND_TO_SHAPE = [
  [SEAT_KIND.wheelchair, SHAPE.square],
  [SEAT_KIND.companion, SHAPE.ringed],
  [SEAT_KIND.restrictedView, SHAPE.half],
] as const

const KIND_SHAPES = Uint8Array.from(
  { length: 16 },
  (_, kind) => KIND_TO_SHAPE.find(([flag]) => (kind & flag) !== 0)?.[1] ?? SHAPE.dot,
)

const isTierWanted = (marks: Marks, tier: number): boolean => marks.tiers === null || marks.tiers[tier] === true

/** Colors of marks, by their index. */
export interface Palette {
  colours: readonly string[]
  /** The same colors as pixels with alpha 0. */
  pixels: Uint32Array
}

const palettes = new WeakMap<SeatMapTheme, Palette>()

/** Returns the palette of a theme. It is cached, because every tile needs it. */
export const paletteOf = (theme: SeatMapTheme): Palette => {
  const known = palettes.get(theme)
  if (known) return known
  const colours = [theme.seatTaken, theme.seatDimmed, theme.chosen, ...theme.tiers]
  const palette = { colours, pixels: Uint32Array.from(colours, pixel) }
  palettes.set(theme, palette)
  return palette
}

export const shapeOf = (mark: number): number => mark & 7
export const colourOf = (mark: number): number => mark >> 3

let rowMarks = new Uint16Array(256)

/**
 * Returns the marks of the seats in a row, in the order of the seats. `shapeOf` and `colourOf` read a mark. The
 * returned array is only valid until the next call, which overwrites it.
 * @param tierCount number of tier colors; if there are more tiers, the colors repeat
 */
export const marksOfRow = (
  { house: { rowTier, taken }, map }: Scene,
  marks: Marks,
  tierCount: number,
  row: number,
): Uint16Array => {
  const { first, count } = map.rows[row]
  const { kind } = map
  const tier = rowTier[row]
  const isSold = tier === NO_TIER
  const colour = isTierWanted(marks, tier) ? FIRST_TIER + (tier % Math.max(1, tierCount)) : DIMMED
  const hasChosen = marks.chosenRows.has(row)
  const { kinds } = marks
  if (rowMarks.length < count) rowMarks = new Uint16Array(count)
  for (let at = 0; at < count; at += 1) {
    const seat = first + at
    const flags = kind[seat]
    if (hasChosen && marks.chosen.has(seat)) rowMarks[at] = CHOSEN_MARK
    else if (isSold || taken[seat] !== 0) rowMarks[at] = TAKEN_MARK
    else rowMarks[at] = KIND_SHAPES[flags & 15] | ((kinds !== 0 && (flags & kinds) === 0 ? DIMMED : colour) << 3)
  }
  return rowMarks
}

/** Returns true if the tier of the row matches the filter. */
export const isRowWanted = ({ house: { rowTier } }: Scene, marks: Marks, row: number): boolean =>
  rowTier[row] !== NO_TIER && isTierWanted(marks, rowTier[row])
