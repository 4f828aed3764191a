import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { TestGateway } from '../../../support/gateway'
import { newKey, shopperOf } from '../../../support/shopper'
import type { Samples } from '../../../support/sample'

/** Returns the paid package of the seed. */
const paid = async (test: TestGateway) => {
  const buyer = await shopperOf(test, DEMO_MEMBER)
  const { items } = (await buyer.get('trade/buyer/v2/items/orders?offset=0&length=20')).body.data
  const { orderId } = items.find(({ orderStatus }: { orderStatus: string }) => orderStatus === 'SUCCEEDED')
  return { buyer, orderId: orderId as string }
}

export const samples: Samples = {
  'itemOrder.quoteItemRefund': async (test) => ({ orderId: (await paid(test)).orderId }),
  'itemOrder.refundItemOrder': async (test) => {
    const { buyer, orderId } = await paid(test)
    const { data } = (await buyer.post(`trade/buyer/v2/items/orders/${orderId}/refund_quote`, {})).body
    return { orderId, quote: data.quote, idempotencyKey: newKey() }
  },
}
