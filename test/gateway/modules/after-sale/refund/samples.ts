import type { TestGateway } from '../../../support/gateway'
import { type Samples, seededOrder } from '../../../support/sample'

/** Id of an order with two refundable tickets for a play. The rebooking samples use its first ticket. */
const ORDER = seededOrder(1)
const UNIT = 'S2001N01P2_2'

const quoted = async (test: TestGateway) => {
  const { accessToken: token } = await test.signIn()
  const path = `trade/buyer/refund/v1/orders/${ORDER}/preview`
  return (await test.ask(path, { method: 'POST', token, body: { unitIds: [UNIT] } })).body.data.quote as string
}

export const samples: Samples = {
  'refund.orderRefund': { orderId: ORDER },
  'refund.previewRefund': { orderId: ORDER, unitIds: [UNIT] },
  'refund.applyRefund': async (test) => ({
    orderId: ORDER,
    quote: await quoted(test),
    reason: 'TIME',
    idempotencyKey: 'walk-refund-1',
  }),
  'refund.refunds': { offset: 0, length: 20 },
  'refund.privilegeRefundRule': { privilegeId: 'PVS4007' },
  'refund.showRefundRule': { showId: 'S2001' },
}
