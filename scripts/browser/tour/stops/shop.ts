import { pictureTexts } from '../../../../src/locales/namespaces/picture'
import { stubTexts } from '../../../../src/locales/namespaces/stub'
import { showName } from '../../texts'
import { stopAt, type Stop } from '../stop'

/** A show that the member attended with two tickets. Both tickets have a seat and a name. */
const SEEN = 'S1015'

export const member: readonly Stop[] = [
  stopAt('ticket-stubs', '/ticket-stub-list', (shopper) => shopper.screen().getByRole('listitem').first().waitFor()),
  {
    name: 'ticket-stub',
    follows: true,
    reach: async (shopper) => {
      const [t, picture] = [shopper.texts(stubTexts), shopper.texts(pictureTexts)]
      await shopper.buttonContaining(showName(SEEN, shopper.language)).click()
      await shopper.at(t('stub.printTitle'))
      await shopper.screen().getByRole('switch').waitFor()
      await shopper
        .screen()
        .getByRole('button', { name: picture('picture.save'), disabled: false })
        .waitFor()
    },
  },
]
