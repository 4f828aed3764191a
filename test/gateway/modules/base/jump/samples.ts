import { encodeJumpTarget } from '@/domain/jump/jump-info'
import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'jump.orderJump': { pageName: 'orders' },
  'jump.terminalJump': {
    miniAppType: 'H5',
    pageName: 'show-detail',
    target: encodeJumpTarget({ showId: 'S1001' }),
  },
}
