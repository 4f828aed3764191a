import * as v from 'valibot'
import { ITEM_REFUND_BLOCK_REASONS } from '@/domain/refund/item'
import { get } from '@/request/call'
import { idPart } from './goods-card'
import { refund } from './refund'
import * as w from './wire'

const goodsPiece = v.object({
  unitId: v.pipe(v.string(), v.nonEmpty()),
  skuId: w.text(),
  name: w.text(),
  /** The variant, by its values. */
  idArr: w.list(idPart),
  /** Number of the piece among the `pieces` of its line, from 1. */
  number: w.number(1),
  pieces: w.number(1),
  /** Amount paid for the piece, fen. */
  paid: w.price,
  /** Reason that blocks a refund. `RETURNED`: the piece was refunded. */
  hindrance: w.oneOf(['NONE', 'RETURNED', ...ITEM_REFUND_BLOCK_REASONS], 'NOT_PAID'),
})
export type GoodsPiece = v.InferOutput<typeof goodsPiece>

const goodsReturnsSchema = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  name: w.text(),
  posterUrl: w.text(),
  /** Reason that blocks every refund of the order. */
  hindrance: w.oneOf(['NONE', ...ITEM_REFUND_BLOCK_REASONS], 'NOT_PAID'),
  /** All pieces of the order. */
  units: w.list(goodsPiece),
  /** Refunds of the order, newest first. */
  refunds: w.list(refund),
})
export type GoodsReturns = v.InferOutput<typeof goodsReturnsSchema>

/** Returns the pieces of an order of goods, and their refunds. The path is not in the specification. */
export const goodsReturns = get<{ orderId: string }, GoodsReturns>('trade/buyer/v2/items/orders/{orderId}/returns', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(goodsReturnsSchema),
})
