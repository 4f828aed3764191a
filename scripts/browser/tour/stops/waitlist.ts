import { atShow } from '../../steps/browse'
import { go, type Stop, titled } from '../stop'

/** A sold-out show with waitlists. */
const SOLD_OUT = 'S1004'

export const visitor: readonly Stop[] = [
  titled('wait-list-instruction', '/wait-list-instruction', ({ texts }) => texts('order')('waitlist.title')),
]

export const member: readonly Stop[] = [
  {
    name: 'waitlist-sheet',
    reach: async (shopper) => {
      const t = shopper.texts('show')
      await go(shopper, `/content/${SOLD_OUT}`)
      await atShow(shopper, SOLD_OUT)
      // After an earlier tour the member is already on the waitlist, so the button has another name.
      await shopper
        .button(t('show.action.waitlist'))
        .or(shopper.buttonContaining(t('sale.waitlisted')))
        .click()
      await shopper.dialog(t('wait.title')).getByRole('radio').first().waitFor()
    },
  },
  {
    name: 'waitlist-place',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts('show')
      const sheet = shopper.dialog(t('wait.title'))
      await sheet.getByRole('radio', { disabled: false }).first().click()
      await sheet.getByRole('button', { name: t('show.action.waitlist') }).click()
      await shopper
        .screen()
        .getByRole('region', { name: t('wait.title') })
        .first()
        .waitFor()
    },
  },
]
