import type { Samples } from '../../../support/sample'
import type { TestGateway } from '../../../support/gateway'
import { shopper } from '../../../support/shopper'
import { BAND } from './support'

/** Orders tickets with which goods are sold. */
const ordered = async (test: TestGateway) => {
  const buyer = await shopper(test, '13961199999')
  return { orderId: (await buyer.order(BAND)).body.data.orderId as string }
}

export const samples: Samples = {
  'goods.goodsToAdd': ordered,
}
