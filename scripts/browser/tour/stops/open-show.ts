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
]
