import type { Insertable } from 'kysely'
import { type Fen, sumFen } from '../../../../../src/domain/money'
import type { Database, Row, Tx } from '../../../core/database/database'
import { newId } from '../../../core/ids'
import { kindOf } from '../payment/payable-service'
import { enterEvent, PROVIDER_TAKES } from './settle-service'
import type { WayBack } from './ways-service'

/** Returns the part of a refund that is returned to cash cards, fen. */
export const cashOf = (ways: readonly WayBack[]): Fen =>
  sumFen(ways.flatMap(({ cashId, amount }) => (cashId === null ? [] : [amount])))

/**
 * Stores a refund of a payable, and schedules the return of its money to the original payments. Parts for cash cards
 * are complete immediately. The caller books the refund and increases the balances of the cards.
 */
export const enterRefund = async (
  tx: Tx,
  values: Omit<Insertable<Database['refunds']>, 'state'>,
  ways: readonly WayBack[],
): Promise<Row<'refunds'>> => {
  const refund = await tx
    .insertInto('refunds')
    .values({ ...values, state: ways.every(({ cashId }) => cashId !== null) ? 'REFUNDED' : 'IN_PROGRESS' })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { refund_id, created_at: now } = refund
  const parts = ways.map(({ paymentId, cashId, product, amount }, sort) => ({
    ...{ part_id: newId('G'), refund_id, payment_id: paymentId, user_card_id: cashId, product, amount },
    ...(cashId === null
      ? { state: 'IN_PROGRESS' as const, due_at: now + PROVIDER_TAKES, sort }
      : { state: 'REFUNDED' as const, due_at: now, sort }),
  }))
  if (parts.length > 0) await tx.insertInto('refund_parts').values(parts).execute()
  return refund
}

/**
 * Stores the first events of a booked refund, and updates its payable. If all money goes to cash cards, the refund is
 * complete immediately.
 */
export const startRefund = async (tx: Tx, refund: Row<'refunds'>, at: number): Promise<void> => {
  await enterEvent(tx, refund, 'IN_PROGRESS', at)
  if (refund.state === 'REFUNDED') await enterEvent(tx, refund, 'REFUNDED', at)
  await kindOf(refund.order_id).updateRefunds(tx, refund.order_id, at)
}
