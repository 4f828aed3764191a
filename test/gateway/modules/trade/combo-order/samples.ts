import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { Samples } from '../../../support/sample'
import type { TestGateway } from '../../../support/gateway'
import { shopperOf } from '../../../support/shopper'
import { comboDesk, ITEMS } from './desk'

/** Writes a combo without seats, and holds a set. Returns the request that orders the set. */
const orderOf = (promotionId: string) => async (test: TestGateway) => {
  const desk = comboDesk(test)
  const buyer = await shopperOf(test, DEMO_MEMBER)
  await desk.write(promotionId)
  return desk.bodyOf(buyer, await desk.purchaseOf(buyer, promotionId, [ITEMS.play, ITEMS.exhibition]))
}

export const samples: Samples = {
  'comboOrder.preOrderCombo': async (test) => {
    const { promotionId, holdSetId } = await orderOf('CB-price')(test)
    return { promotionId, holdSetId, items: [], deliverMethod: 'E_TICKET' }
  },
  'comboOrder.createComboOrder': orderOf('CB-order'),
}
