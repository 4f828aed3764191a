import { createHoldSet } from '../../../src/api/hold-set'
import { CHANGES_ACCOUNT, onlyWithOrder, type Steps } from '../step'

/** Steps of orders of combos. A price needs a hold set, which requires the permission to order. */
export const steps: Steps = {
  'comboOrder.preOrderCombo': onlyWithOrder(async ({ answer }) => {
    const { promotionId, holdSetId } = await answer(createHoldSet)
    return { promotionId, holdSetId, items: [] }
  }),
  'comboOrder.createComboOrder': CHANGES_ACCOUNT,
}
