import type { Samples } from '../../../support/sample'

/** The order of the seed that waits at a counter. */
export const samples: Samples = { 'goodsReturn.goodsReturns': { orderId: 'M-demo-G1' } }
