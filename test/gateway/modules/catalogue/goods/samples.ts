import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'goods.spuDetail': { id: 'G1001' },
  'goods.tiedGoods': { showId: 'S1007', sessionId: 'S1007N01', seatPlanIds: ['S1007N01P1'], quantity: 2 },
}
