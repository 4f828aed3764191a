import { EXHIBITION } from '../../../support/shopper'
import { type Samples, seededOrder } from '../../../support/sample'

const PRICE = 12800
const purchase = { ...EXHIBITION, couponId: '' }
const UNPAID = seededOrder(6)

export const samples: Samples = {
  'purchase.preOrder': purchase,
  'purchase.createOrder': {
    ...purchase,
    idempotencyKey: 'walk-0001',
    audienceIds: [],
    contact: { cellphone: '13800000001', countryCode: '86' },
    paymentParam: { payAmount: PRICE },
  },
  'order.orders': { tab: 'TICKET', offset: 0, length: 20 },
  'order.orderDetail': { orderId: seededOrder(4) },
  'order.orderNews': {},
  'order.readOrderNews': { orderId: seededOrder(4) },
  'recentOrder.recentlyOrder': { source: 'HOME' },
  'recentOrder.orderProgress': { orderId: seededOrder(4) },
}

/** Calls that change records which other samples use, so they run last. */
export const endings: Samples = {
  'order.cancelOrder': { orderId: UNPAID },
}
