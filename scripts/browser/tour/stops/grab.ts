import { go, type Stop, titled } from '../stop'

/** A show whose sale has not started. */
const TO_COME = '/preload-ticket?showId=S1002'

export const member: readonly Stop[] = [
  titled('preload-ticket', TO_COME, ({ texts }) => texts('order')('grab.wanted')),
  {
    name: 'preload-ticket-tiers',
    reach: async (shopper) => {
      const t = shopper.texts('order')
      await go(shopper, TO_COME)
      await shopper.at(t('grab.wanted'))
      await shopper.button(t('grab.add')).click()
      await shopper.dialog(t('grab.chooseTiers')).getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'preload-ticket-filled',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts('order')
      const sheet = shopper.dialog(t('grab.chooseTiers'))
      for (const tier of [0, 2, 3]) await sheet.getByRole('checkbox').nth(tier).click()
      await sheet.getByRole('button', { name: t('button.done') }).click()
      await sheet.waitFor({ state: 'hidden' })
      await shopper.screen().getByRole('listitem').nth(2).waitFor()
    },
  },
]
