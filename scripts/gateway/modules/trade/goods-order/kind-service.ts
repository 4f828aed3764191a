import { sql } from 'kysely'
import { addFen, fen } from '../../../../../src/domain/money'
import { goodsRefund } from '../../../../../src/domain/goods/goods'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { Refusal } from '../../../core/envelope'
import { tiedGoods } from '../../catalogue/goods/tied-service'
import { holdPieces, returnPieces, usePieces } from '../../catalogue/goods/stock-service'
import type { GoodsPurchase, ItemKind, ItemOffer } from '../item-order/kind-service'
import { itemsInScope, lockItemOrder, moveItemOrder } from '../item-order/lifecycle-service'
import { goodsLines, goodsUnits } from './lines-service'
import { boughtPieces, goodsHost, ownHost } from './order-service'
import { texts } from './texts'

/** Returns the offer of goods for a set of lines. The order has the name and picture of the first one. */
export const offerOfLines = (
  lines: readonly Row<'item_orders'>['goods'][number][],
  ticketOrderId: string,
): ItemOffer & { kind: 'GOODS' } => {
  const [first] = lines
  if (!first) throw new Refusal('goodsUnfit')
  return {
    ...{ kind: 'GOODS', spuId: first.spuId, name: first.name, posterUrl: first.posterUrl, price: fen(first.price) },
    ...{ points: 0, most: Infinity, idTypes: null, notes: [texts.translateAll('note')] },
    goods: { lines: [...lines], units: goodsUnits(lines), ticketOrderId },
  }
}

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

/** Goods that are sold with tickets. They are handed over with the tickets, or at the venue. */
export const tiedGoodsKind: ItemKind = {
  kind: 'GOODS',
  isHandedOver: true,
  // Goods are sold only with tickets.
  offer: () => Promise.resolve(undefined),
  take: async (tx, order) => {
    const short = await holdPieces(tx, order, order.goods)
    if (short === null) return
    const line = order.goods.find(({ skuId }) => skuId === short)
    throw new Refusal('goodsSoldOut', {
      comment: (lang) => texts.translate(lang, 'soldOut', { name: line?.name[lang] ?? '' }),
      data: { spuId: line?.spuId ?? '' },
    })
  },
  release: returnPieces,
  deliver: usePieces,
  refund: async (db, order, now) => {
    const { isChanged, closed, begins } = await hostOf(db, order, now)
    const paid = addFen(fen(order.pay_amount), fen(order.card_amount))
    return goodsRefund({ paid, isChanged, begins, isSent: closed === 'SENT', isOver: order.state === 'SUCCEEDED' }, now)
  },
  takeBack: returnPieces,
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
