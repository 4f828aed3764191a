import type { Db, Row } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { refundablePieces, refundOf } from '../../trade/item-order/kind-service'
import { ownItemOrder } from '../../trade/item-order/read-service'
import { piecesOf, type OrderedPiece } from '../../trade/goods-order/pieces-service'
import { refundsOfOrder } from '../refund/list-service'

type Order = Row<'item_orders'>

const nameOf = ({ goods }: Order, { line }: Pick<OrderedPiece, 'line'>, lang: Language) => {
  const { name, idArr } = goods[line]
  return { name: name[lang], idArr: idArr.map((part) => ({ ...part, attributeValue: part.attributeValue[lang] })) }
}

/** Returns an order of goods with its pieces and refunds (contract: api/goods-return). Throws `Refusal` notFound. */
export const readReturns = async (
  db: Db,
  { userId, orderId }: { userId: string; orderId: string },
  { lang, now }: { lang: Language; now: number },
) => {
  const order = await ownItemOrder(db, userId, orderId)
  if (order.kind !== 'GOODS') throw new Refusal('notFound')
  const blocks = new Map(
    (await refundablePieces(db, order, now))?.pieces.map(({ unitId, blockReason }) => [unitId, blockReason]),
  )
  const pieces = await piecesOf(db, order)
  const block = (unitId: string) => (blocks.has(unitId) ? (blocks.get(unitId) ?? 'NONE') : 'NOT_PAID')
  return {
    orderId,
    ...{ name: order.name[lang], posterUrl: order.poster_url },
    hindrance: (await refundOf(db, order, now)).blockReason ?? 'NONE',
    units: pieces.map((piece) => ({
      ...nameOf(order, piece, lang),
      ...{ unitId: piece.unitId, skuId: piece.skuId, number: piece.number, paid: piece.paid },
      pieces: order.goods[piece.line].quantity,
      hindrance: piece.isRefunded ? ('RETURNED' as const) : block(piece.unitId),
    })),
    refunds: await refundsOfOrder(db, { userId, orderId }, lang),
  }
}
