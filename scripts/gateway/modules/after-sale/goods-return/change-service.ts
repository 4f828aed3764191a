import { returnCanBecome, returnDeadline, type ReturnState } from '../../../../../src/domain/goods/return'
import { fen } from '../../../../../src/domain/money'
import type { Row, Tx } from '../../../core/database/database'
import { changeRow, findRow, getRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { lockBuyer } from '../../base/user/account-service'
import { completeIfDone, voidDelivery } from '../../trade/goods-order/delivery-service'
import { lockItemOrder } from '../../trade/item-order/lifecycle-service'
import { refundReturned } from '../item-refund/merchant-service'
import { notifyOfReturn } from './notice'

type Return = Row<'goods_returns'>
type Facts = Partial<Pick<Return, 'rejection' | 'express_no' | 'company' | 'refund_id'>>

/** Stores the first state of a new return, or its next one. The caller locks the order. */
export const enterState = async (tx: Tx, row: Return, state: ReturnState, now: number): Promise<void> => {
  await tx.insertInto('goods_return_events').values({ return_id: row.return_id, state, at: now }).execute()
  await notifyOfReturn(tx, { ...row, state }, now)
}

/** Changes the state of a return. Throws `Refusal` returnChanged if the state does not allow it. */
export const moveReturn = async (
  tx: Tx,
  row: Return,
  state: ReturnState,
  now: number,
  facts: Facts = {},
): Promise<void> => {
  if (!returnCanBecome(row.state, state)) throw new Refusal('returnChanged')
  const due = { due_at: returnDeadline(state, now) }
  await changeRow(tx, 'goods_returns', { return_id: row.return_id }, { state, ...due, ...facts })
  await enterState(tx, { ...row, ...facts }, state, now)
}

/** Refunds the pieces of a return at the agreed amount. A stopped parcel is then no longer delivered. */
export const refundReturn = async (tx: Tx, row: Return, areSellable: boolean, now: number): Promise<void> => {
  const order = await lockItemOrder(tx, row.order_id)
  const { return_id: returnId, unit_ids: unitIds, amount, extras } = row
  const terms = { unitIds, amount: fen(amount), extras: fen(extras) }
  const refundId = await refundReturned(tx, order, terms, { returnId, areSellable, now })
  if (row.kind === 'STOP') {
    await voidDelivery(tx, row.order_id, 'EXPRESS')
    await completeIfDone(tx, row.order_id, now)
  }
  await moveReturn(tx, row, 'REFUNDED', now, { refund_id: refundId })
}

/** Locks the buyer and the order of a return, in this order. Returns the present return. Throws `Refusal` notFound. */
export const lockReturn = async (tx: Tx, returnId: string): Promise<Return> => {
  const { user_id: userId, order_id: orderId } = found(await findRow(tx, 'goods_returns', { return_id: returnId }))
  await lockBuyer(tx, userId)
  await lockItemOrder(tx, orderId)
  return getRow(tx, 'goods_returns', { return_id: returnId })
}
