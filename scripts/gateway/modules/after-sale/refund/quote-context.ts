import type { Db, Tx } from '../../../core/database/database'
import { usesBack } from '../../trade/card/cover-service'
import { couponReturn } from '../../trade/coupon/give-back-service'
import { sharesToEnd } from '../../trade/packet/void-service'
import { earnedBy } from '../../trade/points/earning-service'
import { pointsBack, pointsOfUnits } from '../../trade/points/uses-service'
import type { RefundFacts } from '../../trade/units/facts-service'
import { paidOfUnits } from '../../trade/units/paid-service'
import { waysBack } from '../../trade/units/ways-service'
import type { Quote } from './quote'

/** Returns the points that return with the units, by the end of their validity: the earliest first. */
const pointsByEnd = async (
  db: Db | Tx,
  { orderId, unitIds, changed }: Quote,
  { shares }: RefundFacts,
  now: number,
): Promise<{ amount: number; endTime: number }[]> => {
  const points = await pointsOfUnits(db, orderId, { shares, unitIds })
  const byEnd = new Map<number, number>()
  for (const { amount, endTime } of await pointsBack(db, orderId, { points, changed, now }))
    byEnd.set(endTime, (byEnd.get(endTime) ?? 0) + amount)
  return [...byEnd].map(([endTime, amount]) => ({ amount, endTime })).sort((a, b) => a.endTime - b.endTime)
}

/**
 * Returns the context of a quote: the payments to refund, and the effects on the order's coupon, card,
 * points and growth. Also returns the number of packet shares that end.
 */
export const quoteContext = async (db: Db | Tx, quote: Quote, facts: RefundFacts, now: number) => {
  const { orderId, unitIds, amounts, changed } = quote
  const { order } = facts
  const paid = await paidOfUnits(db, order, unitIds)
  const earned = await earnedBy(db, { orderId, userId: order.user_id, paid })
  return {
    ways: await waysBack(db, orderId, amounts.total),
    coupon: await couponReturn(db, order, amounts, { changed, now }),
    packetShares: amounts.complete ? await sharesToEnd(db, order, now) : 0,
    cardBack: await usesBack(db, orderId, unitIds, { changed, now }),
    pointsBack: await pointsByEnd(db, quote, facts, now),
    pointsNotEarned: earned.points,
    growthNotCounted: earned.growth,
  }
}
