import { holderTexts } from '../../../../src/locales/namespaces/holder'
import type { Scenario } from '../scenario'
import { addressOf, nameOf, pageOf } from '../steps'

/**
 * Ids of shows for which the member has tickets: a used ticket in Shanghai, and future tickets in Shanghai and in
 * Macao.
 */
const USED = 'S1015'
const SHANGHAI = 'S2001'
const MACAO = 'S1005'

const cardOf = (showId: string) => ({ part: nameOf(showId), role: 'button' })

/** Scenarios of the ticket lists, with and without a network. */
export const heldTickets: Scenario[] = [
  {
    name: 'a member finds a used ticket among the past ones',
    run: async (stage) => {
      const host = stage.launch({ device: await stage.member(), address: addressOf('ticket-holder') })
      await host.find(cardOf(SHANGHAI))
      await host.tap({ text: stage.texts(holderTexts)('holder.history'), role: 'button' })
      await host.at(pageOf('history-ticket'))
      await host.tap(cardOf(USED))
      await host.at(pageOf('ticket-detail-new'), nameOf(USED))
      stage.did('past tickets')
    },
  },
  {
    name: 'the tickets of a site open from the stored copies after the program was killed, without a network',
    run: async (stage) => {
      const t = stage.texts(holderTexts)
      const first = stage.launch({ device: await stage.member(), address: addressOf('ticket-holder') })
      await first.find(cardOf(MACAO))
      const device = first.kill()
      const host = stage.launch({ device, address: addressOf('ticket-holder'), mayFail: true })
      host.network.lose()
      const [notice = ''] = stage.texts('core')('ticketHolder.stored', { time: '' }).split('，')
      await host.find({ part: notice })
      await host.find(cardOf(SHANGHAI))
      await host.tap({ text: '澳门', role: 'button' })
      await host.until(() => host.all(cardOf(SHANGHAI)).length === 0, 'the tickets of the other site stay')
      await host.find(cardOf(MACAO))
      await host.find({ part: notice })
      host.network.restore()
      await host.tap({ text: t('holder.siteTickets', { city: '澳门' }), role: 'button' })
      await host.at(pageOf('site-ticket'))
      await host.find(cardOf(MACAO))
      stage.did('tickets of a site')
    },
  },
]
