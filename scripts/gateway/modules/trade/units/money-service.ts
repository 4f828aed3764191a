import type { Insertable } from 'kysely'
import { fen } from '../../../../../src/domain/money'
import type { Database, Row, Tx } from '../../../core/database/database'
import { newId } from '../../../core/ids'
import { kindOf } from '../payment/payable-service'
import { enterEvent, PROVIDER_TAKES } from './settle-service'
import { waysBack } from './ways-service'

/** Stores a refund of a payable, and sends its money back by the payments. The caller books it. */
export const enterRefund = async (
  tx: Tx,
  values: Omit<Insertable<Database['refunds']>, 'state'>,
): Promise<Row<'refunds'>> => {
  const refund = await tx
    .insertInto('refunds')
    .values({ ...values, state: values.amount === 0 ? 'REFUNDED' : 'IN_PROGRESS' })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { refund_id, order_id: orderId, created_at: now } = refund
  const parts = (await waysBack(tx, orderId, fen(refund.amount))).map(({ paymentId, product, amount }, sort) => ({
    ...{ part_id: newId('G'), refund_id, payment_id: paymentId, product, amount },
    ...{ state: 'IN_PROGRESS' as const, due_at: now + PROVIDER_TAKES, sort },
  }))
  if (parts.length > 0) await tx.insertInto('refund_parts').values(parts).execute()
  return refund
}

/** Stores the first events of a booked refund, and updates its payable. One without money is complete at once. */
export const startRefund = async (tx: Tx, refund: Row<'refunds'>, at: number): Promise<void> => {
  await enterEvent(tx, refund, 'IN_PROGRESS', at)
  if (refund.amount === 0) await enterEvent(tx, refund, 'REFUNDED', at)
  await kindOf(refund.order_id).updateRefunds(tx, refund.order_id, at)
}
