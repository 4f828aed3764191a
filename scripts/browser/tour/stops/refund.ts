import { refundTexts } from '../../../../src/locales/namespaces/refund'
import { scrollTo, showCard } from '../../steps/browse'
import { chooseToRefund, openRefund } from '../../steps/refund'
import type { Shopper } from '../../shopper'
import { go, stopAt, type Stop, titled } from '../stop'

/** A play that the member has an order for. */
const PLAY = 'S2001'
/** A privilege for early sales. Orders with this privilege have a separate refund rule. */
const PRIVILEGE = 'PVS4007'

/** Opens the member's order of a play in the next days with refundable tickets. */
const openTickets = async (shopper: Shopper): Promise<void> => {
  await go(shopper, '/order')
  await shopper.at(shopper.texts('order')('orders.title'))
  await (await scrollTo(shopper, showCard(shopper, PLAY))).click()
  await openRefund(shopper)
}

export const member: readonly Stop[] = [
  { name: 'refund-tickets', reach: openTickets },
  { name: 'refund-preview', follows: true, reach: chooseToRefund },
  {
    name: 'refund-rule',
    follows: true,
    reach: async (shopper) => {
      await shopper.buttonContaining(shopper.texts(refundTexts)('refund.ruleNote')).click()
      await shopper.at(shopper.texts(refundTexts)('refund.rule'))
      await shopper.screen().getByRole('listitem').first().waitFor()
    },
  },
  titled('refund-rule-show', `/refund-rule-order?showId=${PLAY}`, ({ texts }) => texts(refundTexts)('refund.terms')),
  titled('refund-rule-privilege', `/refund-rule-privilege?privilegeId=${PRIVILEGE}`, ({ texts }) =>
    texts(refundTexts)('refund.privilege.card'),
  ),
  stopAt('refunds', '/refund-orders', (shopper) => shopper.screen().getByRole('listitem').first().waitFor()),
  {
    name: 'refund-done',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(refundTexts)
      await shopper.buttonContaining(t('refund.state.REFUNDED')).first().click()
      await shopper.at(t('refund.progress'))
    },
  },
]
