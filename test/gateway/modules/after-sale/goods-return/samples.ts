import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { shopperOf } from '../../../support/shopper'
import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'

/** A demo order with returns that are not over, and one with returns that are. */
const OPEN = 'M-demo-G2'
const OVER = 'M-demo-G3'

/** Returns the return of the open order in a state. */
const returnIn = async (test: TestGateway, state: string): Promise<string> => {
  const buyer = await shopperOf(test, DEMO_MEMBER)
  const { returns } = (await buyer.get(`trade/buyer/v2/items/orders/${OPEN}/returns`)).body.data
  return returns.find((row: { state: string }) => row.state === state).returnId
}

const wanted = { orderId: OVER, kind: 'RETURN', reason: 'CHANGED_MIND', unitIds: ['G1003-1_0_4'] }

export const samples: Samples = {
  'goodsReturn.goodsReturns': { orderId: OPEN },
  'goodsReturn.previewReturn': wanted,
  'goodsReturn.applyReturn': { ...wanted, entryCodes: [], amount: 9800, idempotencyKey: 'sample-return' },
  'goodsReturn.sendReturn': async (test) => ({
    ...{ orderId: OPEN, returnId: await returnIn(test, 'AGREED'), expressNo: 'LX12345678', company: '灯速' },
  }),
  'goodsReturn.cancelReturn': async (test) => ({ orderId: OPEN, returnId: await returnIn(test, 'APPLIED') }),
}
