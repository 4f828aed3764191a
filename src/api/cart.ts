import * as v from 'valibot'
import { type CartOperation, OUTCOMES } from '@/domain/cart/apply-operation'
import { CART_WAYS } from '@/domain/cart/groups'
import { LINE_BLOCKS, LINE_STATES } from '@/domain/cart/line'
import { STOCK_STATES } from '@/domain/goods/goods'
import { get, type NoParams, post } from '@/request/call'
import { idPart } from './goods-card'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

const cartLine = v.object({
  lineId: id,
  spuId: id,
  skuId: id,
  /** Id of the show to which the goods belong, or ''. */
  showId: w.text(),
  quantity: w.number(1),
  /** Price of one piece when the line was added, fen. */
  addedPrice: w.price,
  /** Present price of one piece, fen; the price when added if the variant no longer exists. */
  price: w.price,
  name: w.text(),
  posterUrl: w.text(),
  idArr: w.list(idPart),
  categoryId: w.text(),
  /** Start of the sale, epoch ms; null without a start. */
  saleTime: w.momentOrNull,
  way: w.oneOf(CART_WAYS, 'PARCEL'),
  state: w.oneOf(LINE_STATES, 'VARIANT_GONE'),
  stock: w.oneOf(STOCK_STATES, 'NONE'),
  /** Number of pieces if there are few; null otherwise (decision 106). */
  left: w.numberOrNull,
  /**
   * Maximum pieces of the goods in one order. `buyerRemaining` is the number of pieces that this buyer can still buy.
   * Both are null if there is no limit.
   */
  perOrder: w.numberOrNull,
  buyerRemaining: w.numberOrNull,
})
/** A line of the cart. Amounts in fen. The fields are not in the specification. */
export type CartLineData = v.InferOutput<typeof cartLine>

const cartFields = {
  lines: w.list(cartLine),
  /** Lines that the buyer has removed, on any device. */
  removedLineIds: w.list(v.string()),
  /** Increases with every change of the cart. */
  version: w.count,
}
const cartSchema = v.object(cartFields)
/** The cart of the account. */
export type Cart = v.InferOutput<typeof cartSchema>

const answer = v.object({
  operationId: id,
  outcome: w.oneOf(OUTCOMES, 'NOT_FOUND'),
  quantity: w.count,
  reason: v.fallback(v.nullable(v.picklist(['stock', 'order', 'buyer'])), null),
  blockReason: v.fallback(v.nullable(v.picklist(LINE_BLOCKS)), null),
})
const changedCart = v.object({ ...cartFields, answers: w.list(answer) })

/** Returns the number of goods in the cart, for the badge. Source: shell §7, trade. */
export const cartCount = get<NoParams, { count: number }>('trade/buyer/v1/items/cart/count', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(v.object({ count: w.number() })),
})

/** Returns the cart. The path is not in the specification (decision 108). */
export const cart = get<NoParams, Cart>('trade/buyer/v1/items/cart', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(cartSchema),
})

/**
 * Applies operations to the cart in their order. The gateway applies each id once, and a repeated id has the same
 * answer. The path is not in the specification (decision 109).
 */
export const changeCart = post<{ operations: readonly CartOperation[] }, v.InferOutput<typeof changedCart>>(
  'trade/buyer/v1/items/cart/operations',
  { auth: 'buyer', importance: 'high', timeout: 10_000, read: w.reader(changedCart) },
)
