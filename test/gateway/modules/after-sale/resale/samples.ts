import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'
import { shopperOf } from '../../../support/shopper'
import { offer, resaleOf, soldTo } from './house'

/** Returns a nonrefundable ticket of the demo buyer, and the amount that its resale pays. */
const ticket = async (test: TestGateway) => {
  const buyer = await shopperOf(test, 'U1001')
  const orderId = await soldTo(test, buyer)
  const [{ unitId, back }] = (await resaleOf(buyer, orderId)).units
  return { buyer, orderId, unitIds: [unitId as string], amount: back as number }
}

export const samples: Samples = {
  'resale.orderResale': async (test) => ({ orderId: (await ticket(test)).orderId }),
  'resale.offerTickets': async (test) => {
    const { orderId, unitIds, amount } = await ticket(test)
    return { orderId, unitIds, amount }
  },
  'resale.takeOffersBack': async (test) => {
    const { buyer, orderId, unitIds } = await ticket(test)
    await offer(buyer, orderId)
    return { orderId, unitIds }
  },
}
