import type { IdType } from '../../../../../src/domain/identity/id-type'
import { addFen, type Fen, fen } from '../../../../../src/domain/money'
import type { BasketUnit } from '../../../../../src/domain/pricing/basket'
import { isItemOver, type ItemKindName } from '../../../../../src/domain/order/item-order'
import type { SpuWay } from '../../../../../src/domain/goods/goods'
import type { GoodsPiece } from '../../../../../src/domain/refund/goods'
import type { ItemRefund, ItemRefundBlockReason } from '../../../../../src/domain/refund/item'
import type { Db, Row, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { firstAnswer, partsOf } from '../../../core/run-hooks'
import type { DeliveryChoice, DeliveryPlan } from '../goods-delivery/plan-service'
import type { PaymentReason } from '../payment/tables'
import type { OwnAgreement } from '../purchase/agreement-service'
import type { GoodsRow } from './tables'

/** Goods that are added to the tickets of an order (contract: api/goods AddedGoods). */
export interface GoodsPurchase {
  ticketOrderId: string
  goods: readonly WantedGoods[]
}

/** Chosen goods: a variant by its attributes, and a number of pieces. */
export interface WantedGoods {
  spuId: string
  showId: string | undefined
  attributeIds: readonly string[]
  quantity: number
}

/** A line of a purchase in the shop. `skuId` is '' for the only variant of the goods. */
export interface ShopLine {
  spuId: string
  skuId: string
  quantity: number
}

/** Goods of the shop, which belong to no tickets, with the buyer's choices of their delivery. */
export interface ShopPurchase extends DeliveryChoice {
  lines: readonly ShopLine[]
  /** Lines of the cart that the order takes. */
  cartLineIds: readonly string[]
}

/** Delivery of goods of the shop, and the lines of the cart that their order takes. */
interface ShopOffer {
  delivery: DeliveryPlan
  cartLineIds: readonly string[]
}

/** An item with the price and the conditions for one buyer. */
export interface ItemOffer {
  spuId: string
  name: LocalizedText
  posterUrl: string
  /** Price of one item, fen. */
  price: Fen
  /** Points that one item costs in addition. */
  points: number
  /** Maximum quantity that this buyer may order at once, at least 1. */
  most: number
  /** Accepted document types of the person to whom the item is issued. Null for an item without a person's name. */
  idTypes: readonly IdType[] | null
  /** Terms that the buyer agrees to, such as the refund rule. */
  notes: readonly LocalizedText[]
  /** Goods of the shop or for the tickets of an order; absent for other items. `quantity` is then the sum of all. */
  goods?: { lines: GoodsRow[]; units: BasketUnit[]; ticketOrderId: string | null }
  /** Absent for items that are not goods of the shop. */
  shop?: ShopOffer
  /** The agreement for this kind of item, if the buyer has not agreed to it yet. */
  agreement?: OwnAgreement | null
}

/** The pieces of an order that can be refunded one by one. */
export interface RefundablePieces {
  /** All pieces, each with the reason that blocks its refund, or null. */
  pieces: (GoodsPiece & { blockReason: ItemRefundBlockReason | null })[]
  /** Delivery fees by way, fen. */
  fees: ReadonlyMap<SpuWay, Fen>
}

/** Pieces that leave an order with a refund. */
export interface LeavingPieces {
  refundId: string
  unitIds: readonly string[]
  /** True if the buyer had received the pieces. */
  wereReceived: boolean
  /** True if the pieces return to the stock. */
  areSellable: boolean
}

/** A kind of item. A module registers its kind by the hook `item.kind`. */
export interface ItemKind {
  kind: ItemKindName
  /** True if the items are handed over after the payment; their orders then stay in the state PAID. */
  isHandedOver?: boolean
  /**
   * Returns an item for a buyer, or undefined for an item of another kind. Throws `Refusal` if the item cannot be
   * ordered: itemNotOnSale, itemSoldOut, itemOwned, or a refusal that only this kind has.
   */
  offer(db: Db | Tx, spuId: string, context: { userId: string; now: number }): Promise<ItemOffer | undefined>
  /**
   * Reduces the stock by the quantity of a new order. Locks the stock until the end of the transaction. Throws
   * `Refusal` itemSoldOut.
   * @param shop the offer of goods of the shop
   */
  take(tx: Tx, order: Row<'item_orders'>, shop?: ShopOffer): Promise<void>
  /**
   * Returns the reason why an order cannot be delivered although it was paid in time, or null. Absent if none exists.
   */
  blockReason?(tx: Tx, order: Row<'item_orders'>): Promise<PaymentReason | null>
  /** Adds the quantity of an order that ended unpaid to the stock. */
  release(tx: Tx, order: Row<'item_orders'>): Promise<void>
  /** Delivers a paid order. */
  deliver(tx: Tx, order: Row<'item_orders'>, at: number): Promise<void>
  /** Returns the refund of a paid order, at most the paid amount, or the reason that blocks a refund. */
  refund(db: Db | Tx, order: PaidItemOrder, now: number): Promise<ItemRefund>
  /**
   * Revokes the delivered items of a refunded order, and adds its quantity to the stock. Locks items and stock until
   * the end of the transaction. Throws `Refusal` itemRefundUsed if an item was used after the call of `refund`.
   * @param leaving the refunded pieces; null for kinds whose orders are refunded as a whole
   */
  takeBack(tx: Tx, order: Row<'item_orders'>, at: number, leaving: LeavingPieces | null): Promise<void>
  /** Returns the pieces of a paid order. Absent for kinds whose orders are refunded as a whole. */
  pieces?(db: Db | Tx, order: PaidItemOrder, now: number): Promise<RefundablePieces>
}

type PaidItemOrder = Row<'item_orders'> & { paid_at: number }

declare module '../../../core/hooks' {
  interface Hooks {
    'item.kind': () => ItemKind
    /** Returns the offer of goods for the tickets of a buyer's order. Throws `Refusal` if they cannot be added. */
    'item.goods': (db: Db | Tx, purchase: GoodsPurchase, context: { userId: string; now: number }) => Promise<ItemOffer>
    /** Returns the offer of goods of the shop. Throws `Refusal` if a line cannot be ordered. */
    'item.shop': (db: Db | Tx, purchase: ShopPurchase, context: { userId: string; now: number }) => Promise<ItemOffer>
    /** Serializes how the goods of an order are delivered; empty for other orders. */
    'items.deliveries': (db: Db, order: Row<'item_orders'>, lang: Language) => Promise<object[]>
  }
}

/** Returns the kind of an order's item. Throws if no module has registered the kind. */
export const itemKindOf = ({ kind: name }: Pick<Row<'item_orders'>, 'kind'>): ItemKind => {
  const kind = partsOf('item.kind').find((each) => each.kind === name)
  if (!kind) throw new Error(`No module sells items of the kind "${name}".`)
  return kind
}

/** Returns the reason why a paid item order cannot be delivered, or null. The caller locks the order. */
export const itemBlockReason = async (tx: Tx, order: Row<'item_orders'>): Promise<PaymentReason | null> =>
  (await itemKindOf(order).blockReason?.(tx, order)) ?? null

/** Returns the amount that was paid for an item order in money and by cash cards, fen. */
export const paidOf = (order: Pick<Row<'item_orders'>, 'pay_amount' | 'card_amount'>): Fen =>
  addFen(fen(order.pay_amount), fen(order.card_amount))

const isRefundable = (order: Row<'item_orders'>): order is PaidItemOrder =>
  order.paid_at !== null && (order.state === 'PAID' || order.state === 'SUCCEEDED')

/** Returns the refund of an item order at `now`, or the reason that blocks the refund. */
export const refundOf = async (db: Db | Tx, order: Row<'item_orders'>, now: number): Promise<ItemRefund> =>
  isRefundable(order) ? itemKindOf(order).refund(db, order, now) : { blockReason: 'NOT_PAID' }

/** Returns the pieces of an item order that are refunded one by one; null for other orders. */
export const refundablePieces = async (
  db: Db | Tx,
  order: Row<'item_orders'>,
  now: number,
): Promise<RefundablePieces | null> =>
  isRefundable(order) ? ((await itemKindOf(order).pieces?.(db, order, now)) ?? null) : null

/** Goods for the tickets of an order, or goods of the shop. Both are absent for other items. */
interface BoughtGoods {
  added?: GoodsPurchase | null | undefined
  shop?: ShopPurchase | null | undefined
}

/** Returns an item for a buyer, with its kind. Throws `Refusal` notFound, and the refusals of the kind. */
export const offerOf = async (
  db: Db | Tx,
  spuId: string,
  context: { userId: string; now: number },
  { added, shop }: BoughtGoods = {},
): Promise<ItemOffer & { kind: ItemKindName }> => {
  if (added) {
    const offer = await firstAnswer('item.goods', db, added, context)
    return { ...found(offer), kind: 'GOODS' }
  }
  if (shop) return { ...found(await firstAnswer('item.shop', db, shop, context)), kind: 'GOODS' }
  for (const kind of partsOf('item.kind')) {
    const offer = await kind.offer(db, spuId, context)
    if (offer) return { ...offer, kind: kind.kind }
  }
  return found<never>(undefined)
}

/** Returns true if the buyer of an ended order can order its item again. */
export const canBuyAgain = async (
  db: Db | Tx,
  { state, spu_id: spuId, user_id: userId, goods, ticket_order_id: ticketOrderId }: Row<'item_orders'>,
  now: number,
): Promise<boolean> => {
  if (!isItemOver(state) || ticketOrderId !== null) return false
  const shop = goods.length > 0 ? { lines: goods, cartLineIds: [] } : null
  try {
    await offerOf(db, spuId, { userId, now }, { shop })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
