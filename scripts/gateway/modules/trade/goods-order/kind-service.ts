import { sql } from 'kysely'
import { goodsTerms, type SpuWay } from '../../../../../src/domain/goods/goods'
import { fen } from '../../../../../src/domain/money'
import { goodsRefundOf } from '../../../../../src/domain/refund/goods'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { Refusal } from '../../../core/envelope'
import { runHooks } from '../../../core/run-hooks'
import { tiedGoods } from '../../catalogue/goods/tied-service'
import { holdPieces, lacksPieces, returnPieces, returnSomePieces, usePieces } from '../../catalogue/goods/stock-service'
import { completeIfDone, deliveriesOf, deliveryBlock, startDelivery, storePlan, voidDelivery } from './delivery-service'
import { putBackCartLines, takeCartLines } from '../cart/cart-service'
import type { GoodsPurchase, ItemKind, ItemOffer, RefundablePieces } from '../item-order/kind-service'
import { itemsInScope, lockItemOrder, moveItemOrder } from '../item-order/lifecycle-service'
import { goodsLines, offerOfLines } from './lines-service'
import { boughtPieces, goodsHost, ownHost } from './order-service'
import { markRefunded, paidPieces, piecesOf } from './pieces-service'
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

/** The refund of goods for tickets, and its end; null for goods of the shop. */
const hostRefund = async (db: Db | Tx, order: Row<'item_orders'>, now: number) => {
  if (order.ticket_order_id === null) return null
  const { isChanged, closed, begins } = await hostOf(db, order, now)
  return goodsTerms({ isChanged, begins, isSent: closed === 'SENT', isOver: order.state === 'SUCCEEDED' }, now)
}

/** Returns the pieces of an order, each with the reason that blocks its refund, and the fees of the ways. */
const refundablePieces = async (db: Db | Tx, order: Row<'item_orders'>, now: number): Promise<RefundablePieces> => {
  const deliveries = await deliveriesOf(db, order.order_id)
  const host = await hostRefund(db, order, now)
  const blockOf = (way: SpuWay | null) =>
    host ? host.blockReason : deliveryBlock(deliveries.filter((part) => part.way === way))
  const pieces = (await piecesOf(db, order)).map((piece) => ({
    ...piece,
    blockReason: piece.isRefunded ? ('NOT_PAID' as const) : blockOf(piece.way),
  }))
  return { pieces, fees: new Map(deliveries.map(({ way, fee }) => [way, fen(fee)])) }
}

/**
 * Goods that are sold with tickets, and goods of the shop. Goods that are sold with tickets are handed over with the
 * tickets or at the venue. Goods of the shop are handed over by their delivery method.
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
    const { pieces, fees } = await refundablePieces(db, order, now)
    const open = new Set(pieces.flatMap(({ unitId, blockReason }) => (blockReason === null ? [unitId] : [])))
    const blocked = pieces.find(({ isRefunded }) => !isRefunded)?.blockReason
    if (open.size === 0) return { blockReason: blocked ?? 'NOT_PAID' }
    const { isChanged = false, until = null } = (await hostRefund(db, order, now)) ?? {}
    return { blockReason: null, amount: goodsRefundOf(pieces, fees, open).total, until, isChanged }
  },
  pieces: refundablePieces,
  takeBack: async (tx, order, at, leaving) => {
    if (!leaving) throw new Error(`The goods of item order ${order.order_id} are refunded by their pieces.`)
    const { refundId, unitIds, areSellable, wereReceived } = leaving
    const all = await piecesOf(tx, order)
    const pieces = all.filter(({ unitId }) => unitIds.includes(unitId))
    await runHooks('units.left', tx, await paidPieces(tx, order, unitIds), at)
    if (areSellable)
      await returnSomePieces(
        tx,
        order,
        pieces.map(({ skuId }) => ({ skuId, quantity: 1 })),
      )
    await markRefunded(tx, order, { refundId, pieces })
    if (order.ticket_order_id !== null || wereReceived) return
    const ways = [...new Set(pieces.map(({ way }) => way))]
    // A counter or the courier may have been faster than the refund.
    if (deliveryBlock((await deliveriesOf(tx, order.order_id)).filter(({ way }) => ways.includes(way))))
      throw new Refusal('itemRefundUsed')
    const left = all.filter(({ unitId, isRefunded }) => !isRefunded && !unitIds.includes(unitId))
    for (const way of ways)
      if (way !== null && !left.some((piece) => piece.way === way)) await voidDelivery(tx, order.order_id, way)
    if (left.length > 0) await completeIfDone(tx, order.order_id, at)
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
