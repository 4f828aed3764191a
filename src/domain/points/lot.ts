import { type Fen, fen, subtractFen, sumFen } from '../money'
import { allocate } from '../pricing/allocate'
import { DAY, localTime, startOfDay } from '../schedule/local-time'

/** States of a lot of points. */
export const LOT_STATES = ['PENDING', 'USABLE', 'ENDED', 'SPENT'] as const
export type LotState = (typeof LOT_STATES)[number]

/** Kinds of movements of points. */
export const POINT_MOVES = ['EARNED', 'GRANTED', 'USED', 'RETURNED', 'CANCELED', 'OWED', 'ENDED', 'CORRECTED'] as const
export type PointMove = (typeof POINT_MOVES)[number]

/** Days and months of the rules for points (decisions 86 to 88). */
export const POINT_TERMS = {
  /** Days from the end of a session until its points can be used. */
  pendingDays: 3,
  /** Months until points end, counted from the month in which they became usable. */
  months: 12,
  /** Days that points are good for when they return to a lot that has ended. */
  returnedDays: 7,
  /** The same if the show did not take place as sold. */
  changedDays: 30,
} as const

/** Price of one unit for which the rule of a merchant gives its points, fen. */
const POINT_PRICE = 100

/**
 * Returns the points for the money of each unit: one for each whole yuan, times the factor of the level. Each unit is
 * rounded down, so that a refund of units cancels exactly their points.
 *
 * @param factor of the buyer's level, per cent
 */
export const earnedPoints = (paid: readonly Fen[], factor: number): number =>
  paid.reduce((sum, amount) => sum + Math.floor((Math.floor(amount / POINT_PRICE) * factor) / 100), 0)

/** Returns the moment from which the points of a session can be used, epoch ms. @param end of the session */
export const usableFrom = (end: number): number => end + POINT_TERMS.pendingDays * DAY

/** Returns the end of the 12th month after a lot became usable, epoch ms. @param utcOffset of the shop, minutes */
export const endOfLot = (usableAt: number, utcOffset: number): number => {
  // `localTime` is shifted by the offset.
  const month = localTime(usableAt, utcOffset)
    .startOf('month')
    .add(POINT_TERMS.months + 1, 'month')
  return startOfDay(month.valueOf() - utcOffset * 60_000, utcOffset)
}

/** The facts of a lot's state. */
export interface LotFacts {
  /** Points that are not used, canceled or ended. */
  left: number
  /** Epoch ms. */
  usableAt: number
  endTime: number
}

/** Returns the state of a lot. One without points is SPENT. */
export const lotStateOf = ({ left, usableAt, endTime }: LotFacts, now: number): LotState => {
  if (now >= endTime) return 'ENDED'
  if (left === 0) return 'SPENT'
  return now < usableAt ? 'PENDING' : 'USABLE'
}

/** Returns the new end of a lot to which points return, epoch ms. @param changed the show did not take place as sold */
export const endAfterReturn = (endTime: number, { changed, now }: { changed: boolean; now: number }): number =>
  endTime > now ? endTime : now + (changed ? POINT_TERMS.changedDays : POINT_TERMS.returnedDays) * DAY

/** Points of a lot. */
export interface LotPart {
  lotId: string
  amount: number
}

/**
 * Takes points from lots in their order.
 * @returns the part of each lot, and the points that are missing
 */
export const takeFromLots = (
  lots: readonly { lotId: string; left: number }[],
  amount: number,
): { parts: LotPart[]; missing: number } => {
  let missing = amount
  const parts = lots.flatMap(({ lotId, left }) => {
    const part = Math.min(left, missing)
    missing -= part
    return part > 0 ? [{ lotId, amount: part }] : []
  })
  return { parts, missing }
}

/**
 * Splits the points of an order over its units by the amounts that they paid, by the largest remainder. The sequence of
 * the units does not matter.
 *
 * @param shares amount of each unit that points paid, fen
 * @returns the points of each unit by its id
 */
export const pointsByUnit = (
  points: number,
  shares: readonly { unitId: string; points: Fen }[],
): ReadonlyMap<string, number> => {
  const sorted = [...shares].sort((a, b) => (a.unitId < b.unitId ? -1 : 1))
  const weights = sorted.map((share) => share.points)
  const total = sumFen(weights)
  if (total === 0) return new Map()
  // Whole points per fen are split first, because a double cannot multiply all points with a weight.
  const each = Math.floor(points / total)
  const rest = allocate(fen(points - each * total), weights)
  return new Map(sorted.map(({ unitId }, at) => [unitId, each * weights[at] + rest[at]]))
}

/**
 * Returns the points that move to rebooked tickets. Points whose amount the new tickets do not need return to the buyer.
 *
 * @param granted amount of the old tickets that points paid, fen
 * @param carried amount that pays for the new tickets, fen
 */
export const movedPoints = (points: number, granted: Fen, carried: Fen): number => {
  if (granted === 0) return 0
  // As above, no product may exceed what a double stores exactly.
  const each = Math.floor(points / granted)
  const left = subtractFen(granted, carried)
  return points - each * left - Math.floor(((points - each * granted) * left) / granted)
}
