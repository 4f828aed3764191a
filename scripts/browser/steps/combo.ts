import { comboTexts } from '../../../src/locales/namespaces/combo'
import type { Shopper } from '../shopper'

/** Requests the same seats for all sessions of the combo on the screen, and waits for the suggestions. */
export const findSameSeats = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(comboTexts)
  await shopper.button(t('combo.findSame')).click()
  await shopper
    .screen()
    .getByRole('radiogroup', { name: t('combo.sameSeats') })
    .waitFor()
}

/** Holds the chosen sessions of the combo on the screen, and waits for the checkout. */
export const holdCombo = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(comboTexts)
  const hold = shopper.button(t('combo.hold')).or(shopper.button(t('combo.checkout')))
  await hold.filter({ visible: true }).first().click()
  await shopper.at(shopper.texts('checkout')('confirm.title'))
}
