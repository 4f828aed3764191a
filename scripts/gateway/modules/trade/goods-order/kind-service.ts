import { sql } from 'kysely'
import { goodsRefund } from '../../../../../src/domain/goods/goods'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { Refusal } from '../../../core/envelope'
import { tiedGoods } from '../../catalogue/goods/tied-service'
import { holdPieces, lacksPieces, returnPieces, usePieces } from '../../catalogue/goods/stock-service'
import { deliveriesOf, deliveryBlock, startDelivery, storePlan, voidDelivery } from './delivery-service'
import { putBackCartLines, takeCartLines } from '../cart/cart-service'
import { type GoodsPurchase, type ItemKind, type ItemOffer, paidOf } from '../item-order/kind-service'
import { itemsInScope, lockItemOrder, moveItemOrder } from '../item-order/lifecycle-service'
import { goodsLines, offerOfLines } from './lines-service'
import { boughtPieces, goodsHost, ownHost } from './order-service'
import { texts } from './texts'

/** Returns the offer of goods for a buyer's paid tickets. Throws `Refusal`: notFound, goodsTooLate, `goodsLines`. */
export const offerAdded = async (
  db: Db | Tx,
  { ticketOrderId, goods }: GoodsPurchase,
  { userId, now }: { userId: string; now: number },
): Promise<ItemOffer> => {
  const host = await ownHost(db, userId, ticketOrderId, now)
  if (host.closed !== null) throw new Refusal('goodsTooLate')
  const tied = await tiedGoods(db, host.tickets)
  const lines = goodsLines(tied, host.tickets, goods, await boughtPieces(db, ticketOrderId))
  return offerOfLines(lines, ticketOrderId)
}

const hostOf = (db: Db | Tx, { ticket_order_id: id }: Row<'item_orders'>, now: number) => goodsHost(db, id ?? '', now)

/**
 * Goods that are sold with tickets, and goods of the shop. The former are handed over with the tickets or at the venue,
 * the latter as their delivery says.
 */
export const goodsKind: ItemKind = {
  kind: 'GOODS',
  isHandedOver: true,
  // Goods are not found by their id alone, but by their variant or with tickets.
  offer: () => Promise.resolve(undefined),
  take: async (tx, order, shop) => {
    const short = await holdPieces(tx, order, order.goods)
    if (short === null) {
      if (!shop) return
      await storePlan(tx, order.order_id, shop.delivery)
      await takeCartLines(tx, order, shop.cartLineIds)
      return
    }
    const line = order.goods.find(({ skuId }) => skuId === short)
    throw new Refusal('goodsSoldOut', {
      comment: (lang) => texts.translate(lang, 'soldOut', { name: line?.name[lang] ?? '' }),
      data: { spuId: line?.spuId ?? '', skuId: short, most: 0 },
    })
  },
  blockReason: async (tx, { goods }) => ((await lacksPieces(tx, goods)) ? 'GOODS' : null),
  release: async (tx, order) => {
    await returnPieces(tx, order)
    await putBackCartLines(tx, order.order_id)
  },
  deliver: async (tx, order, at) => {
    await usePieces(tx, order)
    if (order.ticket_order_id === null) await startDelivery(tx, order, at)
  },
  refund: async (db, order, now) => {
    const paid = paidOf(order)
    if (order.ticket_order_id === null) {
      const blockReason = deliveryBlock(await deliveriesOf(db, order.order_id))
      return blockReason ? { blockReason } : { blockReason, amount: paid, until: null }
    }
    const { isChanged, closed, begins } = await hostOf(db, order, now)
    return goodsRefund({ paid, isChanged, begins, isSent: closed === 'SENT', isOver: order.state === 'SUCCEEDED' }, now)
  },
  takeBack: async (tx, order) => {
    await returnPieces(tx, order)
    if (order.ticket_order_id !== null) return
    // A counter or the courier may have been faster than the refund.
    if (deliveryBlock(await deliveriesOf(tx, order.order_id))) throw new Refusal('itemRefundUsed')
    await voidDelivery(tx, order.order_id)
  },
}

const BATCH = 200

/** Completes the orders of goods whose session has begun at `now`. */
export const completeGoods = async (db: Db, now: number, scope: Scope, onError: OnRowError): Promise<void> => {
  const due = await db
    .selectFrom('item_orders as m')
    .innerJoin('orders as o', 'o.order_id', 'm.ticket_order_id')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .select(['m.order_id', 'n.show_time'])
    .where('m.kind', '=', 'GOODS')
    .where('m.state', '=', 'PAID')
    .where('n.show_time', '<=', now)
    .where(sql<boolean>`not n.permanent`)
    .where(itemsInScope(scope))
    .limit(BATCH)
    .execute()
  const complete = ({ order_id: id, show_time: at }: (typeof due)[number]) =>
    db.transaction().execute(async (tx) => {
      const { state } = await lockItemOrder(tx, id)
      if (state === 'PAID') await moveItemOrder(tx, id, ['PAID', 'SUCCEEDED'], at)
    })
  await eachRow(due, complete, onError)
}
