import type { Language } from '../../../core/localized-text'
import { badInput } from '../../../core/inputs'
import type { GoodsPurchase, WantedGoods } from './kind-service'

interface PurchasedItem {
  spu?: { spuId: string; showId?: string | undefined; attributeIds?: readonly string[] | undefined } | undefined
  quantity: number
}

/** The fields of a purchase of items (contract: api/item-order ItemPurchase). */
interface ItemFields {
  items: readonly PurchasedItem[]
  couponId?: string | undefined
  /** The attendee in whose name the item is issued. */
  audienceId?: string | undefined
  /** The order of the tickets to which goods are added. */
  orderId?: string | undefined
  cashCards?: readonly string[] | undefined
  pointAmount?: number | undefined
}

/** A purchase of one item, or of goods for the tickets of an order. */
export interface ItemPurchase {
  spuId: string
  quantity: number
  couponId: string | undefined
  audienceId: string
  /** Goods for the tickets of an order; null for one item. */
  added?: GoodsPurchase | null
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

/**
 * Parses a purchase of items. Throws `Refusal` badRequest unless the purchase contains exactly one item, or goods for
 * an order.
 */
export const readItemPurchase = (fields: ItemFields, lang: Language): ItemPurchase => {
  const { items, couponId, audienceId = '', orderId, cashCards, pointAmount } = fields
  const [item, ...more] = items
  if (!item?.spu) throw badInput(lang, 'items', 'required')
  if (more.length > 0 && !orderId) throw badInput(lang, 'items', 'maxItems')
  const added = orderId ? { ticketOrderId: orderId, goods: readGoods(items) } : null
  const quantity = items.reduce((sum, each) => sum + each.quantity, 0)
  return { spuId: item.spu.spuId, quantity, couponId, audienceId, added, cashCards, pointAmount }
}
