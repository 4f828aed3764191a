import { runPopupCommand } from '../../../../../scripts/gateway/modules/trade/popup/sandbox-service'
import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'memberPopup.popSetting': async ({ gateway }) => {
    await runPopupCommand(gateway.context, { action: 'PLAY_LEVEL', account: '13800000001' })
    await runPopupCommand(gateway.context, { action: 'PLAY_BIRTHDAY', account: '13800000001' })
    return {}
  },
  'memberPopup.takePopup': { popupId: 'BIRTHDAY-2026' },
  'memberPopup.stopUpgradePopup': {},
  'memberPopup.stopBirthdayPopup': {},
}
