import { entranceTexts } from '../../../../src/locales/namespaces/entrance'
import { openShowTexts } from '../../../../src/locales/namespaces/open-show'
import { stopAt, type Stop } from '../stop'

// The seeded shows and registrations are those of catalogue/open-show and after-sale/registration.
export const visitor: readonly Stop[] = [
  stopAt('open-show', '/open-show/OS1001', (shopper) => shopper.at(shopper.texts(openShowTexts)('openShow.giving'))),
]

export const member: readonly Stop[] = [
  stopAt('open-show-form', '/open-show/confirm?showId=OS1001', (shopper) =>
    shopper.at(shopper.texts(openShowTexts)('openShow.people')),
  ),
  stopAt('open-show-list', '/open-show/orders/list', (shopper) =>
    shopper.screen().getByRole('listitem').first().waitFor(),
  ),
  stopAt('open-show-detail', '/open-show-detail?registrationId=RG-demo-3', (shopper) =>
    shopper.at(shopper.texts(openShowTexts)('openShow.draw.title')),
  ),
  stopAt('registration-list', '/registration-list', (shopper) =>
    shopper.screen().getByRole('listitem').first().waitFor(),
  ),
  {
    name: 'entrance-registration-detail',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(entranceTexts)
      await shopper.buttonContaining(t('entrance.visit.MISSING', { count: 2, total: 3 })).click()
      await shopper.button(t('entrance.fillIn')).first().waitFor()
    },
  },
  {
    name: 'entrance-registration-form',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(entranceTexts)
      await shopper.button(t('entrance.fillIn')).first().click()
      const name = t('entrance.ticket', { number: 2 })
      await shopper.screen().getByText(t('entrance.for', { name })).waitFor()
    },
  },
]
