import { randomUUID } from 'node:crypto'
import { preOrderCombo } from '../../../src/api/combo-order'
import { createHoldSet } from '../../../src/api/hold-set'
import { need, onlyWithOrder, type Steps, type Walk } from '../step'

/** Returns the purchase of the held set. */
const heldCombo = async ({ answer }: Walk) => {
  const { promotionId, holdSetId } = await answer(createHoldSet)
  return { promotionId, holdSetId, items: [] }
}

/** Returns the purchase of a set whose shows require no attendees. */
const comboWithoutNames = async (walk: Walk) => {
  const { blocks } = await walk.answer(preOrderCombo)
  need(blocks.every(({ audience }) => audience.count === 0) || null, 'combo whose tickets need no names')
  return heldCombo(walk)
}

/** Steps of orders of combos. They need a hold set, which requires the permission to order. */
export const steps: Steps = {
  'comboOrder.preOrderCombo': onlyWithOrder(heldCombo),
  'comboOrder.createComboOrder': onlyWithOrder(async (walk) => {
    const { cellphone, countryCode } = walk.account
    const { payAmount, priceToken } = await walk.answer(preOrderCombo)
    return {
      ...(await comboWithoutNames(walk)),
      ...{ idempotencyKey: randomUUID(), attendees: [], contact: { cellphone, countryCode } },
      ...{ priceToken, paymentParam: { payAmount } },
    }
  }),
}
