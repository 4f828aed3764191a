import { comboTexts } from '../../../src/locales/namespaces/combo'
import type { Host } from '../harness/host'
import { addressOf, pageOf } from '../journey/steps'
import type { Stage } from '../journey/stage'

/** Steps to the stops of a combo that an address alone cannot open, by the name of the stop. */
export const COMBO_STOPS = {
  'combo-same-seats': async ({ texts }, host) => {
    const t = texts(comboTexts)
    await host.tap({ text: t('combo.findSame'), role: 'button', enabled: true })
    await host.find({ text: t('combo.sameSeats'), role: 'radiogroup' })
  },
  'combo-confirm': async ({ texts }, host) => {
    host.pages.reLaunch(addressOf('ticket-package-session', { promotionId: 'CB1002' }))
    await host.tap({ text: texts(comboTexts)('combo.checkout'), role: 'button', enabled: true })
    await host.at(pageOf('confirm-order'))
  },
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
