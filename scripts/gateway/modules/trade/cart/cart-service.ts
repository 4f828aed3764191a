import { isSameVariant } from '../../../../../src/domain/cart/line'
import { type Fen, fen } from '../../../../../src/domain/money'
import type { Db, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { notFound } from '../../../core/envelope'
import { lockCart, storedLines } from './lines'

/** A line of a cart that a buyer orders. */
export interface OrderedLine {
  lineId: string
  spuId: string
  skuId: string
  /** Show that the goods belong to; '' for none. */
  showId: string
  quantity: number
  /** Price of one piece when the line was added, fen. */
  addedPrice: Fen
}

/** Returns lines of a buyer's cart, in its order. Throws `Refusal` notFound for other lines, also of other buyers. */
export const linesOf = async (db: Db | Tx, userId: string, lineIds: readonly string[]): Promise<OrderedLine[]> => {
  const own = (await storedLines(db, userId)).filter(({ lineId }) => lineIds.includes(lineId))
  if (own.length !== new Set(lineIds).size) throw notFound()
  return own.map(({ lineId, spuId, skuId, showId, quantity, addedPrice }) => ({
    ...{ lineId, spuId, skuId, showId, quantity, addedPrice: fen(addedPrice) },
  }))
}

/**
 * Moves lines from a cart to an order, in the transaction that creates the order (decision 112). Locks the cart. Throws
 * `Refusal` notFound if the cart does not have the lines.
 */
export const takeCartLines = async (
  tx: Tx,
  userId: string,
  lineIds: readonly string[],
  orderId: string,
): Promise<void> => {
  if (lineIds.length === 0) return
  await lockCart(tx, userId)
  const taken = await tx
    .updateTable('cart_lines')
    .set({ order_id: orderId })
    .where('user_id', '=', userId)
    .where('line_id', 'in', [...lineIds])
    .where('removed_at', 'is', null)
    .where('order_id', 'is', null)
    .executeTakeFirst()
  if (Number(taken.numUpdatedRows) !== new Set(lineIds).size) throw notFound()
}

const MAX_QUANTITY = 99

/**
 * Returns the lines of an order to the cart, once, when the order closes unpaid (decision 112). If the buyer
 * has added a variant again, the quantities add up. Locks the cart.
 */
export const putBackCartLines = async (tx: Tx, orderId: string): Promise<void> => {
  const [first] = await listRows(tx, 'cart_lines', { order_id: orderId })
  if (!first) return
  const { user_id: userId } = first
  await lockCart(tx, userId)
  const returned = await listRows(tx, 'cart_lines', { order_id: orderId }, 'position')
  const live = await storedLines(tx, userId)
  for (const { line_id: lineId, sku_id: skuId, show_id: showId, quantity } of returned) {
    const same = live.find((line) => isSameVariant(line, { skuId, showId }))
    await tx
      .updateTable('cart_lines')
      .set({ order_id: null, ...(same && { quantity: Math.min(MAX_QUANTITY, same.quantity + quantity) }) })
      .where('line_id', '=', lineId)
      .execute()
    if (same) await tx.deleteFrom('cart_lines').where('line_id', '=', same.lineId).execute()
  }
}
