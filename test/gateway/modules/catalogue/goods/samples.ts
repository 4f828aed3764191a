import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'goods.spuDetail': { id: 'G1001' },
  'goods.spuOfThirdParty': { id: 'ERP-G1001' },
  'goodsList.searchGoods': { keyword: '帆布', sortType: 'PRICE_UP', offset: 0, length: 20, cityId: 'BL8201' },
  'goodsList.hotGoods': {},
  'goodsList.spuCategories': { cityId: 'BL8201' },
  'goods.tiedGoods': { showId: 'S1007', sessionId: 'S1007N01', seatPlanIds: ['S1007N01P1'], quantity: 2 },
}
