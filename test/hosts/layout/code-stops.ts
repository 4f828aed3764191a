import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { addressOf, nameOf, pageOf } from '../journey/steps'

const openTicket = async ({ language }: Stage, host: Host, siteId: string, showId: string): Promise<void> => {
  host.pages.reLaunch(addressOf('ticket-holder', { siteId }))
  await host.tap({ part: nameOf(showId, language), role: 'button' })
  await host.at(pageOf('ticket-detail-new'))
}

const openLarge = async ({ texts }: Stage, host: Host): Promise<void> => {
  await host.tap({ text: texts('ticket')('detail.large'), role: 'button' })
  await host.at(pageOf('ticket-code'))
  await host.find({ role: 'img' })
}

/** Functions that open the tour's screens of ticket codes, by the name of the stop. */
export const CODE_STOPS = {
  'ticket-code': async (stage, host) => {
    await openTicket(stage, host, 'site-1106', 'S2001')
    await openLarge(stage, host)
  },
  'ticket-code-bars': async (stage, host) => {
    await openTicket(stage, host, 'site-1106', 'S5001')
    await openLarge(stage, host)
  },
  'ticket-pickup': async (stage, host) => {
    await openTicket(stage, host, 'site-8201', 'S8004')
    await host.find({ part: stage.texts('ticket')('detail.pickup') })
  },
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
