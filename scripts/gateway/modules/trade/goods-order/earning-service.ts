import { goodsUsableFrom, usableFrom } from '../../../../../src/domain/points/lot'
import type { Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { runHooks } from '../../../core/run-hooks'
import { endOf } from '../../catalogue/show/status-service'
import { paidPieces } from './pieces-service'

/** Returns the end of the session to whose tickets goods belong, epoch ms. */
const endOfHost = async (tx: Tx, orderId: string): Promise<number> => {
  const { session_id } = await getRow(tx, 'orders', { order_id: orderId })
  return endOf(await getRow(tx, 'sessions', { session_id }))
}

/** Returns the time from which the earnings of goods count, epoch ms. Goods for tickets count with their session. */
const countsAt = async (tx: Tx, { ticket_order_id: host }: Row<'item_orders'>, at: number): Promise<number> =>
  host === null ? goodsUsableFrom(at) : Math.max(at, usableFrom(await endOfHost(tx, host)))

/** Gives the buyer of paid goods their points and growth. Other items earn none (decision 86). */
export const earnByGoods = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  const order = await getRow(tx, 'item_orders', { order_id: orderId })
  if (order.kind !== 'GOODS') return
  const units = await paidPieces(tx, order)
  await runHooks('units.paid', tx, { ...units, countsAt: await countsAt(tx, order, at) }, at)
}
