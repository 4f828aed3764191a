import { entranceTexts } from '../../../src/locales/namespaces/entrance'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { pageOf } from '../journey/steps'

/** Functions that open the tour's screens of entrance forms which follow their list, by the name of the stop. */
export const ENTRANCE_STOPS = {
  'entrance-registration-detail': async ({ texts }, host) => {
    const t = texts(entranceTexts)
    await host.tap({ part: t('entrance.visit.MISSING', { count: 2, total: 3 }), role: 'button' })
    await host.at(pageOf('entrance-registration-detail'))
    await host.find({ text: t('entrance.fillIn'), role: 'button' })
  },
  'entrance-registration-form': async ({ texts }, host) => {
    const t = texts(entranceTexts)
    await host.tap({ text: t('entrance.fillIn'), role: 'button' })
    await host.at(pageOf('entrance-registration-form'))
    await host.find(t('entrance.for', { name: t('entrance.ticket', { number: 2 }) }))
  },
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
