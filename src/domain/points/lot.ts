import { type Fen, fen, subtractFen, sumFen } from '../money'
import { allocate } from '../pricing/allocate'
import { DAY, localTime, startOfDay } from '../schedule/local-time'

/** States of a lot, which contains points that expire together. */
export const LOT_STATES = ['PENDING', 'USABLE', 'ENDED', 'SPENT'] as const
export type LotState = (typeof LOT_STATES)[number]

/** Kinds of movements of points. */
export const POINT_MOVES = ['EARNED', 'GRANTED', 'USED', 'RETURNED', 'CANCELED', 'OWED', 'ENDED', 'CORRECTED'] as const
export type PointMove = (typeof POINT_MOVES)[number]

/** Durations in the rules for points (decisions 86 to 88). */
export const POINT_TERMS = {
  /** Days from the end of a session until points earned with the session can be used. */
  pendingDays: 3,
  /**
   * Days from the payment until points earned with goods of the shop can be used. Usually, the goods can then no longer
   * be returned.
   */
  goodsDays: 30,
  /** Months until points expire, counted from the end of the month in which they became usable. */
  months: 12,
  /** Validity in days of points that are returned to an expired lot. */
  returnedDays: 7,
  /** Validity in days of points that are returned to an expired lot because the show was canceled or postponed. */
  changedDays: 30,
} as const

/** Amount in fen for which a unit earns one point, before the factor of the level. */
const POINT_PRICE = 100

/**
 * Returns the points that paid units earn: one point for each whole yuan, times the factor of the level. Points are
 * rounded down for each unit, so that the refund of a unit cancels exactly the points that it earned.
 *
 * @param paid amounts of the units, fen
 * @param factor factor of the buyer's level, in percent
 */
export const earnedPoints = (paid: readonly Fen[], factor: number): number =>
  paid.reduce((sum, amount) => sum + Math.floor((Math.floor(amount / POINT_PRICE) * factor) / 100), 0)

/**
 * Returns the time from which the points of a session can be used, epoch ms. @param end end of the session, epoch ms
 */
export const usableFrom = (end: number): number => end + POINT_TERMS.pendingDays * DAY

/** Returns the time from which the points of goods of the shop can be used, epoch ms. @param paidAt epoch ms */
export const goodsUsableFrom = (paidAt: number): number => paidAt + POINT_TERMS.goodsDays * DAY

/**
 * Returns the expiry time of a lot: the end of the 12th month after the lot became usable.
 * @param usableAt epoch ms
 * @param utcOffset UTC offset of the shop, minutes
 * @returns epoch ms
 */
export const endOfLot = (usableAt: number, utcOffset: number): number => {
  // `localTime` shifts the timestamp by the offset; the return value subtracts the offset again.
  const month = localTime(usableAt, utcOffset)
    .startOf('month')
    .add(POINT_TERMS.months + 1, 'month')
  return startOfDay(month.valueOf() - utcOffset * 60_000, utcOffset)
}

/** Data that determines the state of a lot. */
export interface LotFacts {
  /** Points that are not used, canceled or expired. */
  left: number
  /** Epoch ms. */
  usableAt: number
  endTime: number
}

/** Returns the state of a lot. An unexpired lot that has no points left is `SPENT`. @param now epoch ms */
export const lotStateOf = ({ left, usableAt, endTime }: LotFacts, now: number): LotState => {
  if (now >= endTime) return 'ENDED'
  if (left === 0) return 'SPENT'
  return now < usableAt ? 'PENDING' : 'USABLE'
}

/**
 * Returns the expiry time of a lot after points are returned to it, epoch ms. An unexpired lot does not change.
 * @param endTime current expiry time, epoch ms
 * @param changed true if the show was canceled or postponed
 */
export const endAfterReturn = (endTime: number, { changed, now }: { changed: boolean; now: number }): number =>
  endTime > now ? endTime : now + (changed ? POINT_TERMS.changedDays : POINT_TERMS.returnedDays) * DAY

/** Points of a lot. */
export interface LotPart {
  lotId: string
  amount: number
}

/**
 * Deducts points from lots in the given order.
 * @returns the points deducted from each lot, and the number of points that the lots do not cover
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
 * Distributes the points of an order over its units. Each unit gets points in proportion to the amount that points
 * paid for it, rounded by the largest remainder. The order of the units does not affect the result.
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
  // Splits whole points per fen first. The product of all points and a weight could exceed the integers that a double
  // stores exactly.
  const each = Math.floor(points / total)
  const rest = allocate(fen(points - each * total), weights)
  return new Map(sorted.map(({ unitId }, at) => [unitId, each * weights[at] + rest[at]]))
}

/**
 * Returns the number of points that move to rebooked tickets. The buyer gets back the points that the new tickets do
 * not need.
 *
 * @param granted amount of the old tickets that points paid, fen
 * @param carried amount that pays for the new tickets, fen
 */
export const movedPoints = (points: number, granted: Fen, carried: Fen): number => {
  if (granted === 0) return 0
  // Splits whole points per fen first, so that no product exceeds the integers that a double stores exactly.
  const each = Math.floor(points / granted)
  const left = subtractFen(granted, carried)
  return points - each * left - Math.floor(((points - each * granted) * left) / granted)
}
