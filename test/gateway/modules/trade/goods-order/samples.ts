import type { Samples } from '../../../support/sample'
import type { TestGateway } from '../../../support/gateway'
import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { shopperOf } from '../../../support/shopper'
import { BAND } from './support'

/** Orders tickets with which goods are sold, as the demo member. */
const ordered = async (test: TestGateway) => {
  const buyer = await shopperOf(test, DEMO_MEMBER)
  return { orderId: (await buyer.order(BAND)).body.data.orderId as string }
}

export const samples: Samples = {
  'goods.goodsToAdd': ordered,
}
