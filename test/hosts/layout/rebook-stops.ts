import { rebookTexts } from '../../../src/locales/namespaces/rebook'
import type { Host } from '../harness/host'
import { choosePlace } from '../journey/scenarios/rebook'
import type { Stage } from '../journey/stage'
import { pageOf } from '../journey/steps'
import { openOrder } from './open-order'

/** Functions that open the tour's screens of a rebooking, by the name of the stop. */
export const REBOOK_STOPS = {
  'rebook-tickets': async (stage, host) => {
    const t = stage.texts(rebookTexts)
    await openOrder(stage, host, 'S2001')
    await host.tap({ part: t('rebook.entryNote'), role: 'button' })
    await host.at(pageOf('rebook-ticket'))
    await host.tap({ role: 'checkbox', enabled: true })
    await host.find({ text: t('rebook.tier'), role: 'radiogroup' })
  },
  'rebook-preview': async (stage, host) => {
    const t = stage.texts(rebookTexts)
    await choosePlace(stage, host, t('rebook.pay', { amount: '' }))
    await host.find(t('rebook.due'))
  },
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
