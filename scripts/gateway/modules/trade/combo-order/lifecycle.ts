import type { Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { COMBO_CAPACITY } from '../../catalogue/combo/items-service'
import { CapacityShort, holdCapacities, returnCapacities, useCapacities } from '../../catalogue/capacity/service'
import { fulfil } from '../order/fulfil-service'
import { isJoint } from '../payment/payment-key-service'
import type { ComboQuote } from './quote'

const holderOf = (parentId: string) => ({ holderKind: 'COMBO_ORDER', holderId: parentId })

/** Takes the sets of a new order from the total of its combo. Throws `Refusal` soldOut if too few are left. */
export const takeSets = async (
  tx: Tx,
  parentId: string,
  { combo: { row, remaining }, setCount: quantity }: Pick<ComboQuote, 'combo' | 'setCount'>,
): Promise<void> => {
  if (remaining === null) return
  try {
    const units = [{ kind: COMBO_CAPACITY, ownerId: row.promotion_id, quantity }]
    await holdCapacities(tx, holderOf(parentId), units, null)
  } catch (error) {
    if (error instanceof CapacityShort) throw new Refusal('soldOut')
    throw error
  }
}

/** Returns the sets of orders that ended unpaid to the total of their combo. */
export const returnSets = async (tx: Tx, key: string): Promise<void> => {
  if (isJoint(key)) await returnCapacities(tx, holderOf(key))
}

/** Fulfils all orders of a combo. The caller locks the orders. */
export const fulfilCombo = async (
  tx: Tx,
  parentId: string,
  orders: readonly Row<'orders'>[],
  { at, product, paidAt }: { at: number; product: string; paidAt: number },
): Promise<void> => {
  for (const order of orders) await fulfil(tx, order, at, product, paidAt)
  await useCapacities(tx, holderOf(parentId))
}
