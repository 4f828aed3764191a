import { subtractFen } from '../../../../../src/domain/money'
import type { Row, Tx } from '../../../core/database/database'
import { newId } from '../../../core/ids'
import { returnCash } from '../../trade/card/cash-service'
import { giveBackCoupon } from '../../trade/coupon/give-back-service'
import { startItemRefund } from '../../trade/item-order/lifecycle-service'
import { book } from '../../trade/payment/journal-service'
import { cashOf, enterRefund, startRefund } from '../../trade/units/money-service'
import { waysBack } from '../../trade/units/ways-service'
import { couponPart, effectsOf, type ItemQuote } from './quote'

/** The request that a refund follows, and the condition of received goods. */
interface ItemRefundRequest {
  key: string
  hash: string
  now: number
  /** Present if the buyer had received the goods. */
  received?: { areSellable: boolean }
}

/**
 * Revokes the delivered items, returns the coupon that was used for the purchase, and refunds the money. The caller
 * locks the order. Returns the id of the refund.
 */
export const refundItems = async (
  tx: Tx,
  order: Row<'item_orders'>,
  quote: ItemQuote,
  { key, hash, now, received }: ItemRefundRequest,
): Promise<string> => {
  const { order_id: orderId, user_id: userId } = order
  const { amount, extras, unitIds, isChanged: changed } = quote
  const refundId = newId('R')
  const effects = await effectsOf(tx, order, quote, now)
  const { reduction, isComplete, points } = effects
  const returned = await couponPart(tx, order, effects, { isChanged: changed, now })
  const ways = await waysBack(tx, orderId, amount)
  // Locks coupons before the stock, in the same order as all other code. Revoking the items returns the stock.
  await giveBackCoupon(tx, order, returned, { refundId, changed, now })
  const cards = ways.flatMap(({ cashId, amount: part }) => (cashId === null ? [] : [{ cashId, amount: part }]))
  await returnCash(tx, orderId, cards, now)
  const leaving = unitIds && {
    ...{ refundId, unitIds, wereReceived: received !== undefined, areSellable: received?.areSellable ?? true },
  }
  // An item without pieces leaves its order even if only a part of the money is refunded.
  const started = { amount, changed, isComplete: isComplete || !leaving, leaving }
  const pointBack = await startItemRefund(tx, order, { ...started, ...(points !== undefined && { points }) }, now)
  const values = {
    ...{ refund_id: refundId, order_id: orderId, user_id: userId, session_id: null },
    ...({ idempotency_key: key, request_hash: hash, kind: 'REFUND', moved: 0, changed } as const),
    reason: changed ? ('SHOW_CHANGED' as const) : ('OTHER' as const),
    ...{
      ticket_count: unitIds?.length ?? order.quantity,
      tickets: subtractFen(amount, extras),
      fee: 0,
      extras,
      amount,
    },
    ...{ coupon: effects.coupon, points: subtractFen(reduction, effects.coupon), point_back: pointBack },
    ...{ coupon_back: returned.outcome === 'BACK', coupon_compensation: returned.compensation, created_at: now },
  }
  const refund = await enterRefund(tx, values, ways)
  const cash = cashOf(ways)
  const lines = {
    ...{ MERCHANT: -(amount + reduction), COUPONS: reduction },
    ...{ PROVIDER: subtractFen(amount, cash), CARDS: cash },
  }
  await book(tx, { orderId, kind: 'REFUND_DUE', at: now, lines })
  await startRefund(tx, refund, now)
  return refundId
}
