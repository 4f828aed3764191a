import { newKey, shopperOf } from '../../../support/shopper'
import type { Samples } from '../../../support/sample'
import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { TestGateway } from '../../../support/gateway'

const purchase = { items: [{ spu: { spuId: 'CP3' }, quantity: 1 }], couponId: '' }

/** Orders a package as the demo member. */
const ordered = async (test: TestGateway) => {
  const buyer = await shopperOf(test, DEMO_MEMBER)
  return { orderId: (await buyer.order(purchase)).body.data.orderId as string }
}

export const samples: Samples = {
  'itemOrder.preOrderItem': purchase,
  'itemOrder.createItemOrder': () =>
    Promise.resolve({ ...purchase, idempotencyKey: newKey(), paymentParam: { payAmount: 1891 } }),
  'itemOrder.itemOrders': { offset: 0, length: 20 },
  'itemOrder.itemOrder': ordered,
  'itemOrder.cancelItemOrder': ordered,
  'recentOrder.itemOrderProgress': ordered,
}
