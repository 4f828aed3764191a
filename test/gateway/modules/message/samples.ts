import type { Samples } from '../../support/sample'

export const samples: Samples = {
  'message.noticeTemplates': { occasions: ['SALE_REMIND', 'WAIT_LIST'] },
}
