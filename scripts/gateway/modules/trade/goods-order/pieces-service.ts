import { fen } from '../../../../../src/domain/money'
import { type GoodsPiece, pieceId } from '../../../../../src/domain/refund/goods'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, listRows } from '../../../core/database/rows'
import type { GoodsRow } from '../item-order/tables'
import type { PaidUnits } from '../points/earning-service'

/** A piece of an order with its variant. */
export interface OrderedPiece extends GoodsPiece {
  skuId: string
  /** Position of its line in the order. */
  line: number
  /** Number of the piece in its line, from 1. */
  number: number
  refundId: string | null
}

type Goods = Pick<Row<'item_orders'>, 'order_id' | 'goods'>

/** Returns the number of pieces of a line that were not refunded. */
export const piecesLeft = ({ quantity, refunded = 0 }: Pick<GoodsRow, 'quantity' | 'refunded'>): number =>
  quantity - refunded

/** Returns all pieces of an order of goods, by their lines. */
export const piecesOf = async (db: Db | Tx, { order_id: orderId, goods }: Goods): Promise<OrderedPiece[]> => {
  const shares = new Map(
    (await listRows(db, 'item_order_units', { order_id: orderId })).map((row) => [row.unit_id, row]),
  )
  return goods.flatMap(({ skuId, quantity, price, way = null }, line) =>
    Array.from({ length: quantity }, (_, at) => {
      const unitId = pieceId(skuId, line, at + 1)
      const share = shares.get(unitId)
      if (!share) throw new Error(`Item order ${orderId} has no price of the piece ${unitId}.`)
      const { paid, coupon, points, refund_id: refundId } = share
      return {
        ...{ unitId, way, price: fen(price), paid: fen(paid), coupon: fen(coupon), points: fen(points) },
        ...{ isRefunded: refundId !== null, skuId, line, number: at + 1, refundId },
      }
    }),
  )
}

/** Returns pieces of an order as units that earn points and growth. By default, all pieces of the order. */
export const paidPieces = async (
  db: Db | Tx,
  order: Goods & Pick<Row<'item_orders'>, 'user_id'>,
  unitIds?: readonly string[],
): Promise<PaidUnits> => {
  const pieces = await piecesOf(db, order)
  const chosen = unitIds ? pieces.filter(({ unitId }) => unitIds.includes(unitId)) : pieces
  return { orderId: order.order_id, userId: order.user_id, paid: chosen.map(({ paid }) => paid) }
}

/** Stores the refund of pieces, which must not be refunded yet. The caller locks the order. */
export const markRefunded = async (
  tx: Tx,
  { order_id: orderId, goods }: Goods,
  { refundId, pieces }: { refundId: string; pieces: readonly OrderedPiece[] },
): Promise<void> => {
  const unitIds = pieces.map(({ unitId }) => unitId)
  await changeRow(tx, 'item_order_units', { order_id: orderId, unit_id: unitIds }, { refund_id: refundId })
  const lines = goods.map((line, at) => ({
    ...line,
    refunded: (line.refunded ?? 0) + pieces.filter((piece) => piece.line === at).length,
  }))
  await tx
    .updateTable('item_orders')
    .set({ goods: json(lines) })
    .where('order_id', '=', orderId)
    .execute()
}
