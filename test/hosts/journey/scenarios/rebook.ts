import { rebookTexts } from '../../../../src/locales/namespaces/rebook'
import type { Host } from '../../harness/host'
import type { Scenario } from '../scenario'
import type { Stage } from '../stage'
import { addressOf, atPaid, chooseTickets, nameOf, pageOf, placeOrder } from '../steps'

/** Id of a play with three tiers. */
const PLAY = 'S2001'

/** Selects the first available tier whose text contains `part`. The selection holds a ticket of that tier. */
export const choosePlace = async ({ texts }: Stage, host: Host, part: string): Promise<void> => {
  const t = texts(rebookTexts)
  const tiers = await host.find({ text: t('rebook.tier'), role: 'radiogroup' })
  await host.tap({ part: part.trim(), role: 'radio', enabled: true }, tiers)
}

/** Opens the rebooking of a ticket as a member. The member has bought the ticket in the middle tier. */
const rebooking = async (stage: Stage): Promise<Host> => {
  const { texts } = stage
  const host = stage.launch({ device: await stage.member(), address: addressOf('booking', { showId: PLAY }) })
  await chooseTickets(stage, host, 1)
  await placeOrder(stage, host)
  await atPaid(stage, host)
  host.pages.reLaunch(addressOf('orders'))
  await host.tap({ part: nameOf(PLAY), role: 'button' })
  await host.at(pageOf('order-detail'))
  await host.tap({ part: texts(rebookTexts)('rebook.entryNote'), role: 'button' })
  await host.at(pageOf('rebook-ticket'))
  await host.find({ text: texts(rebookTexts)('rebook.tier'), role: 'radiogroup' })
  return host
}

/** Scenarios of rebooking tickets. */
export const rebook: Scenario[] = [
  {
    name: 'a ticket is rebooked to a dearer one, and the difference is paid in the host',
    requiresHostCall: { weapp: 'requestPayment', alipay: 'tradePay', bank: 'customEvent' },
    run: async (stage) => {
      const host = await rebooking(stage)
      const t = stage.texts(rebookTexts)
      await choosePlace(stage, host, t('rebook.pay', { amount: '' }))
      await host.tap({ part: t('rebook.submitPay', { amount: '' }).trim(), role: 'button', enabled: true })
      await atPaid(stage, host, 'result.rebooked')
      stage.did('ticket rebooked, the difference paid')
    },
  },
  {
    name: 'a ticket is rebooked to a cheaper one at once',
    isVariant: true,
    run: async (stage) => {
      const host = await rebooking(stage)
      const t = stage.texts(rebookTexts)
      await choosePlace(stage, host, t('rebook.getBack', { amount: '' }))
      await host.find(t('rebook.back'))
      await host.tap({ part: t('rebook.submit'), role: 'button', enabled: true })
      await host.tap({ text: t('rebook.submit'), role: 'button' }, await host.dialog(t('rebook.askTitle')))
      await atPaid(stage, host, 'result.rebooked')
      stage.did('ticket rebooked, the difference back')
    },
  },
]
