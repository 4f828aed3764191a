import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { findRow } from '../../../core/database/rows'
import { applyDue } from '../../../core/due'
import { found, Refusal } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { newId } from '../../../core/ids'
import { returnDeadline } from '../../../../../src/domain/goods/return'
import { lockBuyer } from '../../base/user/account-service'
import { takeUpload } from '../../base/upload/service'
import { lockItemOrder } from '../../trade/item-order/lifecycle-service'
import { enterState, lockReturn, moveReturn } from './change-service'
import { returnableOrder } from './pieces-service'
import { termsOf, type WantedReturn } from './terms'

export interface ReturnRequest extends WantedReturn {
  orderId: string
  /** Entry codes of uploaded pictures. */
  entryCodes: readonly string[]
  /** Amount that the buyer agreed to, fen. */
  amount: number
  idempotencyKey: string
}

/** Writes a new return of an order. The caller locks the buyer and the order. Throws `Refusal` as `applyReturn`. */
export const enterReturn = async (
  tx: Tx,
  order: Row<'item_orders'>,
  wanted: WantedReturn & { pictures: readonly string[]; amount?: number },
  { key, hash, now }: { key: string; hash: string; now: number },
): Promise<Row<'goods_returns'>> => {
  const { unitIds, amount, extras, feeWays } = await termsOf(tx, await returnableOrder(tx, order, now), wanted)
  if (wanted.amount !== undefined && wanted.amount !== amount)
    throw new Refusal('refundQuoteChanged', { data: { amount, extras } })
  const row: Row<'goods_returns'> = {
    ...{ return_id: newId('B'), order_id: order.order_id, user_id: order.user_id },
    ...{ idempotency_key: key, request_hash: hash, kind: wanted.kind, state: 'APPLIED', reason: wanted.reason },
    ...{ unit_ids: unitIds, pictures: [...wanted.pictures], amount, extras, fee_ways: feeWays, rejection: '' },
    ...{ express_no: '', company: '', refund_id: null, due_at: returnDeadline('APPLIED', now), created_at: now },
  }
  await tx
    .insertInto('goods_returns')
    .values({
      ...row,
      unit_ids: json(row.unit_ids),
      pictures: json(row.pictures),
      fee_ways: json(row.fee_ways),
    })
    .execute()
  await enterState(tx, row, 'APPLIED', now)
  return row
}

/**
 * Requests a return, once for each idempotency key. Throws `Refusal`: notFound, keyReused, returnUnfit, returnTooLate,
 * returnOpen, returnRejected, returnPictures, uploadUnknown, and refundQuoteChanged with the new amount.
 */
export const applyReturn = async (
  { db, clock }: Gateway,
  { orderId, idempotencyKey: key, entryCodes, ...wanted }: ReturnRequest,
  userId: string,
): Promise<void> => {
  const hash = requestHash({ orderId, entryCodes, ...wanted, idempotencyKey: key })
  const now = clock.now()
  await applyDue(db, now, { userId })
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    if (await rowOfKey(tx, 'goods_returns', { userId, key, hash })) return
    found(await findRow(tx, 'item_orders', { order_id: orderId, user_id: userId, kind: 'GOODS' }))
    const order = await lockItemOrder(tx, orderId)
    if (wanted.kind !== 'STOP' && wanted.reason !== 'CHANGED_MIND' && entryCodes.length === 0)
      throw new Refusal('returnPictures')
    const pictures: string[] = []
    for (const code of entryCodes) pictures.push(await takeUpload(tx, userId, code, 'RETURN'))
    await enterReturn(tx, order, { ...wanted, pictures }, { key, hash, now })
  })
}

/** Locks a buyer's own return. Throws `Refusal` notFound, also for another order. */
const lockOwn = async (
  tx: Tx,
  { userId, orderId, returnId }: { userId: string; orderId: string; returnId: string },
): Promise<Row<'goods_returns'>> => {
  found(await findRow(tx, 'goods_returns', { return_id: returnId, order_id: orderId, user_id: userId }))
  return lockReturn(tx, returnId)
}

/** A return of a buyer. */
export interface OwnReturn {
  userId: string
  orderId: string
  returnId: string
}

/** Cancels a return. Repeated requests have no effect. Throws `Refusal`: notFound, returnChanged. */
export const cancelReturn = async ({ db, clock }: Gateway, own: OwnReturn): Promise<void> => {
  const now = clock.now()
  await applyDue(db, now, { userId: own.userId })
  await db.transaction().execute(async (tx) => {
    const row = await lockOwn(tx, own)
    if (row.state !== 'CANCELED') await moveReturn(tx, row, 'CANCELED', now)
  })
}

/**
 * Stores the buyer's parcel with the returned goods. Repeated requests correct the number until the parcel arrives.
 * Throws `Refusal`: notFound, returnChanged.
 */
export const sendReturn = async (
  { db, clock }: Gateway,
  own: OwnReturn,
  { expressNo, company }: { expressNo: string; company: string },
): Promise<void> => {
  const now = clock.now()
  await applyDue(db, now, { userId: own.userId })
  await db.transaction().execute(async (tx) => {
    const row = await lockOwn(tx, own)
    const parcel = { express_no: expressNo, company }
    if (row.state === 'SENT')
      await tx.updateTable('goods_returns').set(parcel).where('return_id', '=', row.return_id).execute()
    else await moveReturn(tx, row, 'SENT', now, parcel)
  })
}
