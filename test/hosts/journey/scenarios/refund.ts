import { refundTexts } from '../../../../src/locales/namespaces/refund'
import { openOrder } from '../../layout/open-order'
import type { Host } from '../../harness/host'
import type { Scenario } from '../scenario'
import type { Stage } from '../stage'
import { addressOf, atPaid, chooseTickets, nameOf, pageOf, placeOrder } from '../steps'

/** A play for which the member has two tickets. */
const PLAY = 'S2001'
/** Id of another play, because a session allows only one refund. */
const OTHER = 'S2002'

/** Refunds the last ticket of an order. The other tickets remain, because later scenarios show their codes. */
const refund = async (stage: Stage, host: Host): Promise<void> => {
  const t = stage.texts(refundTexts)
  await host.tap({ text: stage.texts('order')('button.returnTickets'), role: 'button', enabled: true })
  await host.at(pageOf('refund-order-tickets'))
  const last = await host.until(() => host.all({ role: 'checkbox', enabled: true }).at(-1), 'nothing to give back')
  await host.tap(last)
  const [label = ''] = t('refund.submitAmount', { amount: '' }).split('¥')
  await host.tap({ part: `${label}¥`, role: 'button', enabled: true })
  await host.tap({ text: t('refund.submit'), role: 'button' }, await host.dialog(t('refund.askTitle')))
  await host.find(t('refund.state.IN_PROGRESS'))
}

/** Scenarios of refunding tickets. */
export const refunds: Scenario[] = [
  {
    name: 'one of two tickets is given back',
    run: async (stage) => {
      const host = stage.launch({ device: await stage.member() })
      await openOrder(stage, host, PLAY)
      await refund(stage, host)
      await host.back()
      await host.at(pageOf('order-detail'), stage.texts('order')('detail.moved.refunding'))
      stage.did('a ticket of an order refunded')
    },
  },
  {
    name: 'the one ticket of an order is given back',
    isVariant: true,
    run: async (stage) => {
      const host = stage.launch({ device: await stage.member(), address: addressOf('booking', { showId: OTHER }) })
      await chooseTickets(stage, host, 0)
      await placeOrder(stage, host)
      await atPaid(stage, host)
      host.pages.reLaunch(addressOf('orders'))
      await host.tap({ part: nameOf(OTHER), role: 'button' })
      await host.at(pageOf('order-detail'))
      await refund(stage, host)
      stage.did('an order refunded')
    },
  },
]
