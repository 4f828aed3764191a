import type { IdType } from '../../../../../src/domain/identity/id-type'
import type { Fen } from '../../../../../src/domain/money'
import { isItemOver, type ItemKindName } from '../../../../../src/domain/order/item-order'
import type { ItemRefund } from '../../../../../src/domain/refund/item'
import type { Db, Row, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import type { LocalizedText } from '../../../core/localized-text'
import { partsOf } from '../../../core/run-hooks'

/** An item as one buyer can order it. */
export interface ItemOffer {
  spuId: string
  name: LocalizedText
  posterUrl: string
  /** Price of one, fen. */
  price: Fen
  /** Points that one costs in addition. */
  points: number
  /** Most that this buyer may order at once, at least 1. */
  most: number
  /** The documents that it can be issued to; null for an item without a person's name. */
  idTypes: readonly IdType[] | null
  /** Terms that the buyer agrees to, such as the rule of refunds. */
  notes: readonly LocalizedText[]
}

/** A kind of items. A module registers its kind by the hook `item.kind`. */
export interface ItemKind {
  kind: ItemKindName
  /**
   * Finds an item for a buyer; undefined for an item of another kind. Throws the `Refusal` of an item that cannot be
   * ordered: itemNotOnSale, itemSoldOut, itemOwned or one of the kind's own.
   */
  offer(db: Db | Tx, spuId: string, context: { userId: string; now: number }): Promise<ItemOffer | undefined>
  /** Takes the stock for a new order. Locks it until the end of the transaction. Throws `Refusal` itemSoldOut. */
  take(tx: Tx, order: Row<'item_orders'>): Promise<void>
  /** Returns the stock of an order that ends unpaid. */
  release(tx: Tx, order: Row<'item_orders'>): Promise<void>
  /** Delivers a paid order. */
  deliver(tx: Tx, order: Row<'item_orders'>, at: number): Promise<void>
  /** Returns the refund of a paid order, at most what was paid, or the reason that blocks it. */
  refund(db: Db | Tx, order: PaidItemOrder, now: number): Promise<ItemRefund>
  /**
   * Takes the delivery of a refunded order back, and returns the stock. Locks both until the end of the transaction.
   * Throws `Refusal` itemRefundUsed if a part was used since `refund`.
   */
  takeBack(tx: Tx, order: Row<'item_orders'>, at: number): Promise<void>
}

type PaidItemOrder = Row<'item_orders'> & { paid_at: number }

declare module '../../../core/hooks' {
  interface Hooks {
    'item.kind': () => ItemKind
  }
}

/** Returns the kind of an order's item. Throws for a kind that no module has. */
export const itemKindOf = ({ kind: name }: Pick<Row<'item_orders'>, 'kind'>): ItemKind => {
  const kind = partsOf('item.kind').find((each) => each.kind === name)
  if (!kind) throw new Error(`No module sells items of the kind "${name}".`)
  return kind
}

const isRefundable = (order: Row<'item_orders'>): order is PaidItemOrder =>
  order.paid_at !== null && (order.state === 'PAID' || order.state === 'SUCCEEDED')

/** Returns the refund of an item order at `now`, or the reason that blocks it. */
export const refundOf = async (db: Db | Tx, order: Row<'item_orders'>, now: number): Promise<ItemRefund> =>
  isRefundable(order) ? itemKindOf(order).refund(db, order, now) : { blockReason: 'NOT_PAID' }

/** Returns an item for a buyer, with its kind. Throws `Refusal` notFound, and those of the kind. */
export const offerOf = async (
  db: Db | Tx,
  spuId: string,
  context: { userId: string; now: number },
): Promise<ItemOffer & { kind: ItemKindName }> => {
  for (const kind of partsOf('item.kind')) {
    const offer = await kind.offer(db, spuId, context)
    if (offer) return { ...offer, kind: kind.kind }
  }
  return found<never>(undefined)
}

/** Returns true if the buyer of an ended order can order its item again. */
export const canBuyAgain = async (
  db: Db | Tx,
  { state, spu_id: spuId, user_id: userId }: Row<'item_orders'>,
  now: number,
): Promise<boolean> => {
  if (!isItemOver(state)) return false
  try {
    await offerOf(db, spuId, { userId, now })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
