import type { Gateway } from '../../../core/context'
import { applyDue } from '../../../core/due'
import { Refusal } from '../../../core/envelope'
import { isUnderWay } from '../payment/state-service'
import { endUnpaidItems, lockItemOrder } from './lifecycle-service'
import { ownItemOrder } from './read-service'

/**
 * Cancels an unpaid item order. A repeated call succeeds without a change. Throws `Refusal`: notFound, paymentUnderWay,
 * orderExpired, orderNotCancelable.
 */
export const cancelItemOrder = async ({ db }: Gateway, userId: string, orderId: string, now: number): Promise<void> => {
  await applyDue(db, now, { orderId, userId })
  await ownItemOrder(db, userId, orderId)
  const state = await db.transaction().execute(async (tx) => {
    const order = await lockItemOrder(tx, orderId)
    if (await isUnderWay(tx, orderId)) throw new Refusal('paymentUnderWay')
    return (await endUnpaidItems(tx, order, 'CANCELED', now)) ? 'CANCELED' : order.state
  })
  // Succeeds, because the buyer may have pressed cancel twice.
  if (state !== 'CANCELED') throw new Refusal(state === 'CLOSED' ? 'orderExpired' : 'orderNotCancelable')
}
