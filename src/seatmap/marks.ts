import { NO_TIER, SEAT_KIND } from '@/domain/seat/seat-map'
import { pixel } from './colour'
import type { Look } from './look'
import type { Scene } from './scene'

/** How a seat is drawn; its state can be told without its colour. */
export const SHAPE = {
  /** Free. */
  dot: 0,
  /** Nobody else can have it: small. */
  taken: 1,
  /** A wheelchair place. */
  square: 2,
  /** A companion's seat. */
  ringed: 3,
  /** Restricted view. */
  half: 4,
  /** Chosen: larger, with a tick. */
  chosen: 5,
} as const

/** Colours by their number in a mark; tiers follow from `FIRST_TIER` on. */
const TAKEN = 0
const DIMMED = 1
const CHOSEN = 2
const FIRST_TIER = 3

/** What of the map the visitor wants to see, and has chosen. */
export interface Marks {
  chosen: ReadonlySet<number>
  /** Rows with a chosen seat. */
  chosenRows: ReadonlySet<number>
  /** Wanted tiers; null for all. */
  tiers: readonly boolean[] | null
  /** Wanted kinds, flags that add up; 0 for any. */
  kinds: number
}

export const NO_MARKS: Marks = { chosen: new Set(), chosenRows: new Set(), tiers: null, kinds: 0 }

const WHEELCHAIR_OR = [
  [SEAT_KIND.wheelchair, SHAPE.square],
  [SEAT_KIND.companion, SHAPE.ringed],
  [SEAT_KIND.restrictedView, SHAPE.half],
] as const

const KIND_SHAPES = Uint8Array.from(
  { length: 16 },
  (_, kind) => WHEELCHAIR_OR.find(([flag]) => (kind & flag) !== 0)?.[1] ?? SHAPE.dot,
)

const isTierWanted = (marks: Marks, tier: number): boolean => marks.tiers === null || marks.tiers[tier] === true

/** The colours of marks in their order. */
export const markColours = (look: Look): string[] => [look.seatTaken, look.seatDimmed, look.chosen, ...look.tiers]

/** The same as pixels without alpha. */
export const markPixels = (look: Look): Uint32Array => Uint32Array.from(markColours(look), pixel)

/** How many colours marks can have. */
export const shapeOf = (mark: number): number => mark & 7
export const colourOf = (mark: number): number => mark >> 3

/**
 * Calls `run` with each seat of a row and its mark: `shapeOf` and `colourOf` take it apart.
 * @param tierCount colours there are for tiers; more tiers than colours begin anew
 */
export const eachMark = (
  { house: { rowTier, taken }, map }: Scene,
  marks: Marks,
  tierCount: number,
  row: number,
  run: (seat: number, mark: number) => void,
): void => {
  const { first, count } = map.rows[row]
  const tier = rowTier[row]
  const isSold = tier === NO_TIER
  const colour = isTierWanted(marks, tier) ? FIRST_TIER + (tier % Math.max(1, tierCount)) : DIMMED
  const hasChosen = marks.chosenRows.has(row)
  for (let seat = first; seat < first + count; seat += 1) {
    if (hasChosen && marks.chosen.has(seat)) run(seat, SHAPE.chosen | (CHOSEN << 3))
    else if (isSold || taken[seat] !== 0) run(seat, SHAPE.taken | (TAKEN << 3))
    else {
      const kind = map.kind[seat]
      const isDimmed = marks.kinds !== 0 && (kind & marks.kinds) === 0
      run(seat, KIND_SHAPES[kind & 15] | ((isDimmed ? DIMMED : colour) << 3))
    }
  }
}

/** Whether a row has seats that the filter lets through. */
export const isRowWanted = ({ house: { rowTier } }: Scene, marks: Marks, row: number): boolean =>
  rowTier[row] !== NO_TIER && isTierWanted(marks, rowTier[row])
