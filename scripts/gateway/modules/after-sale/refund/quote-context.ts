import type { Db, Tx } from '../../../core/database/database'
import { couponReturn } from '../../trade/coupon/give-back-service'
import { sharesToEnd } from '../../trade/packet/void-service'
import type { RefundFacts } from '../../trade/units/facts-service'
import { waysBack } from '../../trade/units/ways-service'
import type { Quote } from './quote'

/**
 * Returns the context of a quote: the payments to refund, the effect on the order's coupon, and the number of packet
 * shares that end.
 */
export const quoteContext = async (
  db: Db | Tx,
  { orderId, amounts, changed }: Quote,
  { order }: RefundFacts,
  now: number,
) => ({
  ways: await waysBack(db, orderId, amounts.total),
  coupon: await couponReturn(db, order, amounts, { changed, now }),
  packetShares: amounts.complete ? await sharesToEnd(db, order, now) : 0,
})
