import { isPaid, type OrderState } from '../../../../../src/domain/order/state'
import { goodsClosed, type GoodsClosed } from '../../../../../src/domain/goods/goods'
import { showChangeOf } from '../../../../../src/domain/refund/rule'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, getRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { piecesLeft } from './pieces-service'
import { tiedGoods, type TiedTickets } from '../../catalogue/goods/tied-service'

/** A ticket order that has goods, or to which they can be added. */
export interface GoodsHost {
  order: Row<'orders'>
  tickets: TiedTickets
  /** Reason why no goods can be added or given back, or null. */
  closed: GoodsClosed | null
  /** True if the show does not take place as sold. */
  isChanged: boolean
  /** Start of the session, epoch ms. */
  begins: number
}

/** Returns a ticket order as the host of goods at `now`. Throws for an unknown order. */
export const goodsHost = async (db: Db | Tx, orderId: string, now: number): Promise<GoodsHost> => {
  const order = await getRow(db, 'orders', { order_id: orderId })
  const [session, show] = [
    await getRow(db, 'sessions', { session_id: order.session_id }),
    await getRow(db, 'shows', { show_id: order.show_id }),
  ]
  const items = await listRows(db, 'order_items', { order_id: orderId })
  const isChanged = showChangeOf(show.state, session.state) !== null
  const tickets = order.ticket_count - order.refunded_count
  const facts = {
    isPaid: isPaid(order.state as OrderState) && tickets > 0,
    isChanged,
    begins: session.permanent ? null : session.show_time,
    isSent: order.deliver_method === 'EXPRESS' && order.state !== 'UNPAID' && order.state !== 'RESERVE',
  }
  return {
    ...{ order, isChanged, begins: session.show_time, closed: goodsClosed(facts, now) },
    tickets: {
      ...{ showId: order.show_id, sessionId: order.session_id, tickets },
      seatPlanIds: items.map(({ seat_plan_id: id }) => id),
    },
  }
}

/** Returns a buyer's ticket order as the host of goods. Throws `Refusal` notFound, also for another buyer's. */
export const ownHost = async (db: Db | Tx, userId: string, orderId: string, now: number): Promise<GoodsHost> => {
  found(await findRow(db, 'orders', { order_id: orderId, user_id: userId }))
  return goodsHost(db, orderId, now)
}

/** Returns the pieces of goods by spu that the tickets of an order have, in paid and unpaid orders. */
export const boughtPieces = async (db: Db | Tx, orderId: string): Promise<ReadonlyMap<string, number>> => {
  const orders = await listRows(db, 'item_orders', { ticket_order_id: orderId })
  const pieces = new Map<string, number>()
  for (const { state, goods } of orders) {
    if (!['UNPAID', 'PAID', 'SUCCEEDED'].includes(state)) continue
    for (const line of goods) pieces.set(line.spuId, (pieces.get(line.spuId) ?? 0) + piecesLeft(line))
  }
  return pieces
}

/** Returns true if a buyer can add goods to the tickets of an order at `now`. */
export const addsGoods = async (db: Db, orderId: string, now: number): Promise<boolean> => {
  const { closed, tickets } = await goodsHost(db, orderId, now)
  return closed === null && (await tiedGoods(db, tickets)).some(({ required }) => !required)
}
