import type { Language } from '../../../core/localized-text'
import { badInput } from '../../../core/inputs'
import type { DeliveryChoice } from '../goods-delivery/plan-service'
import type { GoodsPurchase, ShopPurchase, WantedGoods } from './kind-service'

interface PurchasedSpu {
  spuId: string
  skuId?: string | undefined
  showId?: string | undefined
  attributeIds?: readonly string[] | undefined
}

interface PurchasedItem {
  spu?: PurchasedSpu | undefined
  quantity: number
}

/** The fields of a purchase of items (contract: api/item-order ItemPurchase). */
interface ItemFields extends DeliveryChoice {
  items: readonly PurchasedItem[]
  couponId?: string | undefined
  /** The attendee in whose name the item is issued. */
  audienceId?: string | undefined
  /** Lines of the cart that an order of goods takes. */
  cartLineIds?: readonly string[] | undefined
  /** The order of the tickets to which goods are added. */
  orderId?: string | undefined
  cashCards?: readonly string[] | undefined
  pointAmount?: number | undefined
}

/** A purchase of one item, of goods for the tickets of an order, or of goods of the shop. */
export interface ItemPurchase {
  spuId: string
  quantity: number
  couponId: string | undefined
  audienceId: string
  /** Goods for the tickets of an order; null for other purchases. */
  added?: GoodsPurchase | null
  /** Goods of the shop; null for other purchases. */
  shop?: ShopPurchase | null
  cashCards?: readonly string[] | undefined
  /** Amount that points pay, fen; the merchant chooses if it is undefined. */
  pointAmount?: number | undefined
}

/** Returns true for a purchase of items only. Tickets and goods together are a purchase of tickets. */
export const isItemPurchase = ({ items }: ItemFields): boolean =>
  items.length > 0 && items.every(({ spu }) => spu !== undefined)

/** Returns the goods of a purchase. */
export const readGoods = (items: readonly PurchasedItem[]): WantedGoods[] =>
  items.flatMap(({ spu, quantity }) =>
    spu ? [{ spuId: spu.spuId, showId: spu.showId, attributeIds: spu.attributeIds ?? [], quantity }] : [],
  )

/** Returns the lines of a purchase in the shop, or null: these are the purchases that name a variant by its id. */
const readShop = ({ items, deliverMethod, addressId, pickupId, cartLineIds = [] }: ItemFields): ShopPurchase | null => {
  const lines = items.flatMap(({ spu, quantity }) =>
    spu?.skuId ? [{ spuId: spu.spuId, skuId: spu.skuId, quantity }] : [],
  )
  return lines.length === items.length ? { lines, cartLineIds, deliverMethod, addressId, pickupId } : null
}

/**
 * Parses a purchase of items. Throws `Refusal` badRequest unless the purchase contains exactly one item, goods for an
 * order, or goods of the shop.
 */
export const readItemPurchase = (fields: ItemFields, lang: Language): ItemPurchase => {
  const { items, couponId, audienceId = '', orderId, cashCards, pointAmount } = fields
  const [item, ...more] = items
  if (!item?.spu) throw badInput(lang, 'items', 'required')
  const shop = orderId ? null : readShop(fields)
  if (more.length > 0 && !orderId && !shop) throw badInput(lang, 'items', 'maxItems')
  const added = orderId ? { ticketOrderId: orderId, goods: readGoods(items) } : null
  const quantity = items.reduce((sum, each) => sum + each.quantity, 0)
  return { spuId: item.spu.spuId, quantity, couponId, audienceId, added, shop, cashCards, pointAmount }
}
