import { bindTexts } from '../../../../src/locales/namespaces/bind'
import { holderTexts } from '../../../../src/locales/namespaces/holder'
import { namesTexts } from '../../../../src/locales/namespaces/names'
import type { Shopper } from '../../shopper'
import { go, stopAt, type Stop, titled } from '../stop'

/** Opens the sandbox member's three tickets in Macao that have no attendee names yet. */
const openNames = async (shopper: Shopper): Promise<void> => {
  await go(shopper, '/ticket?siteId=site-8201')
  await shopper.buttonContaining(shopper.texts(holderTexts)('holder.namesMissing', { count: 3 })).click()
  await shopper.at(shopper.texts(namesTexts)('names.title'))
}

export const member: readonly Stop[] = [
  { name: 'names', reach: openNames },
  {
    name: 'names-together',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(namesTexts)
      await shopper.buttonContaining(t('names.fillCount', { count: 3 })).click()
      await shopper.at(t('names.fill'))
      for (const at of [0, 1]) await shopper.screen().getByRole('checkbox').nth(at).click()
      await shopper
        .screen()
        .getByRole('heading', { name: t('names.seating') })
        .waitFor()
    },
  },
  {
    name: 'names-one',
    reach: async (shopper) => {
      const t = shopper.texts(namesTexts)
      await openNames(shopper)
      await shopper.screen().getByRole('listitem').first().getByText(t('names.unnamed')).click()
      await shopper.at(t('names.single.title'))
      await shopper.screen().getByRole('radio').first().waitFor()
    },
  },
  {
    name: 'names-card',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(namesTexts)
      await shopper.buttonContaining(t('names.byIdCard')).click()
      await shopper.at(t('names.card.title'))
      await shopper.screen().getByRole('textbox').first().waitFor()
    },
  },
  titled('bind-ticket', '/ticket/bind-ticket', ({ texts }) => texts(bindTexts)('bind.ticket.title')),
  stopAt('bind-invitation', '/bind-invitation-ticket?code=7K4M9Q2XWD58', (shopper) =>
    shopper.buttonContaining(shopper.texts(bindTexts)('bind.other')).waitFor(),
  ),
]
