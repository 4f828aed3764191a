import { refundTexts } from '../../../../src/locales/namespaces/refund'
import { scrollTo, showCard } from '../../steps/browse'
import type { Shopper } from '../../shopper'
import { go, stopAt, type Stop, titled } from '../stop'

/** A play; the member has an order of it from the start. */
const PLAY = 'S2001'

/** The member's order of a play in some days, whose tickets can be given back. */
const openTickets = async (shopper: Shopper): Promise<void> => {
  const order = shopper.texts('order')
  await go(shopper, '/order')
  await shopper.at(order('orders.title'))
  await (await scrollTo(shopper, showCard(shopper, PLAY))).click()
  await shopper.button(order('detail.refund')).click()
  await shopper.at(shopper.texts(refundTexts)('refund.title'))
  await shopper.screen().getByRole('checkbox').first().waitFor()
}

/** What a member sees. */
export const member: readonly Stop[] = [
  { name: 'refund-tickets', reach: openTickets },
  {
    name: 'refund-preview',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(refundTexts)
      await shopper.screen().getByRole('checkbox').first().click()
      await shopper.screen().getByRole('radio').first().click()
      // On desktop the quote stands in the column beside; the button tells of it everywhere.
      await shopper
        .buttonContaining(t('refund.submitAmount', { amount: '' }).trim())
        .first()
        .waitFor()
    },
  },
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
