import { parkingTexts } from '../../../../src/locales/namespaces/parking'
import { stopAt, type Stop } from '../stop'

export const member: readonly Stop[] = [
  // The seeded car is still parked (after-sale/parking/data/demo.json).
  stopAt('parking-payment', '/parking?plateNo=沪AD10086', (shopper) =>
    shopper.screen().getByText(shopper.texts(parkingTexts)('parking.steps')).waitFor(),
  ),
  {
    name: 'parking-plate',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(parkingTexts)
      await shopper.button(t('plate.add')).click()
      await shopper
        .screen()
        .getByRole('group', { name: t('plate.keys') })
        .waitFor()
    },
  },
]
