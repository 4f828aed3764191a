import type { Gateway } from '../../../core/context'
import { applyDue } from '../../../core/due'
import { getRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { isUnderWay } from '../payment/state-service'
import { lockPayable } from '../payment/payable-service'
import { paymentKeyOf } from './lifecycle-service'
import { ownItemOrder } from './read-service'

/**
 * Cancels an unpaid item order. A repeated call succeeds without a change. Throws `Refusal`: notFound, paymentUnderWay,
 * orderExpired, orderNotCancelable.
 */
export const cancelItemOrder = async ({ db }: Gateway, userId: string, orderId: string, now: number): Promise<void> => {
  const own = await ownItemOrder(db, userId, orderId)
  await applyDue(db, now, { orderId: paymentKeyOf(own), userId })
  const state = await db.transaction().execute(async (tx) => {
    const payable = await lockPayable(tx, paymentKeyOf(own))
    if (await isUnderWay(tx, payable.id)) throw new Refusal('paymentUnderWay')
    return (await payable.cancel(now)) ? 'CANCELED' : (await getRow(tx, 'item_orders', { order_id: orderId })).state
  })
  // Succeeds, because the buyer may have pressed cancel twice.
  if (state !== 'CANCELED') throw new Refusal(state === 'CLOSED' ? 'orderExpired' : 'orderNotCancelable')
}
