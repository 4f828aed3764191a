import type { Samples } from '../../../support/sample'
import type { TestGateway } from '../../../support/gateway'
import { shopper } from '../../../support/shopper'
import { comboDesk, ITEMS } from './desk'

/** Writes a combo without seats, and holds a set. Returns the request that orders the set. */
const orderOf = (promotionId: string) => async (test: TestGateway) => {
  const desk = comboDesk(test)
  const buyer = await shopper(test)
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
