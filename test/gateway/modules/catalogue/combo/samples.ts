import type { Samples } from '../../../support/sample'
import { itemsOf } from './choice'

export const samples: Samples = {
  'combo.comboDetail': { id: 'CB1001', grantorMerchantId: 'M1001' },
  'combo.comboPrice': { promotionId: 'CB1001', items: itemsOf('CB1001', ['S2101N01P2', 'S2101N02P2']) },
}
