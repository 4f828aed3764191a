import * as v from 'valibot'
import { ITEM_ORDER_STATES } from '@/domain/order/item-order'
import { idPart } from './goods-card'
import * as w from './wire'

/** Ordered goods: a variant and its number of pieces. Amounts in fen. */
export const orderedGoods = v.object({
  spuId: w.text(),
  name: w.text(),
  posterUrl: w.text(),
  idArr: w.list(idPart),
  quantity: w.number(1),
  price: w.price,
  amount: w.price,
  required: w.flag(),
  /** Number of pieces that were refunded. */
  refunded: w.optional(w.count),
})
export type OrderedGoods = v.InferOutput<typeof orderedGoods>

/** Goods to buy with tickets. Source: shell §7 (`items[].spu`). */
export interface GoodsItem {
  spu: { spuId: string; showId?: string; attributeIds?: readonly string[] }
  quantity: number
}

/** An order of goods for the tickets, as far as the screen of the tickets shows it. Amounts in fen. */
const goodsOrder = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  orderStatus: w.oneOf(ITEM_ORDER_STATES, 'CLOSED'),
  items: w.list(orderedGoods),
  payAmount: w.price,
  /** True if one payment pays the tickets and the goods. */
  isBound: w.flag(),
})

/** Fields of a ticket order about its goods. */
export const goodsOfTickets = {
  /** Orders of goods for the tickets, the oldest first. */
  goodsOrders: w.optional(w.list(goodsOrder)),
  /** True if goods can be added to the tickets. */
  addsGoods: w.optional(w.flag()),
}

/** Amount of a payment, fen: with the tickets or goods that it also pays. */
export const dueAmount = w.optional(w.priceOrNull)
