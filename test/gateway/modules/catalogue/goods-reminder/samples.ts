import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'goodsReminder.goodsReminders': {},
  'goodsReminder.setGoodsReminder': { id: 'G1012', skuId: '', remindType: 'SMS' },
  'goodsReminder.removeGoodsReminder': { id: 'G1012', skuId: '' },
}
