import { type Fen, sumFen, timesQuantity } from '../money'

/** Kinds of items in a purchase. */
type PurchaseKind = 'TICKET' | 'GOODS' | 'CARD' | 'COUPON_PACKAGE' | 'MEMBERSHIP' | 'PARKING'

export interface PricedItem {
  /** Price of one unit, fen. */
  price: Fen
  /** Units. */
  quantity: number
}

export interface PurchaseItem extends PricedItem {
  kind: PurchaseKind
  /** Id of the item; for a ticket, its tier. */
  id: string
  /** Null for an item that belongs to no show. */
  showId: string | null
  /** Category of the show or of the item; null without one. */
  category: string | null
}

/** Items of one order, before any reduction or fee. */
export interface Purchase {
  items: readonly PurchaseItem[]
}

/** Total of the items before reductions and fees, fen. */
export const purchaseAmount = (items: readonly PricedItem[]): Fen =>
  sumFen(items.map(({ price, quantity }) => timesQuantity(price, quantity)))
