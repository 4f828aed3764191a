import { holderTexts } from '../../../src/locales/namespaces/holder'
import { namesTexts } from '../../../src/locales/namespaces/names'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { addressOf, pageOf } from '../journey/steps'

const button = (label: string) => ({ text: label, role: 'button', enabled: true })

/** Opens the member's three tickets in Macao that have no names. */
const openNames = async ({ texts }: Stage, host: Host): Promise<void> => {
  host.pages.reLaunch(addressOf('ticket-holder', { siteId: 'site-8201' }))
  await host.tap({ part: texts(holderTexts)('holder.namesMissing', { count: 3 }), role: 'button' })
  await host.at(pageOf('real-name'))
}

/** Functions that open the tour's screens of names on tickets, by the name of the stop. */
export const NAME_STOPS = {
  names: openNames,
  'names-together': async ({ texts }, host) => {
    const t = texts(namesTexts)
    await host.tap(button(t('names.fillCount', { count: 3 })))
    await host.at(pageOf('ticket-bind-audience'))
    for (const person of [0, 1]) {
      const people = () => host.all({ role: 'checkbox', enabled: true })
      await host.tap(await host.until(() => people()[person], 'no attendee to choose'))
    }
    await host.find(t('names.seating'))
  },
  'names-one': async (stage, host) => {
    await openNames(stage, host)
    await host.tap({ part: stage.texts(namesTexts)('names.unnamed'), role: 'button' })
    await host.at(pageOf('real-name-single'))
    await host.find({ role: 'radio' })
  },
  'names-card': async ({ texts }, host) => {
    await host.tap(button(texts(namesTexts)('names.byIdCard')))
    await host.at(pageOf('real-idCard'))
    await host.find({ role: 'textbox' })
  },
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
