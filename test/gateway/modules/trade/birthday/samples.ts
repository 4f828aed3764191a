import { runPopupCommand } from '../../../../../scripts/gateway/modules/trade/popup/sandbox-service'
import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'memberPopup.birthdayGift': {},
  'memberPopup.collectBirthdayGift': async ({ gateway }) => {
    await runPopupCommand(gateway.context, { action: 'BIRTHDAY', account: '13800000001' })
    return { idempotencyKey: 'walk-birthday-1' }
  },
}
