import { type Samples, seededOrder } from '../../../support/sample'

export const samples: Samples = {
  'message.noticeTemplates': { occasions: ['SALE_REMIND', 'WAIT_LIST'] },
  'message.orderNotice': { orderId: seededOrder(4), remindType: 'SUBSCRIBE_MESSAGE' },
}
