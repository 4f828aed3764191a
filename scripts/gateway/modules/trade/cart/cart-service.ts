import { isSameVariant } from '../../../../../src/domain/cart/line'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, listRows } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { lockCart, storedLines } from './lines'

/**
 * Moves lines from a cart to an order, in the transaction that creates the order (decision 112). Locks the cart. Pieces
 * of a line that the order does not contain remain in the cart.
 * @throws Refusal cartLineGone if the cart has no such line, or if the order does not contain its variant
 */
export const takeCartLines = async (
  tx: Tx,
  { user_id: userId, order_id: orderId, goods }: Pick<Row<'item_orders'>, 'user_id' | 'order_id' | 'goods'>,
  lineIds: readonly string[],
): Promise<void> => {
  if (lineIds.length === 0) return
  await lockCart(tx, userId)
  const own = { user_id: userId, line_id: lineIds, removed_at: null, order_id: null }
  const lines = await listRows(tx, 'cart_lines', own, 'position')
  if (lines.length !== new Set(lineIds).size) throw new Refusal('cartLineGone')
  const pieces = new Map<string, number>()
  for (const { skuId, quantity } of goods) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity)
  for (const { position: _position, ...line } of lines) {
    const { line_id: lineId, sku_id: skuId, quantity } = line
    const left = pieces.get(skuId)
    if (left === undefined) throw new Refusal('cartLineGone')
    const taken = Math.min(left, quantity)
    pieces.set(skuId, left - taken)
    if (taken === quantity) await changeRow(tx, 'cart_lines', { line_id: lineId }, { order_id: orderId })
    else if (taken > 0) {
      await changeRow(tx, 'cart_lines', { line_id: lineId }, { quantity: quantity - taken })
      const bought = { ...line, id_arr: json(line.id_arr), line_id: newId('L'), quantity: taken, order_id: orderId }
      await tx.insertInto('cart_lines').values(bought).execute()
    }
  }
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
