import { rebookTexts } from '../../../../src/locales/namespaces/rebook'
import { scrollTo, showCard } from '../../steps/browse'
import { choosePlace } from '../../steps/rebook'
import { go, type Stop } from '../stop'

/** A play that the member has an order for. */
const PLAY = 'S2001'

export const member: readonly Stop[] = [
  {
    name: 'rebook-tickets',
    reach: async (shopper) => {
      const t = shopper.texts(rebookTexts)
      await go(shopper, '/order')
      await shopper.at(shopper.texts('order')('orders.title'))
      await (await scrollTo(shopper, showCard(shopper, PLAY))).click()
      await shopper.buttonContaining(t('rebook.entryNote')).click()
      await shopper.at(t('rebook.title'))
      await shopper.screen().getByRole('checkbox').first().check()
      await shopper
        .screen()
        .getByRole('radiogroup', { name: t('rebook.tier') })
        .waitFor()
    },
  },
  {
    name: 'rebook-preview',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(rebookTexts)
      await choosePlace(shopper, t('rebook.pay', { amount: '' }))
      // On desktop the preview is in the side column. The button shows the amount in every layout.
      await shopper.buttonContaining(t('rebook.submitPay', { amount: '' }).trim()).waitFor()
    },
  },
]
