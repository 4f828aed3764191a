import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { waysBack } from '../../trade/units/ways-service'
import type { Quote } from './quote'

/** Returns the context of a quote: the refunded payments, and the expiry of the order's coupon (or null). */
export const quoteContext = async (db: Db | Tx, { orderId, amounts }: Quote) => {
  const coupon = await findRow(db, 'coupons', { used_order_id: orderId })
  return { ways: await waysBack(db, orderId, amounts.total), couponUntil: coupon?.expire_time ?? null }
}
